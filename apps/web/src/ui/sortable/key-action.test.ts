import { expect, it } from 'vitest'

import { keyAction } from './key-action.ts'

const carried = (place: number) => ({ count: 3, place: () => place })

it('lifts and drops with Space or Enter', () => {
  expect(keyAction(' ', null)).toEqual({ kind: 'lift' })
  expect(keyAction('Enter', null)).toEqual({ kind: 'lift' })
  expect(keyAction(' ', carried(1))).toEqual({ kind: 'drop' })
  expect(keyAction('Enter', carried(1))).toEqual({ kind: 'drop' })
})

it('moves within the list while something is lifted', () => {
  expect(keyAction('ArrowDown', carried(1))).toEqual({ kind: 'step', to: 2 })
  expect(keyAction('ArrowDown', carried(2))).toEqual({ kind: 'step', to: 2 })
  expect(keyAction('ArrowUp', carried(0))).toEqual({ kind: 'step', to: 0 })
  expect(keyAction('End', carried(0))).toEqual({ kind: 'step', to: 2 })
  expect(keyAction('Home', carried(2))).toEqual({ kind: 'step', to: 0 })
})

it('puts back with Escape, and leaves other keys alone', () => {
  expect(keyAction('Escape', carried(1))).toEqual({ kind: 'put-back' })
  expect(keyAction('Escape', null)).toBeNull()
  expect(keyAction('ArrowDown', null)).toBeNull()
  expect(keyAction('Tab', carried(1))).toBeNull()
})
