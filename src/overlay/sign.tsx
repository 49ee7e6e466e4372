/** A verdict as a shape, and only then as a colour: full, half, ring. Green and red mean added and removed here. */
import type {Verdict} from '../engine/report.ts'

export const Sign = ({verdict}: {verdict: Verdict}) => <i class={`sign ${verdict}`} aria-hidden="true" />

export const signStyles = `
  .sign { flex: none; display: inline-block; width: 9px; height: 9px; border-radius: 50%; box-sizing: border-box; }
  .sign.pure { background: var(--fgColor-done, CanvasText); }
  .sign.mixed { background: linear-gradient(90deg, var(--fgColor-attention, CanvasText) 50%, transparent 50%);
    box-shadow: inset 0 0 0 1.5px var(--fgColor-attention, CanvasText); }
  .sign.unproved { box-shadow: inset 0 0 0 1.5px var(--fgColor-muted, GrayText); }
  @media (forced-colors: active) { .sign { forced-color-adjust: none; } }
`

/** Several refactorings in one place are as sure as the least sure of them. */
export function worstVerdict(verdicts: Verdict[]): Verdict {
  if (verdicts.includes('mixed')) return 'mixed'
  return verdicts.includes('unproved') ? 'unproved' : 'pure'
}
