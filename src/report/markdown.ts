/**
 * Markdown as GitHub reads it, for a comment. Whatever comes from a repository stays text: no link, no mention, no HTML, no
 * heading of its own.
 */
import {oneLine} from './inert.ts'

export type MarkdownPiece = string | {code: string} | {strong: string} | {link: string; to: string}

export interface MarkdownSection {
  /** Absent where the items speak for themselves. */
  heading?: string
  items: MarkdownPiece[][]
}

export interface MarkdownDocument {
  title: string
  sections: MarkdownSection[]
}

export function markdown({title, sections}: MarkdownDocument): string {
  const blocks = sections
    .filter(({items}) => items.length > 0)
    .map(({heading, items}) => [...(heading ? [`#### ${plain(heading)}`, ''] : []), ...items.map(item => `- ${inline(item)}`)].join('\n'))
  return `${[`### ${plain(title)}`, ...blocks].join('\n\n')}\n`
}

const inline = (pieces: MarkdownPiece[]): string => pieces.map(pieceText).join('')

function pieceText(piece: MarkdownPiece): string {
  if (typeof piece === 'string') return plain(piece)
  if ('code' in piece) return codeSpan(piece.code)
  if ('strong' in piece) return `**${plain(piece.strong)}**`
  return `[${plain(piece.link)}](<${piece.to.replace(/[<>\\\s]/g, sign => encodeURIComponent(sign))}>)`
}

/** Mentions, numbers of issues and bare addresses are made out of finished text; an empty comment between their signs ends that. */
function plain(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&$]/g, sign => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`))
    .replace(/@|#|:(?=\/\/)|(?<=www)\\\./gi, sign => `${sign}<!-- -->`)
}

/** Longer quotes than any inside, and a space where the text begins or ends with one. */
function codeSpan(text: string): string {
  const shown = oneLine(text).trim() || ' '
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))
  const quote = '`'.repeat(longest + 1)
  const pad = /^`|`$/.test(shown) ? ' ' : ''
  return `${quote}${pad}${shown}${pad}${quote}`
}
