import { describe, expect, it } from 'vitest'

import { activities, findActivity } from './activities.ts'

describe('the table of activities', () => {
  it('knows each activity once', () => {
    const keys = activities.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(activities)(
    'names kinds and pictures that there are for $key',
    ({ kinds = [], pictures }) => {
      expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length)
      const shown =
        typeof pictures === 'string' ? (findActivity(pictures)?.pictures ?? 'unknown') : []
      expect(typeof shown).toBe('object')
    },
  )

  it('has patterns that remember no place', () => {
    const patterns = activities.flatMap(({ signs, unless, kinds = [], pictures }) => [
      signs,
      ...(unless === undefined ? [] : [unless]),
      ...kinds.map(({ when }) => when),
      ...(typeof pictures === 'object' ? pictures.flatMap(({ mentions }) => mentions ?? []) : []),
    ])
    expect(patterns.filter(({ global, sticky }) => global || sticky)).toEqual([])
  })
})
