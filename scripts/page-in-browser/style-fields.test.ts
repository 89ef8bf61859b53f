import { isUnknownSection, type KnownSection, parsePage } from '@wildpath/page/document'
import { changesSection, type FieldCard, sectionPanels } from '@wildpath/page/fields'
import { emptyForm, type RenderContext } from '@wildpath/page/render'
import { moreTemplates, sectionFromTemplate, sectionTemplates } from '@wildpath/page/templates'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { bundleHarness, callHarness } from './page-harness.ts'

const context: RenderContext = {
  mode: 'public',
  form: { ...emptyForm, action: '/' },
  badge: null,
  year: 2031,
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(
    '<!doctype html><style>*{transition:none!important;animation:none!important}</style><body></body>',
  )
  await page.addScriptTag({ content: await bundleHarness() })
})
afterAll(() => browser.close())

const kinds = Object.keys(sectionPanels) as KnownSection['type'][]
const button = { text: 'Go', link: '#' }

/** What templates begin with, and each kind with a heading and with every button. */
const sections = [
  ...[...sectionTemplates, ...moreTemplates].map((template) =>
    asOwn(sectionFromTemplate(template, 'one')),
  ),
  ...kinds.map((type) =>
    readSection({
      id: 'one',
      type,
      style: { padding: 'p-12', backgroundColor: '#fff7ed' },
      content: {
        title: 'Title',
        logoText: 'Camp',
        logoUrl: '/logo.png',
        body: 'Words, and <mark>more</mark>',
        contentType: 'html',
        items: [{ title: 'One', description: 'First', image: '/one.png', price: '$8' }],
        navigationItems: [{ label: 'One', target: 'custom', customTarget: '/a' }],
        buttons: [button, { ...button, style: 'secondary' }],
      },
    }),
  ),
]
const named = sections.map((section, index) => ({ name: `${section.type} ${index + 1}`, section }))

describe.for(named)('the Style tab of $name', ({ section }) => {
  it('shows what changes the section, and nothing else', async () => {
    const before = await lookOf(section)
    const shown: string[] = []
    const effective: string[] = []
    for (const field of sectionPanels[section.type].style.flatMap((card) => card.fields)) {
      const name = field.path.join('.')
      if (changesSection(field, section)) shown.push(name)
      // oxlint-disable-next-line no-await-in-loop -- one page is drawn after the other
      if (await changesLook(section, field, before)) effective.push(name)
    }
    expect(shown).toEqual(effective)
  })
})

type Field = FieldCard['fields'][number]

async function changesLook(section: KnownSection, field: Field, before: string): Promise<boolean> {
  for (const value of valuesOf(field)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is enough
    if ((await lookOf(withValue(section, field.path, value))) !== before) return true
  }
  return false
}

function valuesOf(field: Field): readonly unknown[] {
  if (field.control === 'choice') return field.options.map(({ value }) => value)
  if (field.control === 'backdrop') return [{ type: 'image', src: '/ground.png' }]
  if (field.control === 'video-file') return ['https://films.test/river.mp4']
  return ['#12ab9f', '#a11b3c']
}

async function lookOf(section: unknown): Promise<string> {
  await page.evaluate('document.body.replaceChildren()')
  await callHarness(page, 'draw', { page: { sections: [section] }, context })
  const link = page.locator('.pg-nav-link').first()
  if ((await link.count()) > 0) await link.hover()
  return callHarness(page, 'looks')
}

function withValue(section: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const record = (section ?? {}) as Record<string | number, unknown>
  return { ...record, [step]: withValue(record[step], rest, value) }
}

/** With links that lead somewhere, and said to be the owner's: samples are not drawn. */
function asOwn(section: KnownSection): KnownSection {
  const { content } = section
  return readSection({
    ...section,
    content: {
      ...content,
      isSample: false,
      hasSamplePrices: false,
      ...('navigationItems' in content && {
        navigationItems: content.navigationItems.map((item) => ({
          ...item,
          target: 'custom',
          customTarget: '/a',
        })),
      }),
    },
  })
}

function readSection(written: unknown): KnownSection {
  const [section] = parsePage({ sections: [written] }).sections
  if (section === undefined || isUnknownSection(section)) throw new Error('No known section')
  return section
}
