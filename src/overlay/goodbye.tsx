/** The last word of a script whose extension is gone: that a reload helps. Its words are taken along before, as they go, too. */
import {render} from 'preact'
import {text} from '../texts/text.ts'
import {OWN} from './marks/attributes.ts'
import {panelStyles} from './panel/styles.ts'
import {sharedStyles} from './styles.ts'
import {troubleWords} from './words/trouble.ts'

export function prepareGoodbye(document: Document): () => void {
  const {title, advice} = troubleWords({kind: 'outdated'})
  const words = {title, advice, reload: text('action_reload'), close: text('action_close')}
  return () => show(document, words)
}

function show(document: Document, words: {title: string; advice?: string; reload: string; close: string}) {
  const host = document.createElement('div')
  host.setAttribute(OWN, 'goodbye')
  const shadow = host.attachShadow({mode: 'open'})
  document.documentElement.append(host)
  render(
    <>
      <style>{sharedStyles + panelStyles + styles}</style>
      <div class="corner">
        <div class="goodbye" role="status">
          <b>{words.title}</b>
          <span>{words.advice}</span>
          <button type="button" class="button" onClick={() => document.location.reload()}>
            {words.reload}
          </button>
          <button type="button" class="button" onClick={() => host.remove()}>
            {words.close}
          </button>
        </div>
      </div>
    </>,
    shadow,
  )
}

const styles = `
  .goodbye { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 8px 12px; border: 1px solid var(--borderColor-default, GrayText);
    border-radius: 8px; background: var(--overlay-bgColor, var(--bgColor-default, Canvas)); box-shadow: var(--shadow-floating-small, 0 4px 16px rgb(0 0 0 / 20%));
    font-size: 12px; }
  .goodbye .button { margin: 0; }
`
