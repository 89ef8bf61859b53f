import { describe, expect, it } from 'vitest'

import { completeSearchTexts } from './search-texts.ts'

describe('the texts of a responsive search ad', () => {
  it('are filled up to three headlines and two descriptions with what holds for everybody', () => {
    expect(completeSearchTexts({ headline: 'Raft it', description: 'Four hours.' })).toEqual({
      headlines: ['Raft it', 'See the Details on Our Page', 'Send Us Your Questions'],
      descriptions: ['Four hours.', 'Read all about it on our page, and send us your questions.'],
    })
  })

  it('stand there once each, whatever their capitals', () => {
    const { headlines, descriptions } = completeSearchTexts({
      headline: 'Raft it',
      moreHeadlines: ['RAFT IT', 'Half a day', 'send us your questions', 'Families'],
      description: 'Four hours.',
      moreDescriptions: ['four hours.', 'With a guide.'],
    })
    expect(headlines).toEqual(['Raft it', 'Half a day', 'send us your questions', 'Families'])
    expect(descriptions).toEqual(['Four hours.', 'With a guide.'])
  })

  it('are no more than Google takes', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Text ${index}`)
    const { headlines, descriptions } = completeSearchTexts({
      headline: 'First',
      moreHeadlines: many(20),
      description: 'First',
      moreDescriptions: many(20),
    })
    expect([headlines.length, descriptions.length]).toEqual([15, 4])
    expect(headlines[0]).toBe('First')
  })
})
