import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { beginWrittenPage, dragByTouch, pageFrame, wordsOf } from '../support/builder.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner, newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

type Builder = 'builder' | 'page-builder' | 'visual-editor'

async function newEditor(builder: Builder, options = {}) {
  const page = await newOwner(stage.browser, stage.url, options)
  const funnel = await createDraft(page, stage.url, rafting)
  const address = `${stage.url}/funnel/${funnel.id}/${builder}`
  return { page, funnel, address }
}

/** The names in the list of sections. */
async function sectionsOf(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Sections of the page' })
  await list.waitFor()
  return list
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split('\n')[0] ?? ''))
}

/** What the builder's preview says, and what visitors get. */
async function previewAndPublic(page: Page, address: string, funnel: { slug: string }) {
  await page.goto(address)
  await page.getByText('Preview', { exact: true }).click()
  const frame = await pageFrame(page)
  // Sections are drawn when they come near; a tall window has them all near.
  await page.setViewportSize({ width: 1280, height: 6000 })
  await frame.waitForFunction(() =>
    [...document.querySelectorAll('.pg .pg-section')].every((one) => one.childElementCount > 0),
  )
  const stranger = await newStranger(stage.browser)
  await stranger.goto(`${stage.url}/f/${funnel.slug}`)
  return { preview: await wordsOf(frame), visitors: await wordsOf(stranger) }
}

async function publish(page: Page, id: string) {
  const answer = await page.request.put(`${stage.url}/api/funnels/${id}/publication`, {
    data: { isPublic: true },
  })
  expect(answer.status()).toBe(200)
}

describe('from an empty page to a published one', () => {
  it('works in the section builder', async () => {
    const { page, funnel, address } = await newEditor('builder')
    await page.goto(address)
    await page.getByRole('button', { name: 'Add Your First Section' }).click()
    await page.getByPlaceholder('Search templates...').fill('hero')
    await page.getByRole('button', { name: 'Add This Section' }).first().click()
    await page.getByRole('button', { name: 'Add Another Section' }).click()
    await page.getByRole('button', { name: 'FAQ', exact: true }).click()
    await page.getByRole('button', { name: 'Add This Section' }).first().click()
    await page.getByRole('button', { name: /^Edit Hero/ }).click()
    await page.getByLabel('Headline', { exact: true }).fill('Whitewater for families')
    const live = await pageFrame(page)
    await live.getByRole('heading', { name: 'Whitewater for families' }).waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()

    await page.getByRole('button', { name: 'Save Page' }).first().click()
    await page.getByRole('button', { name: 'Save & Set as Primary Page' }).click()
    await page.getByText('Landing page saved and set as primary!').waitFor()
    await page.waitForURL(`${stage.url}/funnel/${funnel.id}`)
    await page.getByText('Page Builder Active').waitFor()
    await publish(page, funnel.id)
    const { preview, visitors } = await previewAndPublic(page, address, funnel)
    expect(visitors).toEqual(preview)
  })

  it('works in the page builder', async () => {
    const { page, funnel, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.getByRole('button', { name: 'Add Section' }).first().click()
    await page.getByPlaceholder('Search templates...').fill('questions')
    await page.getByRole('button', { name: 'Add This Section' }).first().click()
    await page.getByLabel('Title', { exact: true }).fill('You ask, we answer')
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Page saved successfully!').waitFor()
    await page.getByRole('button', { name: 'Set as Landing Page' }).click()
    await page.getByText('Page set as landing page successfully!').waitFor()
    await page.waitForURL(`${stage.url}/funnel/${funnel.id}`)
    await publish(page, funnel.id)
    const { preview, visitors } = await previewAndPublic(page, address, funnel)
    expect(visitors).toEqual(preview)
  })

  it('works in the visual editor, with words written on the page', async () => {
    const { page, funnel, address } = await newEditor('visual-editor')
    await beginWrittenPage(page, address)
    const frame = await pageFrame(page)
    await frame.locator('h1').dblclick()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Ride the river with us')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Ride the river with us', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await page.getByText('Page saved successfully!').waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)

    // A dialog is undone by itself, and not the page behind it.
    await page.getByRole('button', { name: 'All sections' }).click()
    await page.getByPlaceholder('Search templates...').fill('hero')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('Escape')
    await page.getByText('All changes saved').waitFor()

    await page.goto(`${stage.url}/funnel/${funnel.id}?tab=builder`)
    await page.getByRole('button', { name: 'Set as Main' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set as Main' }).click()
    await page.getByText('Page builder design is now your main website! 🎉').waitFor()
    await publish(page, funnel.id)
    const { preview, visitors } = await previewAndPublic(page, address, funnel)
    expect(visitors).toEqual(preview)
  })
})

describe('what is being edited', () => {
  it('comes back after the tab died while somebody typed', async () => {
    const { page, address } = await newEditor('visual-editor')
    await beginWrittenPage(page, address)
    const frame = await pageFrame(page)
    await frame.locator('h1').dblclick()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Half a sentence and th')
    await page.getByText('Half a sentence and th').first().waitFor()
    const tab = await page.context().newPage()
    await killTab(page)

    await tab.goto(address)
    await tab.getByRole('dialog', { name: 'You have unsaved changes' }).waitFor()
    await tab.getByRole('button', { name: 'Continue with my changes' }).click()
    const again = await pageFrame(tab)
    await expect.poll(() => again.locator('h1').textContent()).toBe('Half a sentence and th')
    await tab.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => again.locator('h1').textContent()).not.toContain('sentence')
  })

  it('is not overwritten by another tab, and neither overwrites it', async () => {
    const { page, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Page saved successfully!').waitFor()
    const other = await page.context().newPage()
    await other.goto(address)
    await page.getByLabel('Page Title').fill('First tab')
    await other.getByLabel('Page Title').fill('Second tab')
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('All changes saved').waitFor()

    await other.getByRole('button', { name: 'Save Page' }).click()
    const dialog = other.getByRole('dialog', { name: 'This page was changed elsewhere' })
    await dialog.waitFor()
    await expectNoAxeViolations(other)
    await dialog.getByRole('button', { name: 'Use the saved page' }).click()
    expect(await other.getByLabel('Page Title').inputValue()).toBe('First tab')
    await other.getByRole('button', { name: 'Undo' }).click()
    expect(await other.getByLabel('Page Title').inputValue()).toBe('Second tab')
    await other.getByRole('button', { name: 'Save Page' }).click()
    await other.getByText('Page saved successfully!').waitFor()
    await page.reload()
    expect(await page.getByLabel('Page Title').inputValue()).toBe('Second tab')
  })

  it('counts as saved when only the answer was lost', async () => {
    const { page, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.route('**/api/funnels/*/page', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
      await page.unroute('**/api/funnels/*/page')
    })
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Page saved successfully!').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('is sent later even when the builder was left meanwhile', async () => {
    const { page, funnel, address } = await newEditor('page-builder')
    await page.goto(`${stage.url}/funnel/${funnel.id}`)
    await page.getByRole('link', { name: 'Page Builder' }).click()
    await page.getByRole('button', { name: 'Begin with my written page' }).click()
    await page.route('**/api/funnels/*/page', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Not sent yet: kept on this device').waitFor()
    await page.unroute('**/api/funnels/*/page')
    await page.getByRole('link', { name: 'Back to Funnel' }).click()
    await page.getByText('Your page was saved, now that the server is there again.').waitFor()
    await page.goto(address)
    await page.getByText('All changes saved').waitFor()
    await expect.poll(async () => (await sectionsOf(page)).length).toBeGreaterThan(3)
  })

  it('is kept and sent later when the network goes during a save', async () => {
    const { page, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Not sent yet: kept on this device').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Page saved successfully!').waitFor()
    await page.reload()
    await expect.poll(async () => (await sectionsOf(page)).length).toBeGreaterThan(3)
  })

  it('can be taken along when the adventure was deleted meanwhile', async () => {
    const { page, funnel, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.request.delete(`${stage.url}/api/funnels/${funnel.id}`)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByRole('dialog', { name: 'Unable to save changes' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the page' }).click()
    expect((await download).suggestedFilename()).toBe('page.json')
  })

  it('is back at the very first page after two hundred edits were undone', async () => {
    const { page, address } = await newEditor('visual-editor')
    await beginWrittenPage(page, address)
    const frame = await pageFrame(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All changes saved').waitFor()
    const before = await wordsOf(frame)
    const rows = await sectionsOf(page)
    expect(await page.evaluate(editAtRandom, 200)).toBe(200)
    await page.getByText('Unsaved changes').waitFor()
    expect(await sectionsOf(page)).not.toEqual(rows)

    // The step before the save is left: taking over the written page.
    const steps = await page.evaluate(undoUntilSaved)
    expect(steps).toBeGreaterThan(100)
    expect(steps).toBeLessThanOrEqual(200)
    await expect.poll(() => sectionsOf(page)).toEqual(rows)
    await expect.poll(() => wordsOf(frame)).toEqual(before)
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
  }, 120_000)
})

/** The renderer process of a tab ends, as it does when memory runs out. */
async function killTab(page: Page) {
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => {})
  await crashed
}

/**
 * Runs in the browser: presses and types what changes the page, chosen by a fixed sequence so that a
 * failure can be repeated. Answers how many edits it made.
 */
async function editAtRandom(count: number): Promise<number> {
  let state = 20_261_121
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const drawn = () => new Promise((resolve) => setTimeout(resolve))
  const press = (root: ParentNode, label: RegExp) => {
    const buttons = [...root.querySelectorAll('button')].filter(
      (button) => label.test(button.ariaLabel ?? button.innerText) && !button.disabled,
    )
    buttons.at(-1)?.click()
    return buttons.length > 0
  }
  const list = document.querySelector('ol[aria-label="Sections of the page"]')
  const fields = document.querySelector('[aria-label="Fields of the selected section"]')
  if (list === null || fields === null) throw new Error('No editor is open')

  function type(text: string): boolean {
    const field = fields?.querySelector<HTMLInputElement>('input[type=text]')
    if (!field) return false
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }

  let made = 0
  for (let attempt = 0; made < count && attempt < count * 5; attempt += 1) {
    const rows = [...list.querySelectorAll('li')]
    const row = rows[random(rows.length)]
    row?.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click()
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    await drawn()
    const edits = [
      () => row !== undefined && press(row, / up$/),
      () => row !== undefined && press(row, / down$/),
      () => row !== undefined && rows.length > 4 && press(row, /^Delete/),
      () => rows.length < 30 && press(fields, /^Copy$/),
      () => type(`Edit ${attempt}`),
    ]
    if (edits[random(edits.length)]?.()) made += 1
    // oxlint-disable-next-line no-await-in-loop
    await drawn()
  }
  return made
}

/** Runs in the browser: undoes until the page is the saved one, and answers how many steps it took. */
async function undoUntilSaved(): Promise<number> {
  const undo = document.querySelector<HTMLButtonElement>('[role=toolbar] button[aria-label=Undo]')
  let steps = 0
  const isSaved = () =>
    document.querySelector('output')?.innerText.includes('All changes saved') ?? false
  while (steps < 1000 && !isSaved()) {
    undo?.click()
    steps += 1
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await new Promise((resolve) => setTimeout(resolve))
  }
  return steps
}

const tablet = { width: 768, height: 1024 }
const looks = [
  { theme: 'dark', viewport: sizes.phone },
  { theme: 'light', viewport: tablet },
  { theme: 'dark', viewport: sizes.desk },
] as const

describe('the builders', () => {
  it.each(looks)('are accessible ($theme, $viewport.width)', async ({ theme, viewport }) => {
    expect.hasAssertions()
    const page = await newOwner(stage.browser, stage.url, { viewport })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const funnel = await createPublished(page, stage.url, rafting)
    const at = (builder: Builder) => `${stage.url}/funnel/${funnel.id}/${builder}`
    await page.goto(at('builder'))
    await page.getByText('Start Building Your Landing Page').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Begin with my written page' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add Another Section' }).click()
    await page.getByPlaceholder('Search templates...').waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Style' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save Page' }).first().click()
    await page.getByRole('button', { name: 'Save Only' }).click()
    await page.getByText('Landing page saved successfully!').waitFor()

    for (const builder of ['page-builder', 'visual-editor'] as const) {
      /* oxlint-disable no-await-in-loop -- one screen after the other */
      await page.goto(at(builder))
      await page.getByText('All changes saved').waitFor()
      for (const pane of viewport.width < 1024 ? ['Parts', 'Page', 'Edit'] : ['']) {
        if (pane !== '') await page.getByText(pane, { exact: true }).click()
        await expectNoAxeViolations(page)
      }
      /* oxlint-enable no-await-in-loop */
    }
  })

  it('do everything with the keyboard alone', async () => {
    const { page, address } = await newEditor('builder')
    await page.goto(address)
    await page.getByRole('button', { name: 'Add Your First Section' }).focus()
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Search templates...').waitFor()
    await page.keyboard.type('hero')
    await page.getByRole('button', { name: 'Add This Section' }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add Another Section' }).focus()
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Search templates...').waitFor()
    await page.keyboard.type('questions')
    await page.getByRole('button', { name: 'Add This Section' }).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sectionsOf(page)).toHaveLength(2)
    const [first, second] = await sectionsOf(page)
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => sectionsOf(page)).toEqual([second, first])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => sectionsOf(page)).toEqual([first, second])
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Headline', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('By hand')
    await page.getByRole('button', { name: 'Save Changes' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(1)
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sectionsOf(page)).toEqual([first])
    await page.getByRole('button', { name: 'Save Page' }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save Only' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Landing page saved successfully!').waitFor()
  })

  it.each(['page-builder', 'visual-editor'] as const)(
    'do everything with the keyboard alone (%s)',
    async (builder) => {
      const { page, address } = await newEditor(builder)
      await beginWrittenPage(page, address)
      const before = await sectionsOf(page)
      const add = builder === 'page-builder' ? 'Add Section' : 'All sections'
      await page.getByRole('button', { name: add }).focus()
      await page.keyboard.press('Enter')
      await page.getByPlaceholder('Search templates...').waitFor()
      await page.keyboard.type('questions')
      await page.getByRole('button', { name: 'Add This Section' }).first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => sectionsOf(page)).toHaveLength(before.length + 1)
      await page.getByLabel('Title', { exact: true }).focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('You ask, we answer')
      const frame = await pageFrame(page)
      await frame.getByRole('heading', { name: 'You ask, we answer' }).waitFor()
      await page.getByRole('button', { name: /up$/ }).first().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Delete Section' }).last().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => sectionsOf(page)).toEqual(before)
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => sectionsOf(page)).toHaveLength(before.length + 1)
      await page
        .getByRole('button', { name: builder === 'page-builder' ? 'Save Page' : 'Save' })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByText('Page saved successfully!').waitFor()
    },
  )

  it.each(['builder', 'page-builder', 'visual-editor'] as const)(
    'do everything with fingers on a phone (%s)',
    async (builder) => {
      const { page, address } = await newEditor(builder, {
        viewport: sizes.phone,
        hasTouch: true,
        isMobile: true,
      })
      await page.goto(address)
      const isList = builder === 'builder'
      const show = async (pane: 'Parts' | 'Page' | 'Edit') => {
        if (!isList) await page.getByText(pane, { exact: true }).tap()
      }
      await show('Page')
      await page.getByRole('button', { name: 'Begin with my written page' }).tap()
      if (!isList) {
        const frame = await pageFrame(page)
        await frame.locator('h1').tap()
      }
      await show('Parts')
      const [first = '', second = '', third = ''] = await sectionsOf(page)
      const grips = page.getByRole('list').getByRole('button', { name: /^Move .*(?<! up| down)$/ })
      await grips.nth(1).scrollIntoViewIfNeeded()
      const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(1).boundingBox()]
      if (from === null || to === null) throw new Error('The sections have no grips')
      await dragByTouch(
        page,
        { x: from.x + 20, y: from.y + 20 },
        { x: to.x + 20, y: to.y + to.height },
      )
      await expect
        .poll(async () => (await sectionsOf(page)).slice(0, 3))
        .toEqual([second, first, third])

      await page
        .getByRole('button', { name: isList ? /^Edit / : new RegExp(`^${second}`) })
        .first()
        .tap()
      if (!isList) await show('Edit')
      const fields = isList
        ? page.getByRole('dialog')
        : page.getByRole('complementary', { name: 'Fields of the selected section' })
      await fields.getByRole('textbox').first().fill('Changed by finger')
      if (isList) await page.getByRole('button', { name: 'Save Changes' }).tap()
      await show('Parts')
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .tap()
      await expect.poll(async () => (await sectionsOf(page))[0]).toBe(first)
      await page.getByRole('button', { name: /^Save/ }).first().tap()
      if (isList) await page.getByRole('button', { name: 'Save Only' }).tap()
      await page.getByText(/saved successfully!/).waitFor()
    },
  )

  it('say what is wrong with JSON, and where', async () => {
    const { page, address } = await newEditor('page-builder')
    await beginWrittenPage(page, address)
    await page.getByRole('tab', { name: 'JSON' }).click()
    const text = page.getByRole('textbox', { name: /JSON/ })
    const apply = page.getByRole('button', { name: 'Apply Changes' })
    await text.fill('{"title": "Canyon",\n "sections": [}')
    await page.getByText('Invalid JSON').waitFor()
    await page
      .getByText(/line 2/i)
      .first()
      .waitFor()
    expect(await apply.isDisabled()).toBe(true)

    await text.fill('{"title": 7, "sections": [{"id": "a", "type": "hero", "theme": "loud"}]}')
    await page.getByText('Valid JSON').waitFor()
    await page.getByText(/title/).first().waitFor()
    await page.getByText(/theme/).first().waitFor()
    expect(await apply.isDisabled()).toBe(true)

    await text.fill(
      '{"title": "Canyon", "sections": [{"id": "a", "type": "faq"}, {"type": "zzz"}]}',
    )
    await apply.click()
    const frame = await pageFrame(page)
    await frame.getByText('Unknown section type: zzz').waitFor()
    await page
      .getByRole('toolbar', { name: 'History' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await frame.locator('h1').waitFor()
  })
})
