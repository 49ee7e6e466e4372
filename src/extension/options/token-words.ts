/** What is said of a token: the main thing first, then what it may do. A warning is worth a second look. */
import {type AcceptedToken, NEEDED_SCOPE, scopesTooMany} from '../../github/api/token.ts'
import {troubleWords} from '../../overlay/words/trouble.ts'
import {language, text} from '../../texts/text.ts'
import type {TokenState} from '../messages.ts'

export interface TokenWords {
  state: string
  facts: {text: string; warning?: boolean}[]
}

export function tokenWords(token: TokenState, now = Date.now()): TokenWords {
  switch (token.kind) {
    case 'none':
      return {state: text('options_token_none'), facts: []}
    case 'failed': {
      const {title, advice} = troubleWords(token.failure)
      return {state: text('options_token_failed', title), facts: advice ? [{text: advice, warning: true}] : []}
    }
    case 'accepted':
      return {
        state: text('options_token_accepted', token.login),
        facts: [rateFact(token), ...expiryFacts(token, now), ...scopeFacts(token)],
      }
  }
}

const rateFact = ({rate}: AcceptedToken) => ({
  text: rate ? text('options_token_left', rate.remaining, rate.limit) : text('options_token_no_limit'),
  warning: rate?.remaining === 0,
})

const SOON = 14 * 24 * 3_600_000 // two weeks, in milliseconds

function expiryFacts({expires}: AcceptedToken, now: number) {
  if (expires === undefined) return []
  const day = new Date(expires).toLocaleDateString(language(), {dateStyle: 'long'})
  return [{text: text('options_token_expires', day), warning: expires - now < SOON}]
}

function scopeFacts({scopes}: AcceptedToken) {
  if (!scopes) return [{text: text('options_token_fine_grained')}]
  const tooMany = scopesTooMany(scopes)
  return [
    {text: text(scopes.includes(NEEDED_SCOPE) ? 'options_token_private' : 'options_token_public')},
    ...(tooMany.length > 0 ? [{text: text('options_token_too_much', tooMany.join(', ')), warning: true}] : []),
  ]
}
