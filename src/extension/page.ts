/** One page with a diff, from its opening to its leaving: asks, and shows what comes. */
import type {DiffView} from '../github/diff/view.ts'
import type {Findings, PageState} from '../overlay/findings.ts'
import {openOverlay} from '../overlay/overlay.tsx'
import {type AskOptions, ask} from './ask.ts'
import {originOf} from './origin.ts'
import {resumption} from './resumption.ts'
import type {ExtensionSettingsStore} from './settings.ts'

export interface PageTools {
  document: Document
  view: DiffView
  connect: AskOptions['connect']
  openOptions(): void
  settings: ExtensionSettingsStore
  onState(state: PageState): void
  /** Refract's own. */
  version: string
}

const RECOGNISED_WITHIN = 5_000 // milliseconds in which GitHub draws the first file; then its page is one we do not know

export interface Page {
  /** Asks, if nobody has asked yet. */
  start(): void
}

export function showPage(url: string, tools: PageTools, signal: AbortSignal): Page {
  const {document, view, connect, openOptions, settings, onState, version} = tools
  const overlay = openOverlay(document, view, {
    signal,
    settings,
    actions: {openOptions, retry: () => void analyze()},
    about: {version, origin: originOf(url)},
  })
  let round = 0

  function show(state: PageState) {
    overlay.show(state)
    if (!signal.aborted) onState(state)
  }

  /** Where something is shown already, it stays until there is more. */
  async function analyze({quietly = false} = {}) {
    const current = ++round
    if (!quietly) show({kind: 'working', progress: {step: 'listing'}})
    let soFar: Findings | undefined
    const onProgress: AskOptions['onProgress'] = progress => {
      if (progress.step === 'fetching') soFar = progress.soFar ?? soFar
      if (current === round && !quietly) show({kind: 'working', progress, soFar})
    }
    const outcome = await ask(url, {connect, signal, onProgress})
    if (!outcome || current !== round) return
    show(outcome)
    goOnAt(resumption(outcome), current)
    if (outcome.kind === 'shown') watchRecognition(outcome.findings)
  }

  function goOnAt(time: number | undefined, current: number) {
    if (time === undefined) return
    const timer = setTimeout(() => {
      if (current === round) void analyze({quietly: true})
    }, time - Date.now())
    signal.addEventListener('abort', () => clearTimeout(timer), {once: true})
  }

  /** Silence would look like "nothing here" on a page whose markup has changed. */
  function watchRecognition(findings: Findings) {
    if (findings.filesChanged === 0 || view.files().length > 0) return
    const seen = new AbortController()
    const timer = setTimeout(() => {
      show({kind: 'shown', findings: {...findings, notes: [...findings.notes, {kind: 'page not recognised'}]}})
    }, RECOGNISED_WITHIN)
    seen.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', () => seen.abort(), {signal: seen.signal})
    view.watch(
      files => {
        if (files.length === 0) return
        seen.abort()
        show({kind: 'shown', findings})
      },
      {signal: seen.signal},
    )
  }

  const start = () => {
    if (round === 0) void analyze()
  }
  const startUnlessAsked = () => {
    if (settings.current.start === 'by itself') start()
  }
  if (settings.current.start === 'on click') show({kind: 'waiting'})
  startUnlessAsked()
  settings.watch(startUnlessAsked, {signal})
  return {start}
}
