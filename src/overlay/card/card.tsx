/** What happened here: one sentence for each refactoring, and the way to both of its ends. */
import type {Refactoring, Side} from '../../engine/report.ts'
import {text} from '../../texts/text.ts'
import type {Findings, Region} from '../findings.ts'
import {Sign} from '../sign.tsx'
import {fileName} from '../words/count.ts'
import {sentence} from '../words/sentence.ts'

export interface CardProps {
  findings: Findings
  /** The refactorings it speaks of. */
  refactorings: number[]
  onJump(region: Region): void
  /** The address of this page at one refactoring. */
  linkTo(refactoring: number): string
}

export function Card({findings, refactorings, onJump}: CardProps) {
  return (
    <>
      {refactorings.map(index => (
        <article key={index}>
          <h3>
            <Sign verdict={findings.refactorings[index]!.verdict} />
            {findings.refactorings[index]!.type}
          </h3>
          <p>
            <Sentence refactoring={findings.refactorings[index]!} />
          </p>
          <footer>
            <Ends side="before" regions={findings.regions.filter(region => region.refactoring === index)} onJump={onJump} />
            <Ends side="after" regions={findings.regions.filter(region => region.refactoring === index)} onJump={onJump} />
          </footer>
        </article>
      ))}
    </>
  )
}

export function Sentence({refactoring}: {refactoring: Refactoring}) {
  return (
    <>
      {sentence(refactoring).map(({text, code}, index) =>
        code ? (
          <code key={index} title={code}>
            {text}
          </code>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </>
  )
}

const SHOWN = 3 // links on one side; a rename may have hundreds of ends

function Ends({side, regions, onJump}: {side: Side; regions: Region[]; onJump(region: Region): void}) {
  const ends = regions.filter(region => region.side === side)
  if (ends.length === 0) return null
  return (
    <div class="ends">
      <span class="side">{side}</span>
      <span>
        {ends.slice(0, SHOWN).map(region => (
          <button type="button" class="link" key={`${region.path}:${region.startLine}`} title={region.path} onClick={() => onJump(region)}>
            {fileName(region.path)}:{lines(region)}
          </button>
        ))}
        {ends.length > SHOWN && <span class="muted">{text('and_more', ends.length - SHOWN)}</span>}
      </span>
    </div>
  )
}

const lines = ({startLine, endLine}: Region) => (startLine === endLine ? startLine : `${startLine}–${endLine}`)
