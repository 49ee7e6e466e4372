/** Where the change on a page comes from, as RefactoringMiner's JSON tells it. */
import {parseAddress} from '../github/address.ts'
import type {Origin} from '../overlay/panel/export-formats.ts'
import {withoutSharedView} from '../overlay/shared-view.ts'

export function originOf(url: string): Origin {
  const address = parseAddress(url, [new URL(url).host])
  const page = new URL(withoutSharedView(url))
  return {
    repository: address ? `${page.origin}/${address.owner}/${address.repository}.git` : '',
    sha1: address && 'commit' in address ? address.commit : '',
    url: `${page.origin}${page.pathname}`,
  }
}
