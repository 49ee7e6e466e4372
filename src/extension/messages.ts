/**
 * What the parts of the extension say to each other. An update can leave an old script behind in an open page, so that every message
 * names the version of this language.
 */
import type {TokenCheck} from '../github/api/token.ts'
import type {Findings, Progress, Trouble} from '../overlay/findings.ts'

export const VERSION = 1

/** The name of the connection between a page and the background. */
export const CONNECTION = 'refract'

export type Outcome = {kind: 'shown'; findings: Findings} | {kind: 'failed'; trouble: Trouble}

/** From a page, over a connection. The address goes as text: the background reads it for itself. */
export type Question =
  | {version: number; kind: 'analyze'; url: string}
  /** Sent now and then by a page that waits, because a background that hears nothing is stopped by the browser. */
  | {version: number; kind: 'waiting'}

/** To a page, over the same connection: any number of the first, then one of the second. */
export type Answer = {version: number; kind: 'progress'; progress: Progress} | {version: number; kind: 'outcome'; outcome: Outcome}

/** Single requests, with a single reply. */
export type Request = {version: number; kind: 'open options'} | {version: number; kind: 'check token'}

export type TokenState = {kind: 'none'} | TokenCheck
