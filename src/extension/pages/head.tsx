import browser from 'webextension-polyfill'
import {text} from '../../texts/text.ts'

export function Head({title, size = 40}: {title: string; size?: number}) {
  return (
    <header class="head">
      <img src="/icons/128.png" width={size} height={size} alt="" />
      <h1>{title}</h1>
      <span class="small muted">{text('page_version', browser.runtime.getManifest().version)}</span>
    </header>
  )
}
