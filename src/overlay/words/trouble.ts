/** What went wrong, and what the reader can do about it. */
import {text} from '../../texts/text.ts'
import type {Trouble} from '../findings.ts'
import {clock} from './count.ts'

export interface TroubleWords {
  title: string
  advice?: string
  action?: 'add token' | 'try again'
}

export function troubleWords(trouble: Trouble): TroubleWords {
  switch (trouble.kind) {
    case 'rate limit': {
      const title = text('trouble_rate_limit_until', clock(trouble.resetsAt))
      const goesOn = text('trouble_rate_limit_advice')
      return trouble.withToken
        ? {title, advice: goesOn, action: 'try again'}
        : {title, advice: `${goesOn} ${text('trouble_add_token')}`, action: 'add token'}
    }
    case 'not found':
      return trouble.withToken
        ? {title: text('trouble_not_found_token'), advice: text('trouble_not_found_token_advice'), action: 'add token'}
        : {title: text('trouble_not_found'), advice: text('trouble_not_found_advice'), action: 'add token'}
    case 'no such commit':
      return {title: text('trouble_no_commit'), advice: text('trouble_no_commit_advice'), action: 'try again'}
    case 'token refused':
      return {title: text('trouble_token_refused'), advice: text('trouble_token_refused_advice'), action: 'add token'}
    case 'single sign-on':
      return {title: text('trouble_sso'), advice: text('trouble_sso_advice'), action: 'try again'}
    case 'forbidden':
      return {title: text('trouble_forbidden'), advice: text('trouble_forbidden_advice'), action: 'add token'}
    case 'server error':
      return {title: text('trouble_server', String(trouble.status)), advice: text('trouble_server_advice'), action: 'try again'}
    case 'no connection':
      return {title: text('trouble_no_connection'), action: 'try again'}
    case 'unexpected answer':
      return {title: text('trouble_unexpected'), action: 'try again'}
    case 'cancelled':
      return {title: text('trouble_cancelled'), action: 'try again'}
    case 'broken':
      return {title: text('trouble_broken'), advice: trouble.detail ?? text('trouble_broken_background'), action: 'try again'}
    case 'outdated':
      return {title: text('trouble_outdated'), advice: text('trouble_outdated_advice')}
  }
}
