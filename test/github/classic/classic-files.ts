/** The list of files on a classic page, which may come in several batches. */
import {attributes, type Html, html} from '../markup/html.ts'
import type {PageSettings} from '../settings.ts'
import type {Comparison} from '../site/comparison.ts'
import type {FileView} from '../site/entries.ts'
import {type ClassicFile, classicFile} from './classic-file.ts'

export interface ClassicPage {
  comparison: Comparison
  files: FileView[]
  settings: PageSettings
  ignoreWhitespace: boolean
}

export type Of<Kind extends Comparison['kind']> = Extract<Comparison, {kind: Kind}>

export function repositoryPath({comparison: {repository}}: {comparison: Comparison}): string {
  return `/${repository.owner}/${repository.name}`
}

export function filesSection(page: ClassicPage): Html {
  return html`
    <div id="files" class="diff-view js-diff-container js-code-nav-container">
      <div class="container-md js-file-filter-blankslate" hidden>There are no files selected for viewing</div>
      ${fileBatch(page, 0)}
    </div>`
}

/** Some files and, when more follow, the element that loads the next ones into a container of its own. */
export function fileBatch(page: ClassicPage, start: number): Html {
  const end = start + Math.max(1, page.settings.mounted)
  const files = page.files.slice(start, end).map((_, offset) => classicFile(viewedFile(page, start + offset)))
  return html`
    <div class="js-diff-progressive-container">
      ${files}
      ${end < page.files.length && progressiveLoader(page, end)}
    </div>`
}

function progressiveLoader(page: ClassicPage, start: number): Html {
  return html`
    <include-fragment${attributes({
      class: 'diff-progressive-loader js-diff-progressive-loader',
      'data-targets': 'diff-file-filter.progressiveLoaders',
      src: `${repositoryPath(page)}/diffs?${diffQuery(page, start)}`,
    })}>
      <span>Loading…</span>
    </include-fragment>`
}

export function viewedFile(page: ClassicPage, index: number, {loaded} = {loaded: false}): ClassicFile {
  const {entry, blob} = page.files[index]!
  const {layout, signedIn} = page.settings
  return {
    entry,
    blob,
    repository: repositoryPath(page),
    layout,
    signedIn,
    loadUrl: `${repositoryPath(page)}/diffs/${index}?${diffQuery(page, index)}`,
    loaded,
    canBeViewed: page.comparison.kind.startsWith('pull'),
  }
}

function diffQuery({comparison, ignoreWhitespace}: ClassicPage, start: number): URLSearchParams {
  const {before, after} = comparison
  const query = new URLSearchParams({
    bytes: '0',
    commentable: 'true',
    commit: after,
    lines: '0',
    responsive: 'true',
    sha1: before,
    sha2: after,
    start_entry: String(start),
    sticky: 'false',
    w: String(ignoreWhitespace),
  })
  if ('pull' in comparison) query.set('pull_number', String(comparison.pull.request.number))
  return query
}
