/**
 * What a comment belongs to: the innermost declaration that it stands in. Between two members it belongs to the one that
 * ends on its line, else to the one that follows; outside of all types, to the file.
 */
import {type Attribute, allTypes, type Method, type SourceFile, type TypeDeclaration} from '../model/code.ts'
import {type Comment, commentsOf} from './comment-words.ts'
import {firstFrom} from './first-from.ts'

export type Owner = TypeDeclaration | Method | Attribute | SourceFile

export interface OwnedComments {
  byOwner: Map<Owner, Comment[]>
  all: Comment[]
}

type Member = TypeDeclaration | Method | Attribute

export function ownedComments(file: SourceFile): OwnedComments {
  const all = commentsOf(file)
  const owned: OwnedComments = {byOwner: new Map(), all}
  if (all.length === 0) return owned
  const declarations = declarationsOf(file)
  const members = new Map<TypeDeclaration, Member[]>()
  const membersIn = (type: TypeDeclaration) => members.get(type) ?? members.set(type, inOrder(type)).get(type)!
  const open: Member[] = []
  let next = 0
  for (const comment of all) {
    while (next < declarations.length && declarations[next].start <= comment.start) open.push(declarations[next++])
    while (open.length > 0 && open[open.length - 1].end <= comment.start) open.pop()
    const holder = innermost(open, comment)
    put(owned.byOwner, holder?.is === 'type' ? neighbourOf(comment, holder, membersIn(holder)) : (holder ?? file), comment)
  }
  return owned
}

/** In the order they begin in, outer ones before those inside them. */
function declarationsOf(file: SourceFile): Member[] {
  return allTypes(file)
    .flatMap(type => [type, ...membersOf(type)])
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

const membersOf = (type: TypeDeclaration): Member[] => [...type.methods, ...type.initializers, ...type.attributes]

const inOrder = (type: TypeDeclaration): Member[] => [...membersOf(type), ...type.types].sort((a, b) => a.start - b.start)

/** Some of those that began before the comment may have ended, even if one inside them has not been closed yet. */
function innermost(open: Member[], comment: Comment): Member | undefined {
  for (let i = open.length - 1; i >= 0; i--) if (open[i].end > comment.start) return open[i]
  return undefined
}

function neighbourOf(comment: Comment, type: TypeDeclaration, members: readonly Member[]): Member {
  if (comment.start === type.start) return type // its documentation
  const {lines} = comment.file
  const next = firstFrom(members, comment.end)
  const before = members[next - 1]
  const isBeside = before && before.end <= comment.start && lines.lineAt(before.end - 1) === lines.lineAt(comment.start)
  return isBeside ? before : (members[next] ?? type)
}

function put(map: Map<Owner, Comment[]>, owner: Owner, comment: Comment): void {
  const known = map.get(owner)
  if (known) known.push(comment)
  else map.set(owner, [comment])
}
