import { describe, expect, it } from 'vitest'

import { describeSetting, readBusinessSetting } from './business-setting.ts'

const read = (words: string, place = '', season = '') =>
  readBusinessSetting({ words, place, season })

describe('the setting of a business', () => {
  it.each([
    ['Raft trips near Moab, Utah', 'red-rock', 'whitewater'],
    ['Scenic float trips by raft', undefined, undefined],
    ['Sea kayaking around the islands', undefined, 'sea'],
    ['Paddle the Geirangerfjord', 'fjord', 'sea'],
    ['Hikes among saguaros near Tucson, Arizona', 'saguaro-desert', undefined],
    ['Jeep tours in Sedona, Arizona', 'red-rock', undefined],
    ['Canoes on Lake Bled', undefined, 'lake'],
  ])('reads "%s" as the land %s and the water %s', (words, land, water) => {
    const setting = read(words)
    expect([setting.land, setting.water]).toEqual([land, water])
  })

  it('prefers the land in the facts to other text', () => {
    expect(read('Our guides know the Sahara, too', 'in Moab').land).toBe('red-rock')
  })

  it.each([
    ['May to September', '', 'summer'],
    ['December to April', '', 'winter'],
    ['Sept – Nov', '', 'autumn'],
    ['December to February', 'Queenstown, New Zealand', 'summer'],
    ['every day', '', undefined],
  ])('reads "%s" in %s as %s', (season, place, expected) => {
    expect(read('', place, season).season).toBe(expected)
  })

  it.each([
    ['A lodge in an old fishing village, walking distance to the beach', []],
    ['A lodge with a bike shed. No fishing license needed nearby', []],
    ['A lodge with guided fly fishing and long hikes', ['angler', 'hiker']],
  ])('reads only what guests do as activities: %s', (words, activities) => {
    expect(read(words).activities).toEqual(activities)
  })

  it('is described for an image model', () => {
    const setting = read('Whitewater rafting near Moab. May to September.')
    expect(describeSetting(setting, { place: 'Moab, Utah', activity: 'Rafting' })).toBe(
      'Activity: Rafting. Place: Moab, Utah, red sandstone cliffs and mesas of the high desert, no cacti. Water: whitewater with standing waves and foam. Season: summer.',
    )
    expect(describeSetting(read('Yoga'), { place: '', activity: '' })).toBe('')
  })
})
