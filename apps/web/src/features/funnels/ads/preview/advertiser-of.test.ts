import { describe, expect, it } from 'vitest'

import { advertiserOf } from './advertiser-of.ts'

const of = (public_url: string) =>
  advertiserOf({
    business_info: { business_name: 'Blue Fork' },
    custom_branding: { logo_url: '' },
    public_url,
    slug: 'blue-fork-rafting-funnel',
  })

describe('the address in a preview', () => {
  it.each([
    ['https://blue-fork.example/f/rafting', 'https://blue-fork.example › blue-fork › rafting'],
    ['http://localhost:3000/f/rafting', 'http://localhost:3000 › blue-fork › rafting'],
    ['https://www.blue-fork.example/', 'https://blue-fork.example › blue-fork › rafting'],
  ])('of %s is its own, with the paths of the file for Google', (url, breadcrumb) => {
    expect(of(url).breadcrumb).toBe(breadcrumb)
  })

  it('names the site alone where a feed does', () => {
    expect(of('https://www.blue-fork.example/f/rafting').host).toBe('blue-fork.example')
  })
})
