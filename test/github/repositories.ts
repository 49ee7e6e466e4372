/**
 * The repositories that our GitHub serves: real ones, in a temporary folder, the same commits on every machine.
 */

export interface Repository {
  owner: string
  name: string
  /** The bare git repository. */
  folder: string
  defaultBranch: string
  private: boolean
  pulls: PullRequest[]
  /** Commits that tests speak of, by a readable name, such as `rename-method/in-one-class`. */
  commits: Record<string, string>
}

export interface PullRequest {
  number: number
  title: string
  body: string
  author: string
  /** Branches of the same repository. */
  base: string
  head: string
}
