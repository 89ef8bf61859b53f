import { describe, expect, it } from 'vitest'

import { chooseScene } from './choose-scene.ts'

describe('chooseScene', () => {
  it.each([
    ['guided rafting on the Gallatin', 'river'],
    ['surf lessons on the beach', 'coast'],
    ['indoor climbing and bouldering', 'summit'],
    ['guided hikes and a lodge in the woods', 'forest'],
    ['tax advice for freelancers', 'river'],
  ])('sets %s in the landscape: %s', (words, kind) => {
    expect(chooseScene(words).kind).toBe(kind)
  })

  it('goes by what the words speak of most', () => {
    expect(chooseScene('hiking school: trails and camps beside a lake').kind).toBe('forest')
  })

  it('draws another picture for another business', () => {
    expect(chooseScene('Big Bend Rafting').seed).not.toBe(chooseScene('Upper Fork Rafting').seed)
  })
})
