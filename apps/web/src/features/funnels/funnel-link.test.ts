import { describe, expect, it } from 'vitest'

import { publicUrlOf, shareLink } from './funnel-link.ts'

const funnel = { id: '01a1fd82-7da6-7e3b-8c9e-42b041daccb9', slug: 'big-bend-rafting-funnel' }
const sites = { publicUrl: 'https://wildpath.example', origin: 'https://app.wildpath.example' }

describe('publicUrlOf', () => {
  it('names the funnel by its slug', () => {
    expect(publicUrlOf(funnel, 'https://wildpath.example')).toBe(
      'https://wildpath.example/f/big-bend-rafting-funnel',
    )
  })

  it('falls back to the id where there is no slug', () => {
    expect(publicUrlOf({ ...funnel, slug: '' }, 'https://wildpath.example')).toBe(
      'https://wildpath.example/f/01a1fd82-7da6-7e3b-8c9e-42b041daccb9',
    )
  })
})

describe('shareLink', () => {
  it('is the public address of a public funnel', () => {
    expect(shareLink({ ...funnel, isPublic: true }, sites)).toBe(
      'https://wildpath.example/f/big-bend-rafting-funnel',
    )
  })

  it('is the screen of a private funnel, on the origin the owner is on', () => {
    expect(shareLink({ ...funnel, isPublic: false }, sites)).toBe(
      'https://app.wildpath.example/funnel/01a1fd82-7da6-7e3b-8c9e-42b041daccb9',
    )
  })
})
