/** Where the toasts may stand, the ones named first wherever nothing is in their way. */
const placesOn = {
  phone: ['bottom', 'top'],
  desk: ['bottom-right', 'bottom', 'top', 'top-right', 'bottom-left'],
} as const

export type ToastAnchor = (typeof placesOn)[keyof typeof placesOn][number]

/** In CSS pixels of the window. */
export type Box = { left: number; top: number; width: number; height: number }

/**
 * What stands on the screen. `isKept` is what a toast must not cover while there is another place: a heading,
 * the field it speaks of, or what an open dialog is answered with.
 */
export type Obstacle = { box: Box; isKept: boolean }

/** From the edges of the window. */
export const toastMargin = { phone: 8, desk: 16 } as const
const phoneWidth = 640
// More controls than a screen has room for never outweigh one heading.
const keptWeight = 1000

/** Narrow windows have other places than wide ones. */
export function windowKind(width: number): 'phone' | 'desk' {
  return width < phoneWidth ? 'phone' : 'desk'
}

/** `window` is what is in sight of it, without a keyboard or a bar at its foot. */
export type ToastScreen = {
  window: { width: number; height: number }
  toasts: { width: number; height: number }
  obstacles: readonly Obstacle[]
}

/** The place at which a stack of toasts covers the least. */
export function chooseToastPosition(screen: ToastScreen): ToastAnchor {
  const places = placesOn[windowKind(screen.window.width)]
  const costs = places.map((place) => {
    const box = boxAt(place, screen)
    return screen.obstacles
      .filter((obstacle) => overlap(obstacle.box, box))
      .reduce((sum, { isKept }) => sum + (isKept ? keptWeight : 1), 0)
  })
  return places[costs.indexOf(Math.min(...costs))] ?? places[0]
}

/** Whether toasts at `place` cover what they must not. */
export function coversKept(place: ToastAnchor, screen: ToastScreen): boolean {
  const box = boxAt(place, screen)
  return screen.obstacles.some((obstacle) => obstacle.isKept && overlap(obstacle.box, box))
}

function boxAt(place: ToastAnchor, { window, toasts }: ToastScreen): Box {
  const margin = toastMargin[windowKind(window.width)]
  const room = window.width - 2 * margin
  const width = Math.min(toasts.width, room)
  const free = room - width
  const left = place.endsWith('right') ? free : place.endsWith('left') ? 0 : free / 2
  const foot = window.height - margin - toasts.height
  // A stack that is higher than the window begins at its upper edge.
  const top = place.startsWith('top') ? margin : Math.max(margin, foot)
  return { left: margin + left, top, width, height: toasts.height }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
