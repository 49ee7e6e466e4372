/** What happened here: each refactoring in a sentence, why its verdict is what it is, what differs inside, and the ways to go on. */
import type {ComponentChildren} from 'preact'
import type {LineKey} from '../../github/diff/shown.ts'
import {counted, text, textParts} from '../../texts/text.ts'
import {CopyButton} from '../copy/copy-button.tsx'
import type {Findings, Region} from '../findings.ts'
import type {Chords} from '../keys/chords.ts'
import {Sign} from '../sign.tsx'
import {evidence} from '../words/evidence.ts'
import {shownName} from '../words/shown-code.ts'
import {verdictWords} from '../words/verdict.ts'
import {Assumptions} from './assumptions.tsx'
import {consequencesOf} from './consequences.ts'
import {InnerDiffBox} from './inner-diff.tsx'
import {otherEnd} from './other-end.ts'
import {PlaceLink} from './place-link.tsx'
import {Reasons} from './reasons.tsx'
import {Sentence} from './sentence.tsx'

export {Sentence}

export interface CardProps {
  findings: Findings
  /** The refactorings it speaks of. */
  refactorings: number[]
  /** The line that the reader is on. */
  at?: LineKey
  chords?: Chords
  onJump(region: Region): void
  /** The address of this page at one refactoring. */
  linkTo(refactoring: number): string
}

const LONGEST_LINK = 40 // characters of a name in a link
const MOST = 5 // refactorings in one card; a line may have dozens

export function Card(props: CardProps) {
  const {refactorings, chords} = props
  const shown = refactorings.slice(0, MOST)
  const left = refactorings.length - shown.length
  return (
    <>
      {shown.map((index, position) => (
        <Article key={index} {...props} index={index} isFirst={position === 0}>
          {position === shown.length - 1 && chords && <ChordHint chords={chords} />}
        </Article>
      ))}
      {left > 0 && <p class="left muted">{counted('card_refactorings_left', left)}</p>}
    </>
  )
}

interface ArticleProps extends CardProps {
  index: number
  isFirst: boolean
  children: ComponentChildren
}

function Article({index, isFirst, children, ...props}: ArticleProps) {
  const {findings, at, onJump, linkTo} = props
  const refactoring = findings.refactorings[index]!
  const other = otherEnd(findings, index, at)
  return (
    <article>
      <h3>
        <Sign verdict={refactoring.verdict} />
        <span>{refactoring.type}</span>
        <span class={`label ${refactoring.verdict}`}>{verdictWords(refactoring)}</span>
      </h3>
      <p class="happened">
        <Sentence refactoring={refactoring} />
      </p>
      {isFirst ? (
        <Details {...props} index={index} />
      ) : (
        <details>
          <summary>{text('card_details')}</summary>
          <Details {...props} index={index} />
        </details>
      )}
      <footer>
        {other && (
          <button type="button" class="link go" onClick={() => onJump(other.region)}>
            {other.name === undefined ? text('card_go_to_other_end') : text('card_go_to', shownName(other.name, LONGEST_LINK))}
            {other.direction && <span aria-hidden="true">{other.direction === 'down' ? ' ↓' : ' ↑'}</span>}
          </button>
        )}
        <CopyButton look="link" label={text('copy_link')} copied={() => linkTo(index)} />
        {children}
      </footer>
    </article>
  )
}

function Details({findings, index, onJump}: CardProps & {index: number}) {
  const refactoring = findings.refactorings[index]!
  const inner = findings.innerDiffs[index]
  return (
    <>
      <p class="why">{evidence(refactoring, inner)}</p>
      <Assumptions assumptions={refactoring.assumptions} />
      <Reasons reasons={refactoring.reasons} refactoring={index} onJump={onJump} />
      {inner && <Inner inner={inner} isProved={refactoring.verdict === 'pure'} />}
      <Following findings={findings} index={index} onJump={onJump} />
      <Ends regions={findings.regions.filter(region => region.refactoring === index)} onJump={onJump} />
    </>
  )
}

/** What differs inside a proved one is no edit: whoever wants to see it opens it. */
function Inner({inner, isProved}: {inner: Findings['innerDiffs'][number]; isProved: boolean}) {
  if (!isProved) return <InnerDiffBox diff={inner} />
  if (inner.kind === 'too long' || inner.removed + inner.added === 0) return null
  return (
    <details>
      <summary>{text('card_show_differences')}</summary>
      <InnerDiffBox diff={inner} />
    </details>
  )
}

const FOLLOWING = 3 // links to lines that follow; there may be hundreds

function Following({findings, index, onJump}: {findings: Findings; index: number; onJump(region: Region): void}) {
  const {lines, files, regions} = consequencesOf(findings, index)
  if (lines === 0) return null
  return (
    <p class="aside">
      {counted('card_follow', lines, counted('files', files))} <Places regions={regions} most={FOLLOWING} onJump={onJump} />
    </p>
  )
}

const ENDS = 3 // links on one side; a rename may have hundreds of ends

/** Where it was → where it is. */
function Ends({regions, onJump}: {regions: Region[]; onJump(region: Region): void}) {
  const sides = (['before', 'after'] as const).flatMap(side => {
    const ends = regions.filter(region => region.side === side)
    return ends.length > 0 ? [{side, ends}] : []
  })
  return (
    <p class="ends aside">
      {sides.map(({side, ends}) => (
        <span key={side}>
          <span class="side">{text(side)}</span> <Places regions={ends} most={ENDS} onJump={onJump} />
        </span>
      ))}
    </p>
  )
}

function Places({regions, most, onJump}: {regions: Region[]; most: number; onJump(region: Region): void}) {
  return (
    <>
      {regions
        .slice(0, most)
        .flatMap(region => [<PlaceLink key={`${region.path}:${region.startLine}`} region={region} onJump={onJump} />, ' '])}
      {regions.length > most && <span class="muted">{text('and_more', regions.length - most)}</span>}
    </>
  )
}

function ChordHint({chords: {next, previous}}: {chords: Chords}) {
  if (!next || !previous) return null
  return (
    <span class="hint">
      {textParts('card_chords', next, previous).map((part, index) =>
        part.value === undefined ? <span key={index}>{part.text}</span> : <kbd key={index}>{part.text}</kbd>,
      )}
    </span>
  )
}
