/**
 * The switch "Hide pure refactoring changes" of one page: what it is set to, who may set it (the reader here, the reader elsewhere, the
 * link that led here), and the folds that come and go with it.
 */
import type {DiffView} from '../../github/diff/view.ts'
import type {Findings, Region} from '../findings.ts'
import type {SettingsStore} from '../settings.ts'
import {type SharedView, withSharedView} from '../shared-view.ts'
import {type Folds, foldLines} from './fold.tsx'
import {openLinked} from './linked.ts'
import {holdPlace, isOnScreen} from './steady.ts'

export interface SwitchOptions {
  document: Document
  /** The whole page, and the part of it that is drawn. */
  view: DiffView
  near: DiffView
  settings: SettingsStore
  shared: SharedView | undefined
  signal: AbortSignal
}

export class HideSwitch {
  /** A link says it for this page only; what the reader says is remembered. */
  isOn: boolean
  #findings: Findings | undefined
  #folds: Folds | undefined
  #folding = new AbortController()
  #remembered: boolean
  readonly #options: SwitchOptions

  constructor(options: SwitchOptions) {
    const {settings, shared, signal} = options
    this.#options = options
    this.#remembered = settings.current.hide
    this.isOn = shared?.hide ?? this.#remembered
    settings.watch(({hide}) => this.#follow(hide), {signal})
    signal.addEventListener('abort', () => this.#folding.abort())
  }

  /** By the reader, on this page. */
  set(wanted: boolean) {
    const {history, location} = this.#window
    this.isOn = wanted
    this.#remembered = wanted
    this.#options.settings.update({hide: wanted})
    this.#flip()
    // GitHub keeps its own things in the state of an address.
    history.replaceState(history.state, '', withSharedView(location.href, {hide: wanted}))
  }

  /** Folds what there is to fold now; without findings, nothing. */
  show(findings: Findings | undefined) {
    this.#findings = findings
    this.#fold()
  }

  /** What the reader is led to must be seen. */
  openAt({path, side, startLine}: Region) {
    this.#folds?.openAt({path, side, line: startLine})
  }

  get #window() {
    return this.#options.document.defaultView!
  }

  /** A page that was opened by a link goes on as the link said, until the reader says otherwise somewhere. */
  #follow(hide: boolean) {
    if (hide === this.#remembered) return
    this.#remembered = hide
    if (hide === this.isOn) return
    this.isOn = hide
    this.#flip()
  }

  #flip() {
    const onScreen = this.#options.view.files().filter(({root}) => isOnScreen(this.#window, root))
    const lines = onScreen.flatMap(file => file.lines().map(({cell}) => cell))
    const hold = holdPlace(this.#window, lines)
    this.#fold(hold)
    hold()
  }

  #fold(onDrawn?: () => void) {
    const {document, view, near} = this.#options
    this.#folding.abort()
    this.#folds = undefined
    if (!this.#findings || !this.isOn) return
    this.#folding = new AbortController()
    const {signal} = this.#folding
    this.#folds = foldLines(document, near, this.#findings, {signal, onDrawn})
    openLinked(this.#window, view, this.#folds, {signal})
  }
}
