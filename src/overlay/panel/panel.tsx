/** The pill at the edge of the window, and the panel it opens: the state in one sentence, the list, and what was not read. */
import type {Findings, PageState, Region} from '../findings.ts'
import type {Settings} from '../settings.ts'
import {summary} from '../words/summary.ts'
import {Notes} from './notes.tsx'
import {RefactoringList} from './refactoring-list.tsx'
import {TroubleBox} from './trouble-box.tsx'

export interface PanelActions {
  openOptions(): void
  retry(): void
}

export interface PanelProps {
  state: PageState
  open: boolean
  onToggle(open: boolean): void
  onJump(region: Region): void
  actions: PanelActions
  /** Pure refactoring changes are folded away. */
  hide: boolean
  onHide(hide: boolean): void
  settings: Settings
  onSettings(changes: Partial<Settings>): void
  /** The address of this page at one refactoring. */
  linkTo(refactoring: number): string
}

export function Panel({state, open, onToggle, onJump, actions}: PanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape on its way up from a control
    <div
      class="corner"
      onKeyDown={event => {
        if (event.key === 'Escape' && open) onToggle(false)
      }}
    >
      <button
        type="button"
        class={`pill ${state.kind}`}
        aria-expanded={open}
        aria-controls="panel"
        title="Refract"
        onClick={() => (state.kind === 'waiting' ? actions.retry() : onToggle(!open))}
      >
        <Prism />
        <span role="status">{summary(state)}</span>
      </button>
      {open && (
        <section id="panel" class="panel" aria-label="Refract">
          <h2>{summary(state)}</h2>
          {state.kind === 'failed' && <TroubleBox trouble={state.trouble} actions={actions} />}
          {state.kind === 'shown' && <Result findings={state.findings} onJump={onJump} />}
        </section>
      )}
    </div>
  )
}

function Result({findings, onJump}: {findings: Findings; onJump(region: Region): void}) {
  return (
    <>
      <RefactoringList findings={findings} onJump={onJump} />
      <Notes notes={findings.notes} />
    </>
  )
}

/** Refract's sign: light that goes in on one side and comes out as several. */
function Prism() {
  return (
    <svg
      viewBox="0 0 20 16"
      width="20"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.3"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M10 2.5 15 13H5Z" fill="currentColor" fill-opacity=".25" />
      <path d="M.8 10.4 7.2 8.4M12.9 8.6l6.3-2.2M14.2 11.2l5 1.6" />
    </svg>
  )
}
