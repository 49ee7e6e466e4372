/** A comment as the words it says: where its lines break and how it is drawn does not matter. */
import type {SourceFile} from '../model/code.ts'
import type {Fate} from './line-tally.ts'

export interface Comment {
  file: SourceFile
  start: number
  end: number
  /** Made when first asked for: most comments are the same to the letter. */
  words?: Word[]
}

export interface Word {
  text: string
  line: number
  /** Undefined as long as nobody found it in the other version. */
  fate?: Fate
}

const WORD = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu
/** The signs that begin and end a comment, and those that are drawn down its side. */
const FRAME = /^[\s/*#]+|[\s/*]+$/g

export const textOf = ({file, start, end}: Comment): string => file.text.slice(start, end)

export function wordsOf(comment: Comment): Word[] {
  comment.words ??= readWords(comment)
  return comment.words
}

function readWords(comment: Comment): Word[] {
  const first = comment.file.lines.lineAt(comment.start)
  return textOf(comment)
    .split('\n')
    .flatMap((line, i) => (line.replace(FRAME, '').match(WORD) ?? []).map(text => ({text, line: first + i})))
}

export const saying = (comment: Comment): string =>
  wordsOf(comment)
    .map(({text}) => text)
    .join(' ')

export const commentsOf = (file: SourceFile): Comment[] => {
  const {tokens} = file
  const found: Comment[] = []
  for (let i = 0; i < tokens.count; i++) if (tokens.isComment[i]) found.push({file, start: tokens.start[i], end: tokens.end[i]})
  return found
}
