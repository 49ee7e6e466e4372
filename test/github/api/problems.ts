/** How the API says no. */
import {type Answer, json} from '../answer.ts'

export function problem(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const answer = json({message, documentation_url: 'https://docs.github.com/rest', status: String(status)}, status)
  return {...answer, headers: {...answer.headers, ...headers}}
}

export function notFound(): Answer {
  return problem(404, 'Not Found')
}

export function badCredentials(message = 'Bad credentials'): Answer {
  return problem(401, message)
}

export function limitReached({limit, reset}: {limit: number; reset: number}, status: 403 | 429 = 403): Answer {
  const message = "API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests get a higher rate limit.)"
  return problem(status, message, {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-used': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-resource': 'core',
  })
}

export function secondaryLimit(retryAfter: number | null, status: 403 | 429 = 403): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return problem(status, message, retryAfter === null ? {} : {'retry-after': String(retryAfter)})
}

export function singleSignOn(): Answer {
  const message =
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.'
  return problem(403, message, {'x-github-sso': 'required; url=https://github.com/orgs/refract/sso?authorization_request=example'})
}
