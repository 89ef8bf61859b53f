import { expect, it } from 'vitest'

import { jsonPieces } from './json-pieces.ts'

async function* pages<Row>(...rows: Row[][]) {
  yield* rows
}

async function piecesOf(value: unknown): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of jsonPieces(value)) pieces.push(piece)
  return pieces
}

it('is JSON with a line for every row, whichever page it comes on', async () => {
  const value = { name: 'Ana', none: pages(), leads: pages([{ id: 1 }, { id: 2 }], [{ id: 3 }]) }
  expect((await piecesOf(value)).join('')).toBe(
    '{\n"name": "Ana",\n"none": [],\n"leads": [\n{"id":1},\n{"id":2},\n{"id":3}\n]\n}\n',
  )
})

it('reads pages within rows', async () => {
  const funnels = pages([{ id: 'a', days: pages([1], [2]) }], [{ id: 'b', days: pages() }])
  expect(JSON.parse((await piecesOf({ funnels })).join(''))).toEqual({
    funnels: [
      { id: 'a', days: [1, 2] },
      { id: 'b', days: [] },
    ],
  })
})

it('hands over what it has before it reads on', async () => {
  let read = 0
  async function* leads() {
    for (read = 1; read <= 100; read += 1) yield [{ note: 'x'.repeat(40_000) }]
  }
  const pieces = jsonPieces({ leads: leads() })
  const first = await pieces.next()
  expect([String(first.value).length < 100_000, read]).toEqual([true, 2])
})
