/** The hourly limits of the API: always counted and told in the headers, but enforced only when a test asks for it. */
export class Limits {
  anonymous = 60
  authenticated = 5000
  enforced = false
  /** Epoch seconds. */
  reset = Math.floor(Date.now() / 1000) + 3600
  #used = new Map<string, number>()

  restart() {
    this.#used.clear()
  }

  /** Counts one request and says whether it was within the limit. */
  count(who: Caller): boolean {
    const used = this.#used.get(key(who)) ?? 0
    if (this.enforced && used >= this.#limit(who)) return false
    this.#used.set(key(who), used + 1)
    return true
  }

  /** An answer of "not modified" is free for those with a token. */
  giveBack(who: Caller) {
    this.#used.set(key(who), (this.#used.get(key(who)) ?? 1) - 1)
  }

  state(who: Caller): {limit: number; used: number; remaining: number; reset: number; resource: string} {
    const limit = this.#limit(who)
    const used = Math.min(this.#used.get(key(who)) ?? 0, limit)
    return {limit, used, remaining: limit - used, reset: this.reset, resource: who.resource}
  }

  headers(who: Caller): Record<string, string> {
    return Object.fromEntries(Object.entries(this.state(who)).map(([name, value]) => [`x-ratelimit-${name}`, String(value)]))
  }

  #limit({token}: Caller): number {
    return token ? this.authenticated : this.anonymous
  }
}

export interface Caller {
  token?: string
  resource: 'core' | 'graphql'
}

function key({token, resource}: Caller): string {
  return `${token ?? 'anonymous'} ${resource}`
}
