/** Of the pixels that a place asks for: enlarged by a tenth nobody sees it. */
export const softestCut = 0.9

type Cut = { left: number; top: number; width: number; height: number }

/**
 * The largest part of a picture in a shape (width / height), in whole pixels of the picture. The focus, in percent of
 * the picture, means what `object-position` means: the point at x of the picture lies at x of the part. Absent, it is
 * the middle.
 */
export function cutOf({
  width,
  height,
  ratio,
  focus = { x: 50, y: 50 },
}: {
  width: number
  height: number
  ratio: number
  focus?: { x: number; y: number } | undefined
}): Cut {
  const isTooWide = width / height > ratio
  const cut = {
    width: isTooWide ? Math.max(1, Math.min(width, Math.round(height * ratio))) : width,
    height: isTooWide ? height : Math.max(1, Math.min(height, Math.round(width / ratio))),
  }
  return {
    left: placeOf(width - cut.width, focus.x),
    top: placeOf(height - cut.height, focus.y),
    ...cut,
  }
}

function placeOf(room: number, percent: number): number {
  return Math.round((room * Math.min(100, Math.max(0, percent))) / 100)
}
