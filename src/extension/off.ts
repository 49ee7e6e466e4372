/**
 * Where the reader wants no Refract: `owner` or `owner/repository`, on other hosts than github.com with the host before it, all in
 * lower case. An owner has no dot in its name, so that it cannot be taken for a host.
 */
import type {InRepository} from '../github/address.ts'
import {GITHUB} from '../github/host.ts'

type Owner = Omit<InRepository, 'repository'>

export const ownerName = ({host, owner}: Owner) => (host === GITHUB ? owner : `${host}/${owner}`).toLowerCase()

export const repositoryName = (where: InRepository) => `${ownerName(where)}/${where.repository.toLowerCase()}`

export const isOff = (off: string[], where: InRepository) => off.includes(ownerName(where)) || off.includes(repositoryName(where))

export const switchedOff = (off: string[], name: string) => [...new Set([...off, name])].sort()

export const switchedOn = (off: string[], name: string) => off.filter(other => other !== name)

/** What a reader wrote, maybe the address of a page inside the repository. */
export function readOffName(text: string): string | undefined {
  const parts = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split('/')
    .filter(Boolean)
  const host = parts[0]?.includes('.') ? parts.shift()! : GITHUB
  const [owner, repository] = parts
  if (!owner || !/^[a-z0-9_-]+$/.test(owner) || !/^[a-z0-9._-]*$/.test(repository ?? '')) return undefined
  return repository ? repositoryName({host, owner, repository}) : ownerName({host, owner})
}
