/** What speaks against a refactoring, each with the way to where it stands; what reads alike is said once. */
import type {Reason} from '../../engine/report.ts'
import {text} from '../../texts/text.ts'
import type {Region} from '../findings.ts'
import {reasonWords} from '../words/reason.ts'
import {PlaceLink} from './place-link.tsx'
import {Words} from './sentence.tsx'

const SHOWN = 5

export function Reasons({reasons, refactoring, onJump}: {reasons: Reason[]; refactoring: number; onJump(region: Region): void}) {
  if (reasons.length === 0) return null
  const groups = new Map<string, Reason[]>()
  for (const reason of reasons.slice(0, SHOWN)) {
    const key = `${reason.kind} ${reason.name ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), reason])
  }
  return (
    <ul class="reasons">
      {[...groups].map(([key, alike]) => (
        <li key={key}>
          <Words parts={reasonWords(alike[0]!)} />{' '}
          {alike.flatMap(reason => {
            const region = regionOf(reason, refactoring)
            return region
              ? [<PlaceLink key={`${region.side} ${region.path} ${region.startLine}`} region={region} onJump={onJump} />, ' ']
              : []
          })}
        </li>
      ))}
      {reasons.length > SHOWN && <li class="muted">{text('and_more', reasons.length - SHOWN)}</li>}
    </ul>
  )
}

/** Where it stands now, or where it stood. */
function regionOf({before, after}: Reason, refactoring: number): Region | undefined {
  const spot = after[0] ?? before[0]
  if (!spot) return undefined
  return {refactoring, path: spot.path, side: after[0] ? 'after' : 'before', startLine: spot.startLine, endLine: spot.endLine}
}
