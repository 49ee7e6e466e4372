/**
 * Hides rows that need no review, and puts a stub in the place of each stretch of them. Nothing of GitHub's is changed but an
 * attribute; with the signal, all of it is gone. Opened stretches stay open, also when their rows are made anew.
 */
import {render} from 'preact'
import type {ShownFile, ShownLine} from '../../github/diff/shown.ts'
import type {DiffView} from '../../github/diff/view.ts'
import {verdictsOf} from '../../report/line-verdicts.ts'
import type {Findings} from '../findings.ts'
import {OWN} from '../marks/attributes.ts'
import {foldWords} from '../words/fold.ts'
import {FOLDED, STUB} from './attributes.ts'
import {copyUnfolded} from './copy.ts'
import {findText} from './find.ts'
import {type HashOf, planFolds, type Stretch} from './plan.ts'
import {Stub, stubStyles} from './stub.tsx'

export interface Folds {
  /** Opens what is folded at a line, now or when its row appears. */
  openAt(key: {path: string; side: string; line: number}): void
}

export interface FoldOptions {
  signal: AbortSignal
  /** After each pass: heights have changed. */
  onDrawn?(): void
}

export function foldLines(document: Document, view: DiffView, findings: Findings, {signal, onDrawn}: FoldOptions): Folds {
  const verdictOf = verdictsOf(findings)
  const hashOf = hashesIn(findings)
  const opened = new Set<string>()
  const files = new Map<HTMLElement, ShownFile>()
  const isOpen = ({lines}: Stretch) => lines.some(line => opened.has(keyOf(line)))

  view.watch(
    changed => {
      for (const file of changed) draw(file)
      onDrawn?.()
    },
    {signal},
  )
  copyUnfolded(document, signal)
  signal.addEventListener('abort', () => clear(document.documentElement))

  function draw(file: ShownFile) {
    files.set(file.root, file)
    const stretches = planFolds(file.lines(), hashOf)
    const firstRows = new Set(stretches.map(({rows}) => rows[0]))
    for (const stub of stubsIn(file.root)) if (!firstRows.has(stub.nextElementSibling as HTMLElement)) stub.remove()
    const hidden = new Set(stretches.filter(stretch => !isOpen(stretch)).flatMap(({rows}) => rows))
    for (const row of file.root.querySelectorAll<HTMLElement>(`[${FOLDED}]`)) if (!hidden.has(row)) row.removeAttribute(FOLDED)
    for (const row of hidden) if (!row.hasAttribute(FOLDED)) row.setAttribute(FOLDED, '')
    for (const stretch of stretches) drawStub(stretch, file)
  }

  function drawStub(stretch: Stretch, file: ShownFile) {
    const [first] = stretch.rows
    const open = isOpen(stretch)
    const stub = stubBefore(first!) ?? makeStub(first!)
    const host = stub.querySelector<HTMLElement>(`[${OWN}]`)!
    const toggle = (wanted: boolean) => {
      for (const line of stretch.lines) opened[wanted ? 'add' : 'delete'](keyOf(line))
      draw(file)
    }
    const words = foldWords(
      stretch.lines.map(({path, side, line}) => verdictOf(path, side, line)),
      findings.refactorings,
    )
    render(
      <>
        <style>{stubStyles}</style>
        <Stub words={words} open={open} onToggle={() => toggle(!open)} />
      </>,
      host.shadowRoot!,
    )
    findText(stub.firstElementChild as HTMLElement, open ? [] : stretch.lines, () => toggle(true))
  }

  return {
    openAt(key) {
      opened.add(keyOf(key))
      for (const [root, file] of files) {
        if (!root.isConnected) files.delete(root)
        else if (key.path === (key.side === 'before' ? file.pathBefore : file.path)) draw(file)
      }
    },
  }
}

const keyOf = ({path, side, line}: {path: string; side: string; line: number} | ShownLine) => `${side} ${line} ${path}`

function hashesIn({foldable}: Findings): HashOf {
  const files = new Map(
    foldable.map(({path, side, lines, hashes}) => [`${side} ${path}`, new Map(lines.map((line, index) => [line, hashes[index]!]))]),
  )
  return (path, side, line) => files.get(`${side} ${path}`)?.get(line)
}

const stubsIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>(`tr[${OWN}=${STUB}]`)

function stubBefore(row: HTMLElement): HTMLElement | undefined {
  const before = row.previousElementSibling
  // A copy of a page brings our rows back without what was inside their shadows.
  if (!before?.matches(`tr[${OWN}=${STUB}]`)) return undefined
  if (before.querySelector(`[${OWN}]`)?.shadowRoot) return before as HTMLElement
  before.remove()
  return undefined
}

function makeStub(row: HTMLElement): HTMLElement {
  const {ownerDocument: document} = row
  const stub = document.createElement('tr')
  stub.setAttribute(OWN, STUB)
  const cell = stub.insertCell()
  cell.colSpan = [...(row as HTMLTableRowElement).cells].reduce((sum, {colSpan}) => sum + colSpan, 0)
  const host = document.createElement('div')
  host.setAttribute(OWN, 'stub-button')
  host.attachShadow({mode: 'open'})
  cell.append(host)
  row.before(stub)
  return stub
}

function clear(root: HTMLElement) {
  for (const stub of stubsIn(root)) stub.remove()
  for (const row of root.querySelectorAll(`[${FOLDED}]`)) row.removeAttribute(FOLDED)
}
