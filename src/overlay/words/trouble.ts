/** What went wrong, and what the reader can do about it. */
import type {Trouble} from '../findings.ts'
import {clock} from './count.ts'

export interface TroubleWords {
  title: string
  advice?: string
  action?: 'add token' | 'try again'
}

const addToken = 'A token of your own raises the limit from 60 to 5,000 requests an hour.'

export function troubleWords(trouble: Trouble): TroubleWords {
  switch (trouble.kind) {
    case 'rate limit': {
      const title = `GitHub's limit is reached${trouble.resetsAt ? ` until ${clock(trouble.resetsAt)}` : ''}`
      return trouble.withToken
        ? {title, advice: 'Refract can go on when the limit has been reset.', action: 'try again'}
        : {title, advice: addToken, action: 'add token'}
    }
    case 'not found':
      return trouble.withToken
        ? {
            title: 'GitHub shows this change to you, but not to your token',
            advice: 'Let the token read this repository.',
            action: 'add token',
          }
        : {title: 'A token is needed to read this repository', advice: 'It seems to be private.', action: 'add token'}
    case 'token refused':
      return {title: 'GitHub refuses the token', advice: 'It may have expired or been revoked.', action: 'add token'}
    case 'single sign-on':
      return {
        title: 'The organisation wants single sign-on',
        advice: "Authorise the token for it in GitHub's settings, then try again.",
        action: 'try again',
      }
    case 'forbidden':
      return {title: 'GitHub does not let Refract read this change', advice: 'A token with more rights may help.', action: 'add token'}
    case 'server error':
      return {title: `GitHub has a problem (${trouble.status})`, advice: 'It often passes within minutes.', action: 'try again'}
    case 'no connection':
      return {title: 'No connection to GitHub', action: 'try again'}
    case 'unexpected answer':
      return {title: 'GitHub gave an answer that Refract does not understand', action: 'try again'}
    case 'cancelled':
      return {title: 'Cancelled', action: 'try again'}
    case 'broken':
      return {title: 'Refract itself failed', advice: trouble.detail, action: 'try again'}
    case 'outdated':
      return {title: 'Refract was updated', advice: 'Reload this page to use it again.'}
  }
}
