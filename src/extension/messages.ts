/**
 * What the parts of the extension say to each other. An update can leave an old script behind in an open page, so that every message
 * names the version of this language.
 */
import type {InRepository} from '../github/address.ts'
import type {TokenCheck} from '../github/api/token.ts'
import type {Findings, PageState, Progress, Trouble} from '../overlay/findings.ts'
import type {Tally} from '../overlay/tally.ts'

export const VERSION = 1

/** The name of the connection between a page and the background. */
export const CONNECTION = 'refract'

/** The name of the connection from the popup to the page below it. */
export const POPUP = 'refract popup'

/** The name of the connection from Chrome's page for threads to the background. */
export const OFFSCREEN = 'refract offscreen'

export type Outcome = {kind: 'shown'; findings: Findings} | {kind: 'failed'; trouble: Trouble}

/** From a page, over a connection. The address goes as text: the background reads it for itself. */
export type Question =
  | {version: number; kind: 'analyze'; url: string}
  /** Sent now and then by a page that waits, because a background that hears nothing is stopped by the browser. */
  | {version: number; kind: 'waiting'}

/** To a page, over the same connection: any number of the first, then one of the second. */
export type Answer = {version: number; kind: 'progress'; progress: Progress} | {version: number; kind: 'outcome'; outcome: Outcome}

/** Single requests, with a single reply. */
export type Request =
  | {version: number; kind: 'open options'}
  | {version: number; kind: 'check token'; host: string}
  | {version: number; kind: 'check host'; host: string}
  /** From a page, about its tab. */
  | {version: number; kind: 'toolbar'; toolbar: Toolbar}

/** What the icon in the toolbar says of a tab; no count where there is none to tell. */
export interface Toolbar {
  count?: number
  sentence?: string
}

/** From a page to the popup, whenever something changes. */
export type PageReport =
  | {kind: 'no change'}
  | {kind: 'off'; where: InRepository}
  | {kind: 'on'; where: InRepository; state: PageState['kind']; sentence: string; advice?: string; tally?: Tally}

/** From the popup to the page. */
export interface PopupCommand {
  kind: 'start'
}

export type TokenState = {kind: 'none'} | TokenCheck
