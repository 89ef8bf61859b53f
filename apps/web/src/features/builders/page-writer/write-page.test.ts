import { type Funnel, noFacts } from '@wildpath/contract'
import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { networkFailure } from '../../../lib/request-failure.ts'
import type { CompletePrompt } from './page-prompt.ts'
import { withWrittenPage, writePage } from './write-page.ts'

const content = buildContent({
  headline: 'One raft, one river',
  subheadline: 'Half-day trips on calm water.',
  benefits: ['Guides who know the river', 'All gear included', 'Lunch on the bank'],
  cta_text: 'Ask for a date',
  form_fields: ['Name', 'Email'],
})

const funnel = {
  id: '01900000-0000-7000-8000-000000000001',
  business_info: buildBusinessInfo(),
  business_facts: noFacts,
  generated_content: content,
  custom_branding: { logo_url: '' },
} as Funnel

const prompt: CompletePrompt = {
  industry: 'eco',
  tone: 'playful',
  goal: 'sales',
  more: ' In June. ',
}

function build(write: Parameters<typeof writePage>[1]['write']) {
  const waits: number[] = []
  const cancel = new AbortController()
  const request = { funnel, prompt, signal: cancel.signal, onStage: () => {} }
  const wait = async (durationMs: number) => void waits.push(durationMs)
  return { cancel, waits, result: () => writePage(request, { write, wait }) }
}

const typesOf = ({ sections }: { sections: readonly { type: string }[] }) =>
  sections.map(({ type }) => type)

describe('writePage', () => {
  it('asks the generator with the business info, the prompt and what was added', async () => {
    const asked: unknown[] = []
    const { result } = build(async ({ data }) => {
      asked.push(data)
      return { content, writtenBy: 'copywriter' }
    })
    await result()
    expect(asked).toEqual([
      {
        businessName: 'Big Bend Rafting',
        industry: 'other',
        productService: 'Half-day rafting trips',
        mainOffer: 'Half-day trip with lunch',
        targetCustomer: 'Families in summer',
        brandTone: 'fun',
        goal: 'sales',
        additionalInformation: 'In June.',
      },
    ])
  })

  it('composes the page for the goal, in the theme of tone and industry', async () => {
    const { result, waits } = build(async () => ({ content, writtenBy: 'model' }))
    const written = await result()
    expect(written).toMatchObject({ writtenBy: 'model', reason: '' })
    expect(written.page.globalTheme).toBe('nature')
    expect(typesOf(written.page).slice(0, 3)).toEqual(['hero', 'pricing', 'features'])
    expect(waits).toEqual([2000])
  })

  it('has what was added on the page, by whomever it was written', async () => {
    const wrote = await build(async () => ({ content, writtenBy: 'model' })).result()
    const assembled = await build(() => Promise.reject(networkFailure())).result()
    for (const { page } of [wrote, assembled]) {
      expect(page.sections).toContainEqual(
        expect.objectContaining({
          id: 'told',
          content: expect.objectContaining({ body: 'In June.' }),
        }),
      )
    }
  })

  it('takes templates when the generator does not answer, and says why', async () => {
    const { result } = build(() => Promise.reject(networkFailure()))
    const written = await result()
    expect(written.writtenBy).toBe('templates')
    expect(written.reason).toMatch(/^Network connection failed/)
    expect(written.page.globalTheme).toBe('nature')
    expect(typesOf(written.page)).toEqual([
      'hero',
      'pricing',
      'features',
      'testimonial',
      'faq',
      'text',
      'lead-form',
      'footer',
    ])
  })

  it('is over when it is cancelled, without templates', async () => {
    const { cancel, result } = build(async ({ signal }) => {
      cancel.abort(new Error('cancelled'))
      signal.throwIfAborted()
      return { content, writtenBy: 'model' }
    })
    await expect(result()).rejects.toThrow('cancelled')
  })
})

describe('withWrittenPage', () => {
  const written = parsePage({
    title: 'New',
    globalTheme: 'night',
    style: { theme: 'reef' },
    sections: [{ id: 'hero', type: 'hero' }],
  })

  it('takes sections and looks, and keeps what the page is', () => {
    const present = parsePage({ id: 'mine', slug: 'trips', title: 'Old', sections: [] })
    expect(withWrittenPage(present, written)).toEqual({
      ...written,
      id: 'mine',
      slug: 'trips',
      title: 'Old',
    })
  })

  it('names a page that has no title yet', () => {
    expect(withWrittenPage(parsePage({ sections: [] }), written).title).toBe('New')
  })
})
