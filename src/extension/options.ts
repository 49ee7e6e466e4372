/** The options page: takes a token and says what GitHub thinks of it. A stored token is never shown again. */
import browser from 'webextension-polyfill'
import {troubleWords} from '../overlay/words/trouble.ts'
import {useBrowserTexts} from './browser-texts.ts'
import {type Request, type TokenState, VERSION} from './messages.ts'
import {writeToken} from './token.ts'

useBrowserTexts()

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const form = element<HTMLFormElement>('form')
const field = element<HTMLInputElement>('token')
const remove = element<HTMLButtonElement>('remove')
const state = element('state')

form.addEventListener('submit', event => {
  event.preventDefault()
  void save(field.value.trim())
})
remove.addEventListener('click', () => void save(''))
void showState()

async function save(token: string) {
  await writeToken(browser.storage.local, token)
  field.value = ''
  await showState()
}

async function showState() {
  state.textContent = 'Asking GitHub …'
  const token: TokenState = await browser.runtime.sendMessage({version: VERSION, kind: 'check token'} satisfies Request)
  remove.hidden = token.kind === 'none'
  state.textContent = stateWords(token)
}

function stateWords(token: TokenState): string {
  switch (token.kind) {
    case 'none':
      return 'No token is stored.'
    case 'accepted':
      return `A token is stored, and GitHub accepts it: ${token.remaining} of ${token.limit} requests are left in this hour.`
    case 'failed':
      return `A token is stored. ${troubleWords(token.failure).title}.`
  }
}
