import type { WebsiteAnalysis, WebsiteImage } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../../../entities/api/api-failure.ts'
import { createSmartFlow, type SmartFields } from './smart-flow.ts'

const fields: SmartFields = {
  websiteUrl: 'https://silvercreek.example',
  adHeadline: 'Raft the canyon',
  platform: 'facebook',
}
const analysis = { productType: 'rafting', isDefault: false } as WebsiteAnalysis
const unread = { productType: 'professional services', isDefault: true } as WebsiteAnalysis
const made = { imageUrl: '/p.webp', analysis } as WebsiteImage
const refused = (code: string, message: string, status = 409) =>
  new ApiFailure({ code: code as ApiFailure['code'], status, message })

/** A request that ends when it is called off, and not before. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function open(first: Partial<SmartFields> = {}) {
  const asked: unknown[] = []
  const errors: string[] = []
  const server = {
    analyze: (_signal: AbortSignal): Promise<WebsiteAnalysis> => Promise.resolve(analysis),
    generate: (_signal: AbortSignal): Promise<WebsiteImage> => Promise.resolve(made),
  }
  const flow = createSmartFlow(
    { ...fields, ...first },
    {
      analyze(request, signal) {
        asked.push(request)
        return server.analyze(signal)
      },
      generate(request, signal) {
        asked.push(request)
        return server.generate(signal)
      },
      notifyError: (text) => void errors.push(text),
    },
  )
  return { flow, server, asked, errors, state: () => flow.store.getState() }
}

const reading = { websiteUrl: fields.websiteUrl, analysisPrompt: fields.adHeadline }
const drawing = { ...fields, analysis }

describe('Smart Ad Image', () => {
  it('goes from the input over the reading of the site and the drawing to the result', async () => {
    const { flow, asked, state } = open()
    const stages: string[] = []
    flow.store.subscribe(({ step, stage }) => stages.push(`${step} ${stage}`))
    await flow.submit()
    expect([...new Set(stages)]).toEqual([
      'analyzing drawing',
      'analyzing reading',
      'result drawing',
    ])
    expect(asked).toEqual([reading, drawing])
    expect([state().made, state().failure]).toEqual([made, null])
  })

  it('begins with nothing before both fields are there, and says what is missing', async () => {
    const { flow, asked, state } = open({ websiteUrl: ' ', adHeadline: '' })
    await flow.submit()
    expect(state()).toMatchObject({
      step: 'input',
      problems: { websiteUrl: 'Website URL is required', adHeadline: 'Ad headline is required' },
      failure: {
        message: 'Please provide both website URL and ad headline',
        isOfService: false,
      },
    })
    flow.change({ websiteUrl: 'foo.com', adHeadline: 'Four' })
    expect(state().problems).toEqual({
      websiteUrl: 'Please enter a valid URL',
      adHeadline: 'Headline must be at least 5 characters',
    })
    await flow.submit()
    expect([state().failure, asked]).toEqual([null, []])
    flow.change({ websiteUrl: 'https://foo.com', adHeadline: 'Fives' })
    expect(state().problems).toEqual({})
  })

  it('says nothing of a field before a picture was asked for', () => {
    const { flow, state } = open()
    flow.change({ adHeadline: 'No' })
    expect(state().problems).toEqual({})
  })

  it('goes back to the input where the picture fails, with all that was typed', async () => {
    const { flow, server, asked, errors, state } = open()
    server.generate = () => Promise.reject(refused('image-rate-limit', 'Rate limit exceeded.'))
    await flow.submit()
    const failure = { message: 'Rate limit exceeded.', isOfService: true }
    expect(state()).toMatchObject({ step: 'input', fields, failure })
    expect(errors).toEqual(['Failed to generate image with website analysis'])
    // The site was read already.
    server.generate = () => Promise.resolve(made)
    await flow.submit()
    expect([state().step, state().failure]).toEqual(['result', null])
    expect(asked).toEqual([reading, drawing, drawing])
  })

  it('goes back to the input where the site may not be read just now', async () => {
    const { flow, server, asked, state } = open()
    server.analyze = () => Promise.reject(refused('website-busy', 'A website is being read.'))
    await flow.submit()
    const failure = { message: 'A website is being read.', isOfService: false }
    expect([state().step, state().failure]).toEqual(['input', failure])
    expect(asked).toEqual([reading])
  })

  it('goes on where the reading itself fails: the server has a general analysis', async () => {
    const { flow, server, asked, state } = open()
    server.analyze = () => Promise.reject(refused('internal', 'Something went wrong', 500))
    await flow.submit()
    expect(state().step).toBe('result')
    expect(asked).toEqual([reading, fields])
  })

  it('leaves a refusal of the plan to the upgrade dialog', async () => {
    const { flow, server, errors } = open()
    server.generate = () => Promise.reject(refused('ad-images-need-plan', 'Upgrade'))
    await flow.submit()
    expect(errors).toEqual([])
  })

  it('makes another picture of the site without reading it again, whether it could be read or not', async () => {
    const { flow, server, asked } = open()
    server.analyze = () => Promise.resolve(unread)
    await flow.submit()
    await flow.another()
    expect(asked).toEqual([
      reading,
      { ...fields, analysis: unread },
      { ...fields, analysis: unread },
    ])
  })

  it('reads again a site that could not be read, and one that was changed', async () => {
    const { flow, server, asked } = open()
    server.analyze = () => Promise.resolve(unread)
    await flow.submit()
    flow.startOver()
    server.analyze = () => Promise.resolve(analysis)
    await flow.submit()
    flow.startOver()
    flow.change({ websiteUrl: 'https://other.example' })
    await flow.submit()
    const read = asked.filter((request) => !Object.hasOwn(request as object, 'analysis'))
    expect(read).toEqual([reading, reading, { ...reading, websiteUrl: 'https://other.example' }])
  })

  it('is called off without an error, back to where it began', async () => {
    const { flow, server, asked, errors, state } = open()
    server.analyze = never
    const first = flow.submit()
    await flow.submit()
    expect([state().step, state().stage]).toEqual(['analyzing', 'reading'])
    flow.cancel()
    await first
    expect([state().step, state().failure]).toEqual(['input', null])
    server.analyze = () => Promise.resolve(analysis)
    await flow.submit()
    server.generate = never
    const second = flow.another()
    await expect.poll(() => asked.length).toBe(4)
    flow.cancel()
    await second
    expect([state().step, state().made, errors]).toEqual(['result', made, []])
  })

  it('makes no picture of a site whose reading ended after it was called off', async () => {
    const { flow, server, asked } = open()
    const late = Promise.withResolvers<WebsiteAnalysis>()
    server.analyze = () => late.promise
    const making = flow.submit()
    flow.cancel()
    late.resolve(analysis)
    await making
    expect(asked).toEqual([reading])
  })

  it('starts over with the fields as they are', async () => {
    const { flow, state } = open()
    await flow.submit()
    flow.startOver()
    expect(state()).toMatchObject({ step: 'input', fields, made: null, failure: null })
  })
})
