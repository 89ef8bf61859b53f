import { describe, expect, it } from 'vitest'

import { picturesFor } from './pictures-for.ts'

const heroOf = (words: string, activity?: string) =>
  picturesFor({ words, activity })[0]?.views[0].join(' ')

describe('picturesFor', () => {
  it('goes by the activity and not by what else the words speak of', () => {
    const words = 'whitewater trips with trout fishing, fishing gear included'
    expect(heroOf(words)).toBe('river angler')
    expect(heroOf(words, 'rafting')).toBe('river raft')
    expect(picturesFor({ words, activity: 'rafting' })).toHaveLength(1)
  })

  it('shares the pictures of another activity', () => {
    expect(heroOf('', 'heli-skiing')).toBe(heroOf('', 'skiing'))
  })

  it('shows nothing of what is not outdoors', () => {
    expect(picturesFor({ words: 'dentist for climbers', activity: 'dentist' })).toEqual([])
  })

  it.each([undefined, 'an activity of another version', 'archery'])(
    'shows what the words speak of when it has no pictures for %s',
    (activity) => {
      expect(heroOf('campervan hire', activity)).toBe('trail campervan')
    },
  )

  it('leaves out what is hardly spoken of', () => {
    const subjects = picturesFor({ words: 'Rafting, rafts and white water; a horse' })
    expect(subjects.map(({ views: [[, subject]] }) => subject)).toEqual(['raft'])
  })
})
