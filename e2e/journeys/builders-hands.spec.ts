import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import {
  type Builder,
  deleteAllSections,
  dragByTouch,
  newEditor,
  openWrittenPage,
  pageFrame,
  searchByKeys,
  sectionsOf,
  templateButton,
} from '../support/builder.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('the builders', () => {
  it('are accessible', async () => {
    expect.hasAssertions()
    const page = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(page, stage.url, rafting)
    const at = (builder: Builder) => `${stage.url}/funnel/${funnel.id}/${builder}`
    await openWrittenPage(page, at('builder'))
    await expectNoAxeViolations(page)
    await deleteAllSections(page)
    await page.getByText('Start Building Your Landing Page').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Begin with my written page' }).click()
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
      await expectNoAxeViolations(page)
      /* oxlint-enable no-await-in-loop */
    }
  })

  it('do everything with the keyboard alone', async () => {
    const { page, address } = await newEditor(stage, 'builder')
    await openWrittenPage(page, address)
    await deleteAllSections(page)
    await page.getByRole('button', { name: 'Add Your First Section' }).focus()
    await page.keyboard.press('Enter')
    await searchByKeys(page, 'hero')
    await templateButton(page, 'Hero with a wide picture').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add Another Section' }).focus()
    await page.keyboard.press('Enter')
    await searchByKeys(page, 'questions')
    await templateButton(page, 'Good questions').focus()
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
      const { page, address } = await newEditor(stage, builder)
      await openWrittenPage(page, address)
      const before = await sectionsOf(page)
      await page.getByRole('button', { name: 'Add Section' }).focus()
      await page.keyboard.press('Enter')
      await searchByKeys(page, 'questions')
      await templateButton(page, 'Good questions').focus()
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
        .getByRole('button', {
          name: builder === 'page-builder' ? 'Save Page' : 'Save',
          exact: true,
        })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByText('Page saved successfully!').waitFor()
    },
  )

  it.each(['builder', 'page-builder', 'visual-editor'] as const)(
    'do everything with fingers on a phone (%s)',
    async (builder) => {
      const { page, address } = await newEditor(stage, builder, {
        viewport: sizes.phone,
        hasTouch: true,
        isMobile: true,
      })
      await openWrittenPage(page, address)
      const show = (pane: 'Panels' | 'Page' | 'Edit') => page.getByText(pane, { exact: true }).tap()
      await show('Page')
      const frame = await pageFrame(page)
      await frame.locator('h1').tap()
      await show('Panels')
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
        .getByRole('button', { name: new RegExp(`^${second}`) })
        .first()
        .tap()
      await show('Edit')
      // What a desk shows side by side, one after the other.
      if (builder === 'page-builder') await expectNoAxeViolations(page)
      const fields = page.getByRole('complementary', { name: 'Fields of the selected section' })
      await fields.getByRole('textbox').first().fill('Changed by finger')
      await show('Panels')
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .tap()
      await expect.poll(async () => (await sectionsOf(page))[0]).toBe(first)
      await page.getByRole('button', { name: /^Save/ }).first().tap()
      if (builder === 'builder') await page.getByRole('button', { name: 'Save Only' }).tap()
      await page.getByText(/saved successfully!/).waitFor()
    },
  )
})
