import type {Region} from '../findings.ts'
import {fileName, visible} from '../words/shown-code.ts'

/** `Till.java:12–14`, which leads there. */
export function PlaceLink({region, onJump}: {region: Region; onJump(region: Region): void}) {
  return (
    <button type="button" class="link place" title={visible(region.path)} onClick={() => onJump(region)}>
      {fileName(region.path)}:{lines(region)}
    </button>
  )
}

const lines = ({startLine, endLine}: Region) => (startLine === endLine ? startLine : `${startLine}–${endLine}`)
