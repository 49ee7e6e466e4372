import {GitHubFailure} from './failure.ts'

/** Ends early, as cancelled, when nobody wants it any more. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(new GitHubFailure({kind: 'cancelled'}))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      resolve()
    }, milliseconds)
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, {once: true})
  })
}
