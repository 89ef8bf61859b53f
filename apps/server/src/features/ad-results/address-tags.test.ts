import { describe, expect, it } from 'vitest'

import { tagsOf } from './address-tags.ts'

describe('the tags of an address', () => {
  it('name the adventure and the ad', () => {
    const address = 'https://blue.example/?utm_campaign=Raft-Trip&utm_content=ad_1'
    expect(tagsOf(address)).toEqual({ slug: 'raft-trip', tag: 'ad_1' })
  })

  it('are none where they hold what no tag of ours does', () => {
    const none = { slug: null, tag: null }
    expect(tagsOf('https://blue.example/?utm_campaign=%00&utm_content=a%00')).toEqual(none)
    expect(tagsOf('no address')).toEqual(none)
  })
})
