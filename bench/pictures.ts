import '../scripts/tsx-hook.mjs'

import type { AdOrder } from '../scripts/contact-sheet/ad-orders.ts'
import { median, type Table } from './support/table.ts'

const rounds = 3

/** From an order to the files of the library: how long a picture of an ad takes, and how large it is. */
export async function benchPictures(): Promise<Table[]> {
  const { sampleOrders } = await import('../scripts/contact-sheet/ad-orders.ts')
  const orders = sampleOrders()
  const make = await pictureMaking()
  for (const order of orders.slice(0, 3)) await make(order)
  const made: Made[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const order of orders) made.push(await make(order))
  }
  const shapes = [...new Set(made.map(({ shape }) => shape))]
  return [
    {
      title: 'Pictures of ads, drawn by the built-in illustrator',
      note: `${orders.length} orders of eight businesses, ${rounds} rounds, one after the other: painted, then encoded in the widths of the library. Every file has exactly the pixels ordered.`,
      columns: ['pixels', 'paint p50 ms', 'encode p50 ms', 'all p50 ms', 'worst ms', 'largest KB'],
      rows: shapes.map((shape) => {
        const those = made.filter((picture) => picture.shape === shape)
        const all = those.map(({ paintMs, encodeMs }) => paintMs + encodeMs)
        return [
          shape,
          Math.round(median(those.map(({ paintMs }) => paintMs))),
          Math.round(median(those.map(({ encodeMs }) => encodeMs))),
          Math.round(median(all)),
          Math.round(Math.max(...all)),
          Math.round(Math.max(...those.map(({ bytes }) => bytes)) / 1000),
        ]
      }),
    },
  ]
}

type Made = { shape: string; paintMs: number; encodeMs: number; bytes: number }

async function pictureMaking(): Promise<(order: AdOrder) => Promise<Made>> {
  const { paintSceneLossless } = await import('../apps/server/src/illustrator/index.ts')
  const { createSandboxImageAi } =
    await import('../apps/server/src/providers/image-ai/sandbox-image-ai.ts')
  const { preparePicture } =
    await import('../apps/server/src/features/media-library/prepare-picture.ts')
  const ai = createSandboxImageAi({ paint: paintSceneLossless })
  const { signal } = new AbortController()
  return async (order) => {
    const start = performance.now()
    const drawn = await ai.make(order, { signal })
    const painted = performance.now()
    if (!drawn.ok) throw new Error(`No picture of "${order.asked}"`)
    const prepared = await preparePicture(drawn.image.bytes)
    const encoded = performance.now()
    if (!prepared.ok) throw new Error(`The picture of "${order.asked}" cannot be read`)
    const { width, height, files } = prepared.value
    if (width !== order.width || height !== order.height) throw new Error('Another size')
    return {
      shape: `${width} x ${height}`,
      paintMs: painted - start,
      encodeMs: encoded - painted,
      bytes: files.at(-1)?.bytes.length ?? 0,
    }
  }
}
