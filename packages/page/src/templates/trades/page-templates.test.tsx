import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import type { GeneratedPageInput } from '../../compose/generated-page-input.ts'
import { parsePage, readPage, serializePage } from '../../document/page-document.ts'
import { pageThemes } from '../../document/page-plan.ts'
import { withoutEmptyElements } from '../../document/without-empty-elements.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import { knownFacts } from '../../samples/known-facts.ts'
import { samplesOnPage } from '../../samples/samples-on-page.ts'
import { withoutSamples } from '../../samples/without-samples.ts'
import { pageFromTemplate, pageTemplates, sortByTrade } from './index.ts'
import type { PageTemplate } from './page-template.ts'

const businessName = 'Big Bend Adventures'
const facts = knownFacts({ businessName, answers: [] })
const empty = parsePage({ title: businessName, sections: [] })
const input: GeneratedPageInput = {
  businessName,
  mainOffer: 'A day outside',
  landingPage: {
    headline: 'Ride the calm canyon',
    subheadline: 'A whole day on easy water.',
    benefits: ['We know every bend of the canyon.'],
    cta_text: 'Ask for a seat',
    cta_url: '#',
    form_fields: ['Name', 'Email'],
    story: { title: 'Who we are', text: 'We grew up beside the river.' },
    faq: [{ question: 'Do I need to know how to swim?', answer: 'Yes, a little.' }],
    plan: {
      theme: 'trailhead',
      composition: 'classic',
      scenes: [{ kind: 'river', seed: 1 } as never],
    },
  },
  thankYouPage: { headline: '', message: '', next_steps: [] },
  branding: {},
}

const build = (template: PageTemplate, present = empty, usesTemplateLook = true) =>
  pageFromTemplate(template, { present, facts, input, usesTemplateLook })

const show = (page: ReturnType<typeof build>) =>
  renderToStaticMarkup(<PageView page={page} context={buildContext({ mode: 'public' })} />)

describe('page templates', () => {
  it('cover ten trades, each with its own look and section order', () => {
    expect(pageTemplates).toHaveLength(10)
    const count = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size
    expect(count(pageTemplates.map(({ id }) => id))).toBe(10)
    expect(count(pageTemplates.map(({ style }) => style))).toBe(10)
    expect(count(pageTemplates.map(({ parts }) => parts.map(({ section }) => section.type)))).toBe(
      10,
    )
  })

  describe.each(pageTemplates.map((template) => [template.id, template] as const))(
    '%s',
    (_, template) => {
      it('survives saving and reading unchanged', () => {
        const page = build(template)
        const stored: unknown = JSON.parse(JSON.stringify(serializePage(page)))
        expect(readPage(stored)).toEqual({ ok: true, page })
      })

      it('publishes no samples and no claims if only the business name is known', () => {
        const page = withoutEmptyElements(withoutSamples(build(template), facts))
        expect(samplesOnPage(page)).toEqual([])
        const types = page.sections.map(({ type }) => type)
        expect(types.filter((type) => !claimless.has(type))).toEqual([])
      })

      it.each(pageThemes)('has one main heading and no skipped level (%s)', (theme) => {
        for (const page of [build(template), withoutSamples(build(template), facts)]) {
          const levels = headingLevels(show({ ...page, style: { ...page.style, theme } }))
          expect(levels.filter((level) => level === 1)).toHaveLength(1)
          expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
        }
      })

      it('links its header and hero only to sections of the page', () => {
        const { sections } = build(template)
        const ids = new Set(
          sections.flatMap((section) => ('id' in section ? [`#${section.id}`] : [])),
        )
        const targets = sections.flatMap((section) => {
          if (
            section.type === 'header' &&
            'content' in section &&
            'navigationItems' in section.content
          )
            return section.content.navigationItems.map(({ target }) => target)
          return section.type === 'hero' && 'content' in section
            ? section.content.buttons.map(({ link }) => link).filter((link) => link !== '#')
            : []
        })
        expect(targets.length).toBeGreaterThan(0)
        expect(targets.filter((target) => !ids.has(target))).toEqual([])
      })
    },
  )
})

/** Types whose headings, buttons, and questions are public before the owner changes them. */
const claimless = new Set(['header', 'hero', 'cta', 'lead-form', 'countdown', 'gallery', 'footer'])

function headingLevels(markup: string): number[] {
  return [...markup.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
}

describe('pageFromTemplate', () => {
  const [rafting, hiking] = pageTemplates as [PageTemplate, PageTemplate]
  const composed = composeGeneratedPage(input)
  const find = (page: ReturnType<typeof build>, id: string) =>
    page.sections.find((section) => 'id' in section && section.id === id)

  it("keeps the owner's text and adds unanswered questions for the trade", () => {
    const page = build(rafting, composed)
    expect(find(page, 'hero')).toMatchObject({ content: { title: 'Ride the calm canyon' } })
    const markup = show(withoutSamples(page, facts))
    expect(markup).toContain('Yes, a little.')
    expect(markup).not.toContain('How old do children have to be?')
    expect(show(page)).toContain('How old do children have to be?')
  })

  it('publishes an answer as soon as the owner writes it', () => {
    const page = build(rafting)
    const sections = page.sections.map((section) =>
      'content' in section && section.type === 'faq'
        ? {
            ...section,
            content: {
              ...section.content,
              items: section.content.items.map((item, index) =>
                index === 1 ? { ...item, description: 'Eight.' } : item,
              ),
            },
          }
        : section,
    )
    const markup = show(withoutSamples(parsePage({ ...page, sections }), facts))
    expect(markup).toContain('How old do children have to be?')
    expect(markup).not.toContain('Do I need to know how to swim?')
  })

  it('moves sections that the template has no place for above the form', () => {
    const page = build(rafting, composed)
    const ids = page.sections.map((section) => ('id' in section ? section.id : ''))
    expect(ids.indexOf('about')).toBe(ids.indexOf('lead-form') - 1)
    const again = build(hiking, page)
    expect(find(again, 'about')).toMatchObject({
      content: { body: 'We grew up beside the river.' },
    })
    expect(find(again, 'levels')).toMatchObject({ type: 'features' })
  })

  it('shows confirmed prices once, in the section for trips', () => {
    const business = { prices: [{ name: 'Half day', price: '$79', unit: '', details: [] }] }
    const own = { ...input, business }
    const present = composeGeneratedPage(own)
    const page = pageFromTemplate(rafting, { present, facts, input: own, usesTemplateLook: true })
    expect(find(page, 'trips')).toMatchObject({ content: { title: 'Choose your trip' } })
    expect(find(page, 'prices')).toBeUndefined()
    expect(show(withoutSamples(page, facts)).match(/\$79/g)).toHaveLength(1)
  })

  it("keeps the owner's look unless the template's is chosen", () => {
    const style = { theme: 'reef', palette: { primary: '#123456', secondary: '#654321' } } as const
    const present = parsePage({ ...composed, style })
    expect(build(rafting, present, false).style).toEqual(style)
    expect(build(rafting, present).style).toEqual(rafting.style)
  })
})

describe('sortByTrade', () => {
  it.each([
    ['We run sea kayak tours', 'rafting'],
    ['Ski lessons for kids, and snowshoe hikes', 'snow-school'],
    ['Trout fishing with a guide who also hikes', 'fishing'],
    ['Safari camp with game drives', 'wildlife'],
    ['Yurts and bell tents by the lake: glamping', 'glamping'],
  ])('puts the trade of "%s" first', (words, id) => {
    const sorted = sortByTrade(pageTemplates, words)
    expect([sorted[0]?.id, sorted.length]).toEqual([id, 10])
  })

  it('keeps the order if the text names no trade', () => {
    expect(sortByTrade(pageTemplates, 'Accounting for small shops')).toBe(pageTemplates)
  })
})
