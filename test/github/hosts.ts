/** A GitHub of a company's own: pages and API on one host. */
export const enterprise = 'github.example.com'

/** A name that a reader may write into the options, and where nobody is. */
export const absent = 'nowhere.example.com'

/** GitHub's host names that lead to our server. */
export const hosts = ['github.com', 'api.github.com', 'raw.githubusercontent.com', enterprise] as const

export type Host = (typeof hosts)[number]
