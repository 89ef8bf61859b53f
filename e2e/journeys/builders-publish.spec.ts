import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import {
  chooseFromMenu,
  beginWriting,
  deleteAllSections,
  drawWholePage,
  newEditor,
  openWrittenPage,
  pageFrame,
  templateButton,
  wordsOf,
} from '../support/builder.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newStranger, publish } from '../support/people.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

/** The builder's preview says what visitors get. */
async function expectPreviewIsPublic(page: Page, address: string, funnel: { slug: string }) {
  const stranger = await newStranger(stage.browser)
  await stranger.goto(`${stage.url}/f/${funnel.slug}`)
  const visitors = await wordsOf(stranger)
  expect(visitors.length).toBeGreaterThan(1)
  await page.goto(address)
  await page.getByText('Preview', { exact: true }).click()
  await drawWholePage(page, await pageFrame(page))
  await expect.poll(async () => wordsOf(await pageFrame(page))).toEqual(visitors)
}

describe('publishing from an open builder', () => {
  it('works in the section builder', async () => {
    expect.hasAssertions()
    const { page, funnel, address } = await newEditor(stage, 'builder')
    await openWrittenPage(page, address)
    await deleteAllSections(page)
    await page.getByRole('button', { name: 'Add Your First Section' }).click()
    await page.getByPlaceholder('Search templates...').fill('hero')
    await templateButton(page, 'Hero with a wide picture').click()
    await page.getByRole('button', { name: 'Add Another Section' }).click()
    await page.getByRole('button', { name: 'FAQ', exact: true }).click()
    await page.getByRole('button', { name: 'Add This Section' }).first().click()
    await page.getByRole('button', { name: /^Edit Hero/ }).click()
    await page.getByLabel('Headline', { exact: true }).fill('Whitewater for families')
    const live = page.getByRole('dialog').frameLocator('iframe')
    await live.getByRole('heading', { name: 'Whitewater for families' }).waitFor()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel('Headline', { exact: true }).inputValue()).toBe(
      'Whitewater for families',
    )
    await page.getByRole('button', { name: 'Save Changes' }).click()

    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('button', { name: 'Save & Set as Primary Page' }).click()
    await page.getByText('Landing page saved and set as primary!').waitFor()
    await page.waitForURL(`${stage.url}/funnel/${funnel.id}`)
    await page.getByText('Page Builder Active').waitFor()
    await publish(page, stage.url, funnel.id)
    await expectPreviewIsPublic(page, address, funnel)
  })

  it('works in the page builder', async () => {
    expect.hasAssertions()
    const { page, funnel, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Add Section' }).first().click()
    await page.getByPlaceholder('Search templates...').fill('questions')
    await templateButton(page, 'Good questions').click()
    await page.getByLabel('Title', { exact: true }).fill('You ask, we answer')
    const bar = (await pageFrame(page)).getByRole('toolbar', { name: 'Selected section' })
    await bar.getByRole('button', { name: 'Save to My sections' }).click()
    await page.getByRole('button', { name: 'Save section', exact: true }).click()
    await page.getByText('Saved to My sections.').waitFor()
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByText('Page saved successfully!').waitFor()
    await chooseFromMenu(page, 'Set as Landing Page')
    await page.getByText('Page set as landing page successfully!').waitFor()
    await page.waitForURL(`${stage.url}/funnel/${funnel.id}`)
    await publish(page, stage.url, funnel.id)
    await expectPreviewIsPublic(page, address, funnel)

    await buyPlan(page, stage.url, { plan: 'explorer' })
    const { id } = await createDraft(page, stage.url, rafting)
    await openWrittenPage(page, `${stage.url}/funnel/${id}/page-builder`)
    await page.getByRole('button', { name: 'Add Section' }).first().click()
    await page.getByRole('button', { name: 'My sections', exact: true }).click()
    await templateButton(page, 'You ask, we answer').click()
    await (await pageFrame(page)).getByRole('heading', { name: 'You ask, we answer' }).waitFor()
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByText('Page saved successfully!').waitFor()
  })

  it('works in the visual editor, with words written on the page', async () => {
    const { page, funnel, address } = await newEditor(stage, 'visual-editor')
    await openWrittenPage(page, address)
    const frame = await pageFrame(page)
    await beginWriting(frame, frame.locator('h1'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Ride the river with us')
    const height = (await frame.locator('h1').boundingBox())?.height
    await page.keyboard.press('Tab')
    await frame.locator('h1:not([contenteditable])').waitFor()
    expect((await frame.locator('h1').boundingBox())?.height).toBe(height)
    await page.keyboard.type(' All year.')
    await page.keyboard.press('Escape')
    await frame.getByText(/ All year\.$/).waitFor()
    await frame.getByRole('heading', { name: 'Ride the river with us', level: 1 }).waitFor()
    await frame.locator('h1').press('ControlOrMeta+s')
    await page.getByText('Page saved successfully!').first().waitFor()
    await beginWriting(frame, frame.getByText('$79').first())
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Half a day for $82')
    await page.keyboard.press('Enter')
    const offer = page.getByRole('region', { name: 'Price change' })
    await offer.getByText('Change $79 to $82 everywhere?').waitFor()
    await offer.getByRole('button', { name: 'Change everywhere' }).click()
    await page.getByText('Changed to $82 everywhere.').waitFor()
    await expect.poll(() => frame.getByText('$79').count()).toBe(0)
    await beginWriting(frame, frame.getByText('$82').first())
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Half a day for $84')
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('dialog', { name: 'Change $82 to $84 everywhere?' }).waitFor()
    await page.getByRole('button', { name: 'Change everywhere' }).click()
    await page.getByText('Changed to $84 everywhere.').waitFor()
    await expect.poll(() => frame.getByText('$82').count()).toBe(0)
    // A quick hand: the first move is outside the button already.
    const [part, hero] = [
      page.getByRole('button', { name: 'Text', exact: true }).last(),
      frame.locator('h1'),
    ]
    await part.hover()
    await page.mouse.down()
    const { x = 0, y = 0 } = (await hero.boundingBox()) ?? {}
    await page.mouse.move(x + 30, y + 10)
    await page.mouse.move(x + 40, y + 12)
    await frame.locator('.wp-into').waitFor()
    await page.mouse.up()
    await frame.locator('.pg-el-text').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await page.getByText('Page saved successfully!').waitFor()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect.poll(() => save.isDisabled()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)

    // A dialog is undone by itself, and not the page behind it.
    await page.getByRole('button', { name: 'Section Library' }).click()
    await page.getByPlaceholder('Search templates...').fill('hero')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('All changes saved').waitFor()

    await page.goto(`${stage.url}/funnel/${funnel.id}`)
    await page.getByText('Page Builder Active').waitFor()
    await publish(page, stage.url, funnel.id)
    await expectPreviewIsPublic(page, address, funnel)
  })

  it('says what is wrong with JSON, and where', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('tab', { name: 'JSON' }).click()
    const text = page.getByRole('textbox', { name: /JSON/ })
    const apply = page.getByRole('button', { name: 'Apply Changes' })
    await text.fill('{"title": "Canyon",\n "sections": [}')
    await page.getByText('Invalid JSON').waitFor()
    await page
      .getByText(/line 2/i)
      .first()
      .waitFor()
    await expect.poll(() => apply.isDisabled()).toBe(true)

    await text.fill('{"title": 7, "sections": [{"id": "a", "type": "hero", "theme": "loud"}]}')
    await page.getByText('Valid JSON', { exact: true }).waitFor()
    await page.getByText(/title/).first().waitFor()
    await page.getByText(/theme/).first().waitFor()
    await expect.poll(() => apply.isDisabled()).toBe(true)

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
