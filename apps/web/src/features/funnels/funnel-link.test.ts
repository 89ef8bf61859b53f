import { describe, expect, it } from 'vitest'

import { openLink, shareLink } from './funnel-link.ts'

const funnel = {
  id: '01a1fd82-7da6-7e3b-8c9e-42b041daccb9',
  public_url: 'https://www.bigbend.example',
}

describe('shareLink', () => {
  it('is the public address of a public funnel, wherever that is', () => {
    expect(shareLink({ ...funnel, isPublic: true }, 'https://app.wildpath.example')).toBe(
      'https://www.bigbend.example',
    )
  })

  it('is the screen of a private funnel, on the origin the owner is on', () => {
    expect(shareLink({ ...funnel, isPublic: false }, 'https://app.wildpath.example')).toBe(
      'https://app.wildpath.example/funnel/01a1fd82-7da6-7e3b-8c9e-42b041daccb9',
    )
  })
})

describe('openLink', () => {
  it('is the public address of a public funnel', () => {
    expect(openLink({ ...funnel, isPublic: true })).toBe('https://www.bigbend.example')
  })

  it('is the preview of a private funnel', () => {
    expect(openLink({ ...funnel, isPublic: false })).toBe(
      '/funnel/01a1fd82-7da6-7e3b-8c9e-42b041daccb9/preview',
    )
  })
})
