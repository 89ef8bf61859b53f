import { describe, expect, it } from 'vitest'

import { readHelpArticles } from '../reading/read-help-articles.ts'
import { productValues } from '../testing/product-values.ts'
import { createHelpSearch } from './create-help-search.ts'

const { search, answer } = createHelpSearch(readHelpArticles(productValues))

describe('search', () => {
  it('ranks by score and keeps to its limit', () => {
    const hits = search('domain', { limit: 3 })
    expect(hits).toHaveLength(3)
    expect(hits.map(({ score }) => score)).toEqual(
      hits.map(({ score }) => score).toSorted((one, other) => other - one),
    )
    expect(search('domain').length).toBeLessThanOrEqual(8)
  })

  it('finds beginnings of words while somebody types', () => {
    expect(search('unsubs')[0]?.slug).toBe('unsubscribes')
  })

  it('finds nothing where nothing is asked', () => {
    expect(search('')).toEqual([])
    expect(search('the of and')).toEqual([])
  })
})

describe('answer', () => {
  it('has the passage that says it, and further articles', () => {
    const found = answer('how do i download the leads as csv')
    expect(found).toMatchObject({ kind: 'answer', slug: 'export-leads', isInPlan: true })
    if (found.kind !== 'answer') throw new Error('unknown')
    expect(found.passage).toContain('Press **Download CSV**')
    expect(found.others.length).toBeGreaterThan(0)
    expect(found.others.map(({ slug }) => slug)).not.toContain('export-leads')
  })

  it.each([
    ['What do the plans cost?', '$29.99'],
    ['what is in expedition leader', 'trainings with our team'],
    ['delete a lead', 'press **Delete**'],
    ['i cancelled by accident undo', 'press **Resume**'],
    ['photo cuts off peoples heads', 'must stay visible'],
    ['switch to expedition leader mid month do i pay twice', 'You do not pay twice'],
  ])('has the passage for %j', (question, said) => {
    const found = answer(question)
    expect(found.kind === 'answer' && found.passage).toContain(said)
  })

  it('takes words that say nothing each for what they say together', () => {
    expect(answer('ask other outfitters')).toMatchObject({ slug: 'ask-the-community' })
    expect(answer('other outfitters')).toEqual({ kind: 'unknown' })
  })

  it('says whether the plan has it', () => {
    const isInPlan = (plan?: string) => {
      const found = answer('set up my own domain', plan === undefined ? {} : { plan })
      return found.kind === 'answer' && found.isInPlan
    }
    expect(isInPlan('free')).toBe(false)
    expect(isInPlan('explorer')).toBe(true)
    expect(isInPlan()).toBe(true)
  })

  it('survives wrong letters', () => {
    expect(answer('unsubcribe')).toMatchObject({ slug: 'unsubscribes' })
    expect(answer('certifcate')).toMatchObject({ slug: 'certificates' })
  })

  it('does not know what nobody wrote about, on whatever screen it is asked', () => {
    expect(answer('weather on saturday', { screen: '/dashboard' })).toEqual({ kind: 'unknown' })
    expect(answer('')).toEqual({ kind: 'unknown' })
    expect(answer('ok')).toEqual({ kind: 'unknown' })
  })

  it('does not offer what is near and not there', () => {
    expect(answer('can guests pay on my page')).toEqual({ kind: 'unknown' })
    expect(answer('send sms to leads')).toEqual({ kind: 'unknown' })
  })
})
