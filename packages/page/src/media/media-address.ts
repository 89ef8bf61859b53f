/** Pixels: what phones, laptops and large screens load of one picture. */
const ladder = [640, 1280, 1920]

/** The widths that a picture of the library is kept in, ascending: never more than it has. */
export function mediaWidths(width: number): number[] {
  const largest = Math.min(width, ladder.at(-1) ?? width)
  return [...ladder.filter((step) => step < largest), largest]
}

/** Where a picture of the library is served in one of its widths; a page names the largest. */
export function mediaAddress(key: string, width: number | string): string {
  return `/media/${key}/${width}.webp`
}

const ownPicture = /^\/media\/([0-9a-f]{32})\/([1-9]\d{0,3})\.webp$/

/** The `srcset` of a picture of the library, by its address alone; null for every other picture. */
export function mediaSources(address: string): string | null {
  const [, key, width] = ownPicture.exec(address) ?? []
  if (key === undefined) return null
  const widths = mediaWidths(Number(width))
  return widths.map((step) => `${mediaAddress(key, step)} ${step}w`).join(', ')
}
