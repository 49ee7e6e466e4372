/** One page with a diff, from its opening to its leaving: asks, and shows what comes. */
import type {DiffView} from '../github/diff/view.ts'
import type {Findings} from '../overlay/findings.ts'
import {openOverlay} from '../overlay/overlay.tsx'
import type {SettingsStore} from '../overlay/settings.ts'
import {type AskOptions, ask} from './ask.ts'
import {originOf} from './origin.ts'

export interface PageTools {
  document: Document
  view: DiffView
  connect: AskOptions['connect']
  openOptions(): void
  settings: SettingsStore
  /** Refract's own. */
  version: string
}

const RECOGNISED_WITHIN = 5_000 // milliseconds in which GitHub draws the first file; then its page is one we do not know

export function showPage(url: string, {document, view, connect, openOptions, settings, version}: PageTools, signal: AbortSignal) {
  const overlay = openOverlay(document, view, {
    signal,
    settings,
    actions: {openOptions, retry: () => void show()},
    about: {version, origin: originOf(url)},
  })
  let round = 0

  async function show() {
    const current = ++round
    overlay.show({kind: 'working', progress: {step: 'listing'}})
    const onProgress: AskOptions['onProgress'] = progress => {
      if (current === round) overlay.show({kind: 'working', progress})
    }
    const outcome = await ask(url, {connect, signal, onProgress})
    if (!outcome || current !== round) return
    overlay.show(outcome)
    if (outcome.kind === 'shown') watchRecognition(outcome.findings)
  }

  /** Silence would look like "nothing here" on a page whose markup has changed. */
  function watchRecognition(findings: Findings) {
    if (findings.filesChanged === 0 || view.files().length > 0) return
    const seen = new AbortController()
    const timer = setTimeout(() => {
      overlay.show({kind: 'shown', findings: {...findings, notes: [...findings.notes, {kind: 'page not recognised'}]}})
    }, RECOGNISED_WITHIN)
    seen.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', () => seen.abort(), {signal: seen.signal})
    view.watch(
      files => {
        if (files.length === 0) return
        seen.abort()
        overlay.show({kind: 'shown', findings})
      },
      {signal: seen.signal},
    )
  }

  void show()
}
