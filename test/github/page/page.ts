/** The script of our pages: what GitHub's own scripts do on theirs, as far as a reader of diffs can notice. */
import {filesModel} from '../react/files-model.ts'
import type {AppData} from '../react/payload.ts'
import {clickOnClassic, watchProgressiveLoaders} from './classic-files.ts'
import {startNavigation} from './navigation.ts'
import {ReactFiles} from './react-files.ts'

let files: ReactFiles | undefined
let leaving = new AbortController()

/** After every navigation, with the data of a React page where it came without a document. */
function showPage(data = embeddedData()) {
  leaving.abort()
  leaving = new AbortController()
  const model = data && filesModel(data)
  const root = document.querySelector('[data-target="react-app.reactRoot"]')
  files = model && root ? new ReactFiles(model, root, leaving.signal) : undefined
  watchProgressiveLoaders(document, leaving.signal)
}

/** True only for the page as it was first loaded: a soft navigation leaves it as it is. */
function embeddedData(): AppData | undefined {
  const script = document.querySelector('script[data-target="react-app.embeddedData"]')
  return script ? JSON.parse(script.textContent!) : undefined
}

document.addEventListener('click', event => {
  if (!(event.target instanceof Element)) return
  const handled = files?.click(event.target) || clickOnClassic(event.target)
  if (handled) event.preventDefault()
})
startNavigation(showPage)
showPage()
