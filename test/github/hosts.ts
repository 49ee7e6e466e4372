/** GitHub's host names that lead to our server. */
export const hosts = ['github.com', 'api.github.com', 'raw.githubusercontent.com'] as const

export type Host = (typeof hosts)[number]
