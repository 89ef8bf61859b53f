import { expect } from 'vitest'

import type { Driver, Json } from './driver.ts'
import {
  chooseValue,
  type ControlKind,
  fieldValue,
  findControl,
  type Point,
  saysOnScreen,
} from './in-page.ts'

/** WebDriver's names of keys that type nothing. */
const keys = { Control: '\uE009', Backspace: '\uE003' }

/** What a person does in a browser, told by the names that they see. */
export type Hand = ReturnType<typeof createHand>

export function createHand(driver: Driver) {
  async function press(kind: ControlKind, name: string): Promise<void> {
    const place: { found: Point | null } = { found: null }
    const find = async () => (place.found = await driver.call(findControl, kind, name))
    await expect.poll(find, { message: `${kind} '${name}'` }).not.toBeNull()
    const click = [
      { type: 'pointerMove', ...place.found },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.act([{ type: 'pointer', id: 'mouse', actions: click }])
  }

  async function type(strokes: readonly object[]): Promise<void> {
    await driver.act([{ type: 'key', id: 'keyboard', actions: strokes }])
  }

  return {
    open: (url: string) => driver.open(url),
    call: <Args extends readonly Json[], Answer extends Json>(
      inPage: (...args: Args) => Answer | Promise<Answer>,
      ...args: Args
    ) => driver.call(inPage, ...args),
    press: (name: string) => press('button', name),
    /** Replaces what stands in a field, key by key. */
    async fill(name: string, text: string) {
      // A screen that has just come may move under the hand; who sees that begins again.
      const typed = async () => {
        await press('field', name)
        await type([
          down(keys.Control),
          ...stroke('a'),
          up(keys.Control),
          ...stroke(keys.Backspace),
          ...text.split('').flatMap(stroke),
        ])
        return driver.call(fieldValue, name)
      }
      await expect.poll(typed, { message: name }).toBe(text)
    },
    /** Chooses from a list or a calendar by value, without opening it: those are windows of the browser's own. */
    async choose(name: string, value: string) {
      await expect.poll(() => driver.call(chooseValue, name, value), { message: name }).toBe(true)
    },
    async see(words: string) {
      await expect.poll(() => driver.call(saysOnScreen, words), { message: words }).toBe(true)
    },
    address: () => driver.call(() => location.href),
  }
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const stroke = (value: string) => [down(value), up(value)]
