import { describe, expect, it } from 'vitest'

import { deletionQuestion, whatGoesForGood } from './deletion-question.ts'

const goes = { slug: 'blue-canyon', isPublic: true, leads: 12, views: 340, waiting_emails: 5 }
const deletion = {
  title: 'Blue Canyon Funnel',
  url: 'https://wild.example/f/blue-canyon',
  goes,
  runningAds: '',
  plan: 'free',
  left: 0,
} as const

describe('the question before a deletion', () => {
  it("begins with the specification's sentence and says what goes", () => {
    expect(deletionQuestion(deletion).split('\n\n')).toEqual([
      'Are you sure you want to delete this funnel?',
      "'Blue Canyon Funnel' goes with 12 leads and 340 views. Its page at https://wild.example/f/blue-canyon goes offline; ads that lead to it run on at your cost. 5 emails still to be sent are held back. Your photos stay in your media library.",
      "You can undo this, or restore it for 30 days from 'Recently deleted'.",
    ])
  })

  it('names what the ads that lead to it spend', () => {
    const runningAds = '1 ad spends up to $20.00 a day on Summit Adventures (Facebook).'
    expect(deletionQuestion({ ...deletion, runningAds })).toContain(
      'ads that lead to it run on at your cost. 1 ad spends up to $20.00 a day on Summit Adventures (Facebook). 5 emails',
    )
  })

  it('speaks of a draft without leads as one', () => {
    const draft = { slug: 'blue-canyon', isPublic: false, leads: 0, views: 0, waiting_emails: 0 }
    expect(deletionQuestion({ ...deletion, goes: draft })).toContain(
      "'Blue Canyon Funnel' has no leads and no views yet. Its address https://wild.example/f/blue-canyon goes with it. Your photos stay in your media library.",
    )
  })

  it('names the same things without figures when they are not known', () => {
    expect(deletionQuestion({ ...deletion, goes: null })).toContain(
      "'Blue Canyon Funnel' goes with its page and address, its leads, its numbers and the emails still to be sent.",
    )
  })

  it('says when the plan will have no room to take it back', () => {
    expect(deletionQuestion({ ...deletion, left: 1 })).toContain(
      "Base Camp has room for 1 adventure: once 'Undo' is gone, it comes back only with an upgrade.",
    )
    expect(deletionQuestion({ ...deletion, plan: 'explorer', left: 9 })).not.toContain('room')
  })
})

it('names leads among what goes for good only where there are some', () => {
  expect(whatGoesForGood(0)).toBe('its pages, its numbers and its emails')
  expect(whatGoesForGood(1)).toBe('its pages, 1 lead, its numbers and its emails')
})
