import { crc32, deflateSync } from 'node:zlib'

export type Photo = { name: string; mimeType: string; buffer: Buffer }

/** A file as a camera would give it: sky above ground, and a sun in the upper left. */
export function drawPhoto(
  name: string,
  { width, height }: { width: number; height: number },
): Photo {
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colourAt(x / width, y / height)
      pixels.set([red, green, blue], y * row + 1 + x * 3)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function colourAt(x: number, y: number): [number, number, number] {
  if ((x - 0.2) ** 2 + (y - 0.25) ** 2 < 0.01) return [250, 190, 60]
  return y < 0.6 ? [30, 110, Math.round(140 + 60 * y)] : [24, Math.round(110 - 60 * y), 60]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
