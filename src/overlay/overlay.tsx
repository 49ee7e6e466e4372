/** Everything Refract shows on one page. It is given a state and shows it; it stops, and leaves no trace, with its signal. */
import {render} from 'preact'
import type {Refactoring} from '../engine/report.ts'
import type {DiffView} from '../github/diff/view.ts'
import {Card} from './card/card.tsx'
import {CardBox} from './card/card-box.tsx'
import {CardControl} from './card/card-control.ts'
import {cardStyles} from './card/styles.ts'
import {type PageState, type Region, stateWord} from './findings.ts'
import {type Folds, foldLines} from './fold/fold.tsx'
import {openLinked} from './fold/linked.ts'
import {keepInPlace} from './fold/steady.ts'
import {drawHeaders} from './headers/headers.tsx'
import {jumpTo} from './jump.ts'
import {OWN, STATE} from './marks/attributes.ts'
import {drawMarks} from './marks/marks.tsx'
import {nearby} from './nearby.ts'
import {Panel, type PanelActions} from './panel/panel.tsx'
import {panelStyles} from './panel/styles.ts'
import {refactoringId} from './refactoring-id.ts'
import type {SettingsStore} from './settings.ts'
import {readSharedView, withSharedView} from './shared-view.ts'
import {sharedStyles} from './styles.ts'
import {cardName} from './words/card-name.ts'

export interface Overlay {
  show(state: PageState): void
}

export interface OverlayOptions {
  signal: AbortSignal
  actions: PanelActions
  settings: SettingsStore
}

export function openOverlay(document: Document, view: DiffView, {signal, actions, settings}: OverlayOptions): Overlay {
  const host = document.createElement('div')
  host.setAttribute(OWN, 'overlay')
  const shadow = host.attachShadow({mode: 'open'})
  // Beside the body, which GitHub exchanges on some navigations.
  document.documentElement.append(host)

  // What is drawn into the page is drawn where the reader is.
  const near = nearby(document.defaultView!, view, {signal})

  let state: PageState | undefined
  let panelOpen = false
  const window = document.defaultView!
  const shared = readSharedView(window.location.href)
  // A link says it for this page only; what the reader says is remembered.
  let hide = shared?.hide ?? settings.current.hide
  let entered = 0
  let marks: AbortController | undefined
  let folding: AbortController | undefined
  let folds: Folds | undefined
  const control = new CardControl(draw)
  const jump = (region: Region, {takeFocus}: {takeFocus: boolean}) => {
    folds?.openAt({...region, line: region.startLine})
    if (state?.kind === 'shown') void jumpTo(view, region, {renamed: state.findings.renamed, takeFocus, signal})
  }

  signal.addEventListener('abort', () => {
    marks?.abort()
    folding?.abort()
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
    const findings = state.kind === 'shown' ? state.findings : undefined
    render(
      <>
        <style>{sharedStyles + cardStyles + panelStyles}</style>
        {open && findings && (
          <CardBox
            control={control}
            badge={open.badge}
            name={cardName(open.refactorings.map(index => findings.refactorings[index]!))}
            entered={entered}
          >
            <Card
              findings={findings}
              refactorings={open.refactorings}
              at={view.lineOf(open.badge)}
              chords={settings.current.chords}
              onJump={region => jump(region, {takeFocus: true})}
              linkTo={linkTo}
            />
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
          hide={hide}
          onHide={setHide}
          settings={settings.current}
          onSettings={changes => settings.update(changes)}
          linkTo={linkTo}
        />
      </>,
      shadow,
    )
  }

  function setHide(wanted: boolean) {
    hide = wanted
    settings.update({hide})
    refold()
    // GitHub keeps its own things in the state of an address.
    window.history.replaceState(window.history.state, '', withSharedView(window.location.href, {hide}))
    draw()
  }

  /** An address that shows this page as it is shown now, at one refactoring. */
  function linkTo(index: number): string {
    const refactoring = state?.kind === 'shown' ? refactoringId(state.findings.refactorings[index]!) : undefined
    return withSharedView(window.location.href, {hide, refactoring})
  }

  const isWanted = ({type, verdict}: Refactoring) =>
    !settings.current.unwantedTypes.includes(type) && !settings.current.unwantedVerdicts.includes(verdict)

  settings.watch(
    changed => {
      if (changed.hide !== hide) {
        hide = changed.hide
        refold()
      }
      startMarks()
      draw()
    },
    {signal},
  )

  const refold = () => keepInPlace(window, () => view.files().flatMap(file => file.lines().map(({cell}) => cell)), startFolds)

  function startFolds() {
    folding?.abort()
    folds = undefined
    if (state?.kind !== 'shown' || !hide) return
    folding = new AbortController()
    folds = foldLines(document, near, state.findings, {signal: folding.signal})
    openLinked(window, view, folds, {signal: folding.signal})
  }

  function startMarks() {
    marks?.abort()
    control.close()
    if (state?.kind !== 'shown') return
    marks = new AbortController()
    drawHeaders(document, near, state.findings, {signal: marks.signal})
    drawMarks(document, near, state.findings, {
      signal: marks.signal,
      isWanted,
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
      if (next.kind !== 'shown' || next.findings.regions !== findings?.regions) {
        startMarks()
        startFolds()
      }
      draw()
      document.documentElement.setAttribute(STATE, stateWord(next))
    },
  }
}
