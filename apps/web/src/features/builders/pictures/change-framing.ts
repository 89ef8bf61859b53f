import { type Crop, type Focus, type Framing, pickFraming } from '@wildpath/page/media'

type FullCrop = { focus: Focus; zoom: number }

export type Layout = 'larger' | 'phone'

/** Returns the crop for a layout. Phones use the larger-screen crop until they have their own. */
export function getCrop({ focus, zoom, phoneFraming }: Framing, layout: Layout): FullCrop {
  const crop = layout === 'phone' && phoneFraming ? phoneFraming : { focus, zoom }
  return { focus: crop.focus ?? { x: 50, y: 50 }, zoom: crop.zoom ?? 1 }
}

export function changeCrop(framing: Framing, layout: Layout, part: Crop): Framing {
  const before = getCrop(framing, layout)
  const { focus = before.focus, zoom = before.zoom } = part
  const own = zoom > 1 ? { focus, zoom } : { focus }
  const { phoneFraming } = framing
  if (layout === 'phone') return { ...pickFraming(framing), phoneFraming: own }
  return phoneFraming ? { ...own, phoneFraming } : own
}
