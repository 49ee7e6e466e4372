/** The pill at the edge of the window, and the drawer it opens: the state in one sentence, and all that there is to say. */
import {useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import type {PageState, Region} from '../findings.ts'
import {Icon, Prism} from '../icons.tsx'
import type {Settings} from '../settings.ts'
import {summary} from '../words/summary.ts'
import type {Origin} from './export-formats.ts'
import {ExportMenu} from './export-menu.tsx'
import {ProgressBar} from './progress-bar.tsx'
import {type Choice, noChoice, Result} from './result.tsx'
import {TroubleBox} from './trouble-box.tsx'

export interface PanelActions {
  openOptions(): void
  retry(): void
}

/** What the panel cannot know by itself. */
export interface About {
  /** Refract's own. */
  version: string
  origin: Origin
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
  /** The address of this page at one refactoring. */
  linkTo(refactoring: number): string
  /** The refactoring that the reader looks at. */
  selected: number | undefined
  onSelect(refactoring: number, region: Region | undefined): void
  /** A link led here, and what it speaks of is not in this change. */
  linkIsLost: boolean
  onHelp(): void
  about: About
}

export function Panel(props: PanelProps) {
  const {state, open, onToggle, onHelp} = props
  const [choice, setChoice] = useState<Choice>(noChoice)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape on its way up from a control
    <div
      class={open ? 'corner open' : 'corner'}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close(event.currentTarget, onToggle)
      }}
    >
      <button
        type="button"
        class={`pill ${state.kind}`}
        aria-expanded={open}
        aria-controls="panel"
        title={open ? text('panel_close') : 'Refract'}
        onClick={() => (state.kind === 'waiting' ? props.actions.retry() : onToggle(!open))}
      >
        <Prism />
        <span class="sentence">{summary(state)}</span>
        {state.kind === 'working' && <ProgressBar progress={state.progress} />}
      </button>
      <span class="unseen" role="status">
        {announcement(state)}
      </span>
      {open && (
        <section id="panel" class="panel" aria-labelledby="panel-title">
          <header>
            <h2 id="panel-title" tabIndex={-1}>
              {summary(state)}
            </h2>
            <button
              type="button"
              class="plain"
              aria-label={text('panel_close')}
              title={text('panel_close')}
              onClick={event => close(event.currentTarget.closest<HTMLElement>('.corner')!, onToggle)}
            >
              <Icon name="close" />
            </button>
          </header>
          <div class="scroll">
            {state.kind === 'working' && <ProgressBar progress={state.progress} />}
            {state.kind === 'failed' && <TroubleBox trouble={state.trouble} actions={props.actions} />}
            {state.kind === 'shown' && <Result {...props} findings={state.findings} choice={choice} onChoice={setChoice} />}
          </div>
          <footer>
            <button type="button" class="link" onClick={onHelp}>
              <Icon name="keys" />
              {text('keys_title')}
            </button>
            {state.kind === 'shown' && state.findings.refactorings.length > 0 && (
              <ExportMenu findings={state.findings} title={summary(state)} linkTo={props.linkTo} origin={props.about.origin} />
            )}
          </footer>
        </section>
      )}
    </div>
  )
}

/** The focus goes back to where the panel came from, instead of being lost with it. */
function close(corner: HTMLElement, onToggle: (open: boolean) => void) {
  corner.querySelector<HTMLElement>('.pill')!.focus()
  onToggle(false)
}

/** Beginning and end are spoken; the steps between them would only interrupt. */
const announcement = (state: PageState) => (state.kind === 'working' ? text('panel_announce_working') : summary(state))
