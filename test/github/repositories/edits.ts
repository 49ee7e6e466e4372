/** Edits of a tree of files, for histories that are told as a list of small steps. */
import type {Files} from '../git/history.ts'

export type Edit = (text: string) => string

/** Applies the edits to each of the files. */
export function edit(files: Files, paths: string[], edits: Edit[]): Files {
  const changed = {...files}
  for (const path of paths) changed[path] = edits.reduce((text, apply) => apply(text), String(changed[path]))
  return changed
}

export function move(files: Files, from: string, to: string): Files {
  const {[from]: content, ...rest} = files
  if (content === undefined) throw new Error(`no file ${from} to move`)
  return {...rest, [to]: content}
}

/** Replaces a text everywhere it stands; a text that stands nowhere is a mistake in the history. */
export function replace(old: string, by: string): Edit[] {
  return [
    text => {
      if (!text.includes(old)) throw new Error(`nothing to replace: ${old}`)
      return text.replaceAll(old, () => by)
    },
  ]
}
