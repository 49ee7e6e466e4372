/** Where a card stands: under the line it belongs to, or over it where there is more room; never on it, never outside the window. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

const GAP = 4

export type Standing = 'below' | 'above'

/** `known`: where it stands already. */
export function placeCard(badge: Box, card: Size, window: Size, known?: Standing): {left: number; top: number; at: Standing} {
  const below = badge.bottom + GAP
  const above = badge.top - GAP - card.height
  const fitsBelow = below + card.height <= window.height
  const left = Math.max(GAP, Math.min(badge.right - card.width, window.width - card.width - GAP))
  const at = known ?? (fitsBelow || above < 0 ? 'below' : 'above')
  return {left, top: at === 'below' ? below : above, at}
}
