/** Everything Refract shows on one page. It is given a state and shows it; it stops, and leaves no trace, with its signal. */
import {render} from 'preact'
import type {DiffView} from '../github/diff/view.ts'
import {Card} from './card/card.tsx'
import {CardBox} from './card/card-box.tsx'
import {CardControl} from './card/card-control.ts'
import {cardStyles} from './card/styles.ts'
import {markedIn, type PageState, type Region, stateWord} from './findings.ts'
import {HideSwitch} from './fold/switch.ts'
import {drawHeaders} from './headers/headers.tsx'
import {jumpTo} from './jump.ts'
import type {Command} from './keys/chords.ts'
import {HelpDialog} from './keys/help-dialog.tsx'
import {listenToChords} from './keys/listen.ts'
import {isTyping} from './keys/typing.ts'
import {DRAWN, OWN, STATE} from './marks/attributes.ts'
import {drawMarks} from './marks/marks.tsx'
import {nearby} from './nearby.ts'
import {pageOrder, stepFrom} from './page-order.ts'
import {type About, Panel, type PanelActions} from './panel/panel.tsx'
import {panelStyles} from './panel/styles.ts'
import {refactoringId} from './refactoring-id.ts'
import {isWanted, type Settings, type SettingsStore} from './settings.ts'
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
  about: About
}

export function openOverlay(document: Document, view: DiffView, {signal, actions, settings, about}: OverlayOptions): Overlay {
  const host = document.createElement('div')
  host.setAttribute(OWN, 'overlay')
  const shadow = host.attachShadow({mode: 'open'})
  // Beside the body, which GitHub exchanges on some navigations.
  document.documentElement.append(host)

  // What is drawn into the page is drawn where the reader is.
  const near = nearby(document.defaultView!, view, {signal, onRest: isDrawn => host.toggleAttribute(DRAWN, isDrawn)})

  let state: PageState | undefined
  let panelOpen = false
  let helpOpen = false
  let selected: number | undefined
  const window = document.defaultView!
  const shared = readSharedView(window.location.href)
  const hideSwitch = new HideSwitch({document, view, near, settings, shared, signal})
  // The refactoring of the link that led here, until the result is there.
  let awaited = shared?.refactoring
  let linkIsLost = false
  let entered = 0
  let marks: AbortController | undefined
  const control = new CardControl(draw)
  const jump = (region: Region, how: {takeFocus: boolean; exactly?: boolean}) => {
    hideSwitch.openAt(region)
    const renamed = state && markedIn(state)?.renamed
    if (renamed) void jumpTo(view, region, {renamed, ...how, signal})
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
  // To GitHub, what is written in the panel would look like keys pressed on the page.
  host.addEventListener('keydown', event => isTyping(event) && event.stopPropagation(), {signal})
  listenToChords(document, {signal, chords: () => settings.current.chords, run: command => commands[command]()})

  const commands: Record<Command, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    hide: () => setHide(!hideSwitch.isOn),
    panel: () => toggle(!panelOpen, {takeFocus: true}),
    help: () => setHelp(true),
  }

  function draw() {
    if (!state || signal.aborted) return
    const {open} = control
    const findings = markedIn(state)
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
          onToggle={wanted => toggle(wanted, {takeFocus: false})}
          // Who goes through the list wants to stay in it. What did not follow stands on lines that did not change.
          onJump={region => select(region.refactoring, region, {takeFocus: false, exactly: true})}
          actions={actions}
          hide={hideSwitch.isOn}
          onHide={setHide}
          settings={settings.current}
          linkTo={linkTo}
          selected={selected}
          onSelect={(refactoring, region) => select(refactoring, region, {takeFocus: false})}
          linkIsLost={linkIsLost}
          onHelp={() => setHelp(true)}
          about={about}
        />
        {helpOpen && (
          <HelpDialog chords={settings.current.chords} onChords={chords => updateSettings({chords})} onClose={() => setHelp(false)} />
        )}
      </>,
      shadow,
    )
  }

  function toggle(wanted: boolean, {takeFocus}: {takeFocus: boolean}) {
    const hadFocus = shadow.activeElement?.closest('.panel') != null
    panelOpen = wanted
    // Whoever opens it wants to know.
    if (wanted && state?.kind === 'waiting') actions.retry()
    draw()
    if (takeFocus && wanted) shadow.querySelector<HTMLElement>('.panel h2')?.focus()
    else if (hadFocus && !wanted) shadow.querySelector<HTMLElement>('.pill')?.focus()
  }

  function setHelp(wanted: boolean) {
    helpOpen = wanted
    draw()
  }

  function updateSettings(changes: Partial<Settings>) {
    settings.update(changes)
    draw()
  }

  function select(refactoring: number, region: Region | undefined, how: {takeFocus: boolean; exactly?: boolean}) {
    selected = refactoring
    draw()
    if (region) jump(region, how)
  }

  function step(by: 1 | -1) {
    if (state?.kind !== 'shown') return
    const {refactorings} = state.findings
    const stops = pageOrder(state.findings).filter(({refactoring}) => isWanted(settings.current, refactorings[refactoring]!))
    const stop = stepFrom(stops, selected, by)
    if (stop) select(stop.refactoring, stop.region, {takeFocus: true})
  }

  /** What a link leads to is shown as soon as it is known. */
  function followLink() {
    if (!awaited || state?.kind !== 'shown') return
    const {findings} = state
    const index = findings.refactorings.findIndex(refactoring => refactoringId(refactoring) === awaited)
    awaited = undefined
    panelOpen = true
    linkIsLost = index < 0
    if (!linkIsLost) select(index, pageOrder(findings).find(({refactoring}) => refactoring === index)?.region, {takeFocus: false})
  }

  function setHide(wanted: boolean) {
    hideSwitch.set(wanted)
    draw()
  }

  /** An address that shows this page as it is shown now, at one refactoring. */
  function linkTo(index: number): string {
    const marked = state && markedIn(state)
    const refactoring = marked && refactoringId(marked.refactorings[index]!)
    return withSharedView(window.location.href, {hide: hideSwitch.isOn, refactoring})
  }

  settings.watch(
    () => {
      startMarks()
      draw()
    },
    {signal},
  )

  function startMarks() {
    marks?.abort()
    control.close()
    const findings = state && markedIn(state)
    if (!findings) return
    marks = new AbortController()
    if (state?.kind === 'shown') drawHeaders(document, near, findings, {signal: marks.signal})
    drawMarks(document, near, findings, {
      signal: marks.signal,
      isWanted: refactoring => isWanted(settings.current, refactoring),
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
      const regions = state && markedIn(state)?.regions
      state = next
      // Notes may be added to findings whose marks stand already, and work may go on beside them.
      if (!regions || regions !== markedIn(next)?.regions) {
        startMarks()
        hideSwitch.show(next.kind === 'shown' ? next.findings : undefined)
      }
      followLink()
      draw()
      document.documentElement.setAttribute(STATE, stateWord(next))
    },
  }
}
