/** The part of GraphQL that reads blobs in batches and the two ends of a pull request. A token is always needed. */
import {type Answer, type Incoming, json} from '../answer.ts'
import type {Repository} from '../repositories.ts'
import {pullView} from '../site/comparison.ts'
import {type Field, parseQuery} from './graphql-query.ts'
import {badCredentials, problem} from './problems.ts'

type Values = Record<string, unknown>

export async function graphqlAnswer(repositories: Repository[], {body}: Incoming, token: string | undefined): Promise<Answer> {
  if (!token) return badCredentials('This endpoint requires you to be authenticated.')
  let request: {query: string; variables?: Values}
  try {
    request = JSON.parse(body)
  } catch {
    return problem(400, 'Problems parsing JSON')
  }
  const fields = parseQuery(request.query, request.variables ?? {})
  const errors: unknown[] = []
  const data = await select(fields, async field => {
    if (field.name !== 'repository') return undefined
    const repository = repositories.find(({owner, name}) => owner === field.args.owner && name === field.args.name)
    if (!repository) errors.push({type: 'NOT_FOUND', path: [field.alias], message: 'Could not resolve to a Repository'})
    return repository ? select(field.fields, inner => repositoryField(repository, inner)) : null
  })
  return json({data, ...(errors.length > 0 && {errors})})
}

async function select(fields: Field[], resolve: (field: Field) => Promise<unknown>): Promise<Values> {
  const values = await Promise.all(fields.map(async field => [field.alias, await resolve(field)] as const))
  return Object.fromEntries(values)
}

async function repositoryField(repository: Repository, field: Field): Promise<unknown> {
  if (field.name === 'object') return blobObject(repository, field)
  if (field.name === 'pullRequest') return pullObject(repository, field)
  return {name: repository.name, isPrivate: repository.private}[field.name]
}

async function blobObject({git}: Repository, {args, fields}: Field): Promise<unknown> {
  const object = await git.object(String(args.expression ?? args.oid))
  if (object?.type !== 'blob') return null
  const isBinary = object.content.subarray(0, 8000).includes(0)
  const isTruncated = object.content.length > 1_000_000
  const all: Values = {
    __typename: 'Blob',
    oid: object.sha,
    byteSize: object.content.length,
    isBinary,
    isTruncated,
    text: isBinary || isTruncated ? null : object.content.toString(),
  }
  return select(fields, async ({name}) => all[name])
}

async function pullObject(repository: Repository, {args, fields}: Field): Promise<unknown> {
  const pull = await pullView(repository, Number(args.number))
  if (!pull) return null
  const all: Values = {
    number: pull.request.number,
    title: pull.request.title,
    baseRefName: pull.request.base,
    headRefName: pull.request.head,
    baseRefOid: pull.baseTip,
    headRefOid: pull.headTip,
  }
  return select(fields, async ({name}) => all[name])
}
