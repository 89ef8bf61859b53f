import type { WebsiteReading } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { resultText } from './result-text.ts'
import { answerStand, type WebsiteAnswerName } from './website-answers.ts'
import { buildReading } from './website-reading.fixture.ts'
import { createWebsiteStart } from './website-start.ts'

const answers = { business_name: 'Silver Creek Rafting', main_offer: 'Half-day trip $79' }

/** A form with these answers, and websites that answer with these readings. */
function build(
  typed: Partial<Record<WebsiteAnswerName, string>>,
  ...readings: (WebsiteReading | null)[]
) {
  const values: Partial<Record<WebsiteAnswerName, string>> = { ...typed }
  const start = createWebsiteStart({
    reader: { read: () => Promise.resolve(readings.shift() ?? null) },
    form: { get: (name) => values[name], set: (name, value) => void (values[name] = value) },
    found: null,
  })
  const standOf = (name: WebsiteAnswerName) => {
    const { found } = start.store.getState()
    const { reading, before } = found ?? { reading: buildReading(), before: {} }
    return answerStand({ name, value: values[name] ?? '', says: reading.answers, before })
  }
  return { start, values, standOf }
}

describe('starting from a website', () => {
  it('fills in what is empty, and marks it', async () => {
    const { start, values, standOf } = build({ main_offer: ' ' }, buildReading({ answers }))
    await start.begin('silvercreek.example')
    expect(values).toEqual(answers)
    expect(standOf('business_name')).toEqual({ kind: 'taken', typed: null })
    expect(standOf('target_customer')).toEqual({ kind: 'none' })
  })

  it('leaves what was typed, and offers its words beside it', async () => {
    const { start, values, standOf } = build({ main_offer: 'A day out' }, buildReading({ answers }))
    await start.begin('silvercreek.example')
    expect(values.main_offer).toBe('A day out')
    expect(standOf('main_offer')).toEqual({ kind: 'offered', text: answers.main_offer })
    start.use('main_offer')
    expect(values.main_offer).toBe(answers.main_offer)
    expect(standOf('main_offer')).toEqual({ kind: 'taken', typed: 'A day out' })
    start.takeBack('main_offer')
    expect(values.main_offer).toBe('A day out')
    expect(standOf('main_offer')).toEqual({ kind: 'offered', text: answers.main_offer })
  })

  it('says nothing of what was typed word for word', async () => {
    const { start, standOf } = build(
      { business_name: answers.business_name },
      buildReading({ answers }),
    )
    await start.begin('silvercreek.example')
    expect(standOf('business_name')).toEqual({ kind: 'none' })
  })

  it('forgets the mark once the words are corrected, and offers them again once they are gone', async () => {
    const { start, values, standOf } = build({}, buildReading({ answers }))
    await start.begin('silvercreek.example')
    values.business_name = 'Silver Creek'
    expect(standOf('business_name')).toEqual({ kind: 'none' })
    values.business_name = ''
    expect(standOf('business_name')).toEqual({ kind: 'offered', text: answers.business_name })
  })

  it('is undone whole: typed words are back, corrections stay', async () => {
    const { start, values } = build(
      { main_offer: 'A day out' },
      buildReading({ answers: { ...answers, target_customer: 'Families with children' } }),
    )
    await start.begin('silvercreek.example')
    start.use('main_offer')
    values.target_customer = 'Families and groups'
    start.undo()
    expect(values).toEqual({
      business_name: '',
      main_offer: 'A day out',
      target_customer: 'Families and groups',
    })
    expect(start.store.getState()).toEqual({ found: null, isUndone: true })
  })

  it('puts another website in the place of the first', async () => {
    const { start, values } = build(
      { main_offer: 'A day out' },
      buildReading({ answers: { ...answers, industry: 'guiding' } }),
      buildReading({ answers: { business_name: 'Mill Lodge' } }),
    )
    await start.begin('silvercreek.example')
    start.use('main_offer')
    await start.begin('mill-lodge.example')
    expect(values).toEqual({ business_name: 'Mill Lodge', main_offer: 'A day out', industry: '' })
    expect(start.store.getState().found?.address).toBe('mill-lodge.example')
  })

  it('changes nothing when nothing could be read', async () => {
    const { start, values } = build({ main_offer: 'A day out' }, buildReading({ answers }), null)
    await start.begin('silvercreek.example')
    const { found } = start.store.getState()
    await start.begin('gone.example')
    expect(values.main_offer).toBe('A day out')
    expect(start.store.getState().found).toBe(found)
  })
})

describe('what is told of a reading', () => {
  const photo = { address: 'https://silvercreek.example/a.jpg', width: null, height: null, alt: '' }
  it.each([
    [
      {},
      {},
      'We read 1 page and found nothing that we are sure of. Please answer the questions yourself.',
    ],
    [
      { answers },
      { business_name: '', main_offer: '' },
      'We read 1 page and found 2 answers for this form.',
    ],
    [
      { answers, photos: [photo] },
      { business_name: '' },
      'We read 1 page and found 1 answer for this form and 1 photo to choose from. What you had typed has stayed.',
    ],
    [{ answers }, {}, 'We read 1 page and found nothing new. What you had typed has stayed.'],
  ])('is %o after %o', (parts, before, text) => {
    expect(resultText({ reading: buildReading(parts), before })).toBe(text)
  })
})
