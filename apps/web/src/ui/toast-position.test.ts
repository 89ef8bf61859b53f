import { describe, expect, it } from 'vitest'

import { chooseToastPosition, coversKept, type Obstacle } from './toast-position.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const toasts = { width: 340, height: 48 }

const heading = (left: number, top: number): Obstacle => ({
  box: { left, top, width: 200, height: 40 },
  isKept: true,
})
const control = (left: number, top: number): Obstacle => ({
  box: { left, top, width: 120, height: 44 },
  isKept: false,
})

describe('chooseToastPosition', () => {
  it('takes the usual place where nothing is in the way', () => {
    expect(chooseToastPosition({ window: phone, toasts, obstacles: [] })).toBe('bottom')
    expect(chooseToastPosition({ window: desk, toasts, obstacles: [] })).toBe('bottom-right')
  })

  it('leaves a bar with buttons at the bottom free', () => {
    const bar = [control(20, 790), control(200, 790)]
    expect(chooseToastPosition({ window: phone, toasts, obstacles: bar })).toBe('top')
    const save = [control(1100, 740)]
    expect(chooseToastPosition({ window: desk, toasts, obstacles: save })).toBe('bottom')
  })

  it('rather covers any number of buttons than a heading', () => {
    const full = [heading(20, 800), ...Array.from({ length: 30 }, () => control(20, 10))]
    expect(chooseToastPosition({ window: phone, toasts, obstacles: full })).toBe('top')
  })

  it('begins at the upper edge when there are more toasts than fit', () => {
    const screen = { window: phone, toasts: { width: 340, height: 2000 } }
    expect(coversKept('bottom', { ...screen, obstacles: [heading(20, 20)] })).toBe(true)
  })

  it('counts what only touches the toasts for free', () => {
    const above: Obstacle = { box: { left: 0, top: 700, width: 1280, height: 36 }, isKept: true }
    expect(chooseToastPosition({ window: desk, toasts, obstacles: [above] })).toBe('bottom-right')
  })
})

describe('coversKept', () => {
  it('tells when a heading came to lie below the toasts', () => {
    const screen = { window: desk, toasts, obstacles: [heading(1000, 730)] }
    expect(coversKept('bottom-right', screen)).toBe(true)
    expect(coversKept('bottom', screen)).toBe(false)
    expect(coversKept('bottom-right', { ...screen, obstacles: [control(1000, 730)] })).toBe(false)
  })
})
