import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import {
  chooseFromMenu,
  deleteAllSections,
  newEditor,
  openWrittenPage,
  sectionsOf,
  templateButton,
} from '../support/builder.ts'
import { newStranger, publish } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

async function addFromLibrary(page: Page, name: string) {
  await page.getByRole('button', { name: 'Section Library' }).click()
  const library = page.getByRole('dialog', { name: 'Section Library' })
  await library.getByPlaceholder('Search templates...').fill(name)
  await templateButton(page, name).click()
  await library.waitFor({ state: 'detached' })
}

describe('a page that takes the place of a public one', () => {
  it('asks first, in the visual editor, and leaves out what is still a sample', async () => {
    const { page, funnel, address } = await newEditor(stage, 'visual-editor')
    await publish(page, stage.url, funnel.id)
    await openWrittenPage(page, address)
    await addFromLibrary(page, 'How to reach you')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Page saved successfully!').waitFor()
    await page.getByText('Visitors see your original page').waitFor()

    await chooseFromMenu(page, 'Set as Landing Page')
    const question = page.getByRole('dialog', { name: 'Set as Landing Page?' })
    await question
      .getByText('Visitors see your original page. They will see this page instead.')
      .waitFor()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: /Phone “555-0100”/ }).click()
    const phone = page.getByLabel('Phone', { exact: true })
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('970 555 0188')

    await chooseFromMenu(page, 'Set as Landing Page')
    expect(await question.getByText('555-0100').count()).toBe(0)
    await question.getByText('you@example.com').waitFor()
    await question.getByRole('button', { name: 'Set as Landing Page' }).click()
    await page.getByText('Page set as landing page successfully!').waitFor()
    await page.waitForURL(`${stage.url}/funnel/${funnel.id}`)

    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await stranger.getByRole('link', { name: '970 555 0188' }).waitFor()
    expect(await stranger.getByText('you@example.com').count()).toBe(0)
    expect(await stranger.getByText('Your meeting point').count()).toBe(0)
    await page.goto(address)
    await page.getByText('Visitors see this page').waitFor()
  })

  it('names every sample where a saved design is made the main page, with the way to each', async () => {
    const { page, funnel } = await newEditor(stage, 'page-builder')
    const guides = [
      { id: 'a', title: 'Maria' },
      { id: 'b', title: 'Another guide' },
    ]
    await publish(page, stage.url, funnel.id)
    await page.request.patch(`${stage.url}/api/funnels/${funnel.id}/page`, {
      data: {
        pageBuilderData: { sections: [{ id: 'us', type: 'team', content: { items: guides } }] },
        baseRevision: funnel.revision,
      },
    })
    await page.goto(`${stage.url}/funnel/${funnel.id}`)
    await page.getByRole('button', { name: 'Set as Main' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Team member “Another guide”/ })
      .click()
    const name = page.getByLabel('Name', { exact: true })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name.inputValue()).toBe('Another guide')
    await expectNoAxeViolations(page)
  })

  it('lists its samples before it is saved as the primary page', async () => {
    const { page, address } = await newEditor(stage, 'builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Add Another Section' }).click()
    await page.getByPlaceholder('Search templates...').fill('Footer with columns')
    await templateButton(page, 'Footer with columns').click()
    await page.getByRole('button', { name: 'Save Page' }).first().click()
    const choice = page.getByRole('dialog', { name: 'Save Landing Page' })
    // The name is known, and stands there already.
    expect(await choice.getByText('Your business').count()).toBe(0)
    await choice.getByRole('button', { name: /Address “Your meeting point”/ }).click()
    const field = page.getByLabel('Address', { exact: true })
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})

describe('the section builder', () => {
  it('says why it saves nothing', async () => {
    const { page, address } = await newEditor(stage, 'builder')
    await openWrittenPage(page, address)
    const written = await sectionsOf(page)
    await deleteAllSections(page)
    await page.getByRole('button', { name: 'Save Page' }).first().click()
    await page.getByText('A page needs at least one section.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Begin with my written page' }).click()
    await expect.poll(() => sectionsOf(page)).toEqual(written)
  })

  it('opens a large page, not saved yet, in a tab of its own', async () => {
    const { page, funnel, address } = await newEditor(stage, 'builder')
    const body = 'A day on the river. '.repeat(900)
    const stories = Array.from({ length: 40 }, (_, index) => ({
      id: `story-${index}`,
      type: 'text',
      content: { title: `Story ${index + 1}`, body },
    }))
    await page.request.patch(`${stage.url}/api/funnels/${funnel.id}/page`, {
      data: { pageBuilderData: { sections: stories }, baseRevision: funnel.revision },
    })
    await page.goto(address)
    await page.getByRole('button', { name: /^Text/ }).last().click()
    await page.getByRole('button', { name: 'Copy Text' }).click()
    await page.getByText('Unsaved changes').waitFor()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open preview in a new tab' }).click()
    const tab = await opening
    const shown = tab.locator('iframe').contentFrame()
    await shown.getByRole('heading', { name: 'Story 1', exact: true }).waitFor()
    // More than 700,000 characters, the one that was not saved among them, and none in the address.
    expect(await shown.getByRole('heading', { name: /^Story/ }).count()).toBe(41)
    expect(new URL(tab.url()).search).toBe('?as=visitor&badge')
    await tab.reload()
    await shown.getByRole('heading', { name: 'Story 1', exact: true }).waitFor()
  })
})
