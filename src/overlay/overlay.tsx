/** Everything Refract shows on one page. It is given a state and shows it; it stops, and leaves no trace, with its signal. */
import {render} from 'preact'
import type {DiffView} from '../github/diff/view.ts'
import {Card} from './card/card.tsx'
import {CardBox} from './card/card-box.tsx'
import {CardControl} from './card/card-control.ts'
import {cardStyles} from './card/styles.ts'
import {type PageState, type Region, stateWord} from './findings.ts'
import {jumpTo} from './jump.ts'
import {OWN, STATE} from './marks/attributes.ts'
import {drawMarks} from './marks/marks.tsx'
import {Panel, type PanelActions} from './panel/panel.tsx'
import {panelStyles} from './panel/styles.ts'
import {sharedStyles} from './styles.ts'

export interface Overlay {
  show(state: PageState): void
}

export function openOverlay(document: Document, view: DiffView, {signal, actions}: {signal: AbortSignal; actions: PanelActions}): Overlay {
  const host = document.createElement('div')
  host.setAttribute(OWN, 'overlay')
  const shadow = host.attachShadow({mode: 'open'})
  // Beside the body, which GitHub exchanges on some navigations.
  document.documentElement.append(host)

  let state: PageState | undefined
  let panelOpen = false
  let entered = 0
  let marks: AbortController | undefined
  const control = new CardControl(draw)
  const jump = (region: Region, {takeFocus}: {takeFocus: boolean}) => {
    if (state?.kind === 'shown') void jumpTo(view, region, {renamed: state.findings.renamed, takeFocus, signal})
  }

  signal.addEventListener('abort', () => {
    marks?.abort()
    control.close()
    render(null, shadow)
    host.remove()
    document.documentElement.removeAttribute(STATE)
  })

  // Before the page hears it: GitHub has its own meaning of Escape.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !control.open) return
    event.stopPropagation()
    control.dismiss(shadow.activeElement?.closest('.card') != null)
  }
  document.addEventListener('keydown', onKey, {signal, capture: true})

  function draw() {
    if (!state || signal.aborted) return
    const {open} = control
    render(
      <>
        <style>{sharedStyles + cardStyles + panelStyles}</style>
        {open && state.kind === 'shown' && (
          <CardBox control={control} badge={open.badge} entered={entered}>
            <Card findings={state.findings} refactorings={open.refactorings} onJump={region => jump(region, {takeFocus: true})} />
          </CardBox>
        )}
        <Panel
          state={state}
          open={panelOpen}
          onToggle={wanted => {
            panelOpen = wanted
            draw()
          }}
          // Who goes through the list wants to stay in it.
          onJump={region => jump(region, {takeFocus: false})}
          actions={actions}
        />
      </>,
      shadow,
    )
  }

  function startMarks() {
    marks?.abort()
    control.close()
    if (state?.kind !== 'shown') return
    marks = new AbortController()
    drawMarks(document, view, state.findings, {
      signal: marks.signal,
      onRest: (badge, refactorings) => control.show(badge, refactorings),
      onFocus: (badge, refactorings) => control.show(badge, refactorings),
      onLeave: () => control.leave(),
      onOpen(badge, refactorings) {
        entered++
        control.show(badge, refactorings)
        draw()
      },
      onDrawn: () => control.closeIfGone(),
    })
  }

  return {
    show(next) {
      if (signal.aborted) return
      const findings = state?.kind === 'shown' ? state.findings : undefined
      state = next
      // Notes may be added to findings whose marks stand already.
      if (next.kind !== 'shown' || next.findings.regions !== findings?.regions) startMarks()
      draw()
      document.documentElement.setAttribute(STATE, stateWord(next))
    },
  }
}
