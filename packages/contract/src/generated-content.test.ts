import { describe, expect, it } from 'vitest'

import { editedContentSchema } from './generated-content.ts'

const ad = (id: string, platform: 'facebook' | 'google' = 'facebook') => ({
  id,
  headline: 'Raft with us',
  body: 'A day.',
  platform,
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** What is said of saved ads, by the path of the field. */
function problemsOf(facebook_ads: unknown[], google_ads: unknown[] = []) {
  const { error } = editedContentSchema.safeParse({ ad_copy: { facebook_ads, google_ads } })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('the ids of saved ads', () => {
  it.each([
    'facebook-0190f2e4-7c3b-7000-8000-0123456789ab',
    'facebook-stored-2',
    'facebook-sample',
    'strayed_1',
    'a'.repeat(80),
  ])('may be %s', (id) => {
    expect(problemsOf([ad(id)])).toEqual([])
  })

  it.each([
    '',
    ' ',
    'a/b',
    '../x',
    'a b',
    'ä',
    '<b>',
    'a\n',
    'a'.repeat(500),
    '__proto__',
    'constructor',
  ])('may not be %j', (id) => {
    expect(problemsOf([ad(id)])).toEqual([
      ['ad_copy.facebook_ads.0.id', 'The id of an ad is of up to 80 letters, digits, - and _'],
    ])
  })

  it('are of one ad each, whatever its platform', () => {
    expect(problemsOf([ad('a'), ad('b'), ad('a')])).toEqual([
      ['ad_copy.facebook_ads.2.id', 'Two ads have one id'],
    ])
    expect(problemsOf([ad('a')], [ad('a', 'google')])).toEqual([
      ['ad_copy.google_ads.0.id', 'Two ads have one id'],
    ])
  })
})
