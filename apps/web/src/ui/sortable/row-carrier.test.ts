import { expect, it } from 'vitest'

import { createRowCarrier } from './row-carrier.ts'

/** A list of three rows whose grips are called after them, and a log of what happened to it. */
function buildCarrier() {
  const rows = ['Tides', 'Maps', 'Lunch']
  const log: string[] = []
  const carrier = createRowCarrier<string>({
    lift(handle) {
      const from = rows.indexOf(handle)
      if (from < 0) return null
      let place = from
      return {
        from,
        count: rows.length,
        place: () => place,
        // Rows are 10 pixels high here.
        pull: (offset) => void (place = from + Math.round(offset / 10)),
        step: (to) => void (place = to),
        letGo: () => log.push(`let go of ${handle}`),
      }
    },
    setPressed: () => {},
    say: () => {},
    onMove(from, to) {
      log.push(`moved ${from} to ${to}`)
      rows.splice(to, 0, ...rows.splice(from, 1))
    },
    focus: (handle) => log.push(`focused ${handle}`),
  })
  return { carrier, rows, log }
}

it('moves a row to where it is dropped, and puts the focus back on its grip', () => {
  const { carrier, rows, log } = buildCarrier()
  expect(carrier.lift('Tides', 'Tides')).toBe(true)
  carrier.pull(21)
  carrier.drop()
  expect(rows).toEqual(['Maps', 'Lunch', 'Tides'])
  expect(log).toEqual(['moved 0 to 2', 'let go of Tides', 'focused Tides'])
})

it('carries on when the grip of the drag before loses the focus to this one', () => {
  const { carrier, rows } = buildCarrier()
  carrier.lift('Tides', 'Tides')
  carrier.pull(21)
  carrier.drop()
  carrier.lift('Maps', 'Maps')
  carrier.leave('Tides')
  carrier.pull(10)
  carrier.drop()
  expect(rows).toEqual(['Lunch', 'Maps', 'Tides'])
})

it('puts a row back when its own grip loses the focus', () => {
  const { carrier, rows, log } = buildCarrier()
  carrier.pressKey('Lunch', ' ', 'Lunch')
  carrier.pressKey('Lunch', 'Home', 'Lunch')
  carrier.leave('Lunch')
  carrier.drop()
  expect(rows).toEqual(['Tides', 'Maps', 'Lunch'])
  expect(log).toEqual(['let go of Lunch', 'focused Lunch'])
})

it('carries one row at a time, and stops what followed the pointer once', () => {
  const { carrier } = buildCarrier()
  let stops = 0
  expect(carrier.lift('Tides', 'Tides', () => (stops += 1))).toBe(true)
  expect(carrier.lift('Maps', 'Maps')).toBe(false)
  carrier.putBack()
  carrier.putBack()
  expect(stops).toBe(1)
  expect(carrier.lift('gone', 'gone')).toBe(false)
})

it('leaves keys that mean nothing to a list to the browser', () => {
  const { carrier } = buildCarrier()
  expect(carrier.pressKey('Maps', 'Escape', 'Maps')).toBe(false)
  expect(carrier.pressKey('Maps', 'Enter', 'Maps')).toBe(true)
  expect(carrier.pressKey('Maps', 'Escape', 'Maps')).toBe(true)
  expect(carrier.pressKey('Maps', 'Escape', 'Maps')).toBe(false)
})
