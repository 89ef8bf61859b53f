import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newEditor, openHero, openWrittenPage, pageFrame, sectionsOf } from '../support/builder.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const headline = (page: Page) => page.getByLabel('Headline', { exact: true })

async function save(page: Page) {
  const isSave = (answer: Response) => answer.request().method() === 'PATCH' && answer.ok()
  await Promise.all([
    page.waitForResponse(isSave),
    page.getByRole('button', { name: 'Save Page' }).click(),
  ])
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
}

async function typeHeadline(page: Page, text: string) {
  await openHero(page)
  await headline(page).fill(text)
  await (await pageFrame(page)).getByRole('heading', { name: text }).waitFor()
}

describe('an earlier version of a page', () => {
  it('is none at first, is looked at, comes back as one edit, and goes again by undo', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('dialog').getByText('No versions yet').waitFor()
    expect(await page.getByRole('button', { name: 'Restore this version' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')

    await typeHeadline(page, 'The first words')
    await save(page)
    await typeHeadline(page, 'The second words')
    await save(page)

    await page.getByRole('button', { name: 'Versions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Versions of this page' })
    const versions = dialog.getByRole('list', { name: 'Saved versions, newest first' })
    await versions.getByRole('button').nth(1).click()
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'The first words' }).waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    const drawn = await pageFrame(page)
    await drawn.getByRole('heading', { name: 'The first words' }).waitFor()
    await page.keyboard.press('Control+z')
    await drawn.getByRole('heading', { name: 'The second words' }).waitFor()
    expect(await drawn.getByRole('heading', { name: 'The first words' }).count()).toBe(0)
  })
})

describe('a section in other words', () => {
  it('shows every change to take or to leave, and is one step of the history', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    const before = 'You will be able to utilize a raft in order to see the canyon'
    await typeHeadline(page, before)
    await page.getByRole('button', { name: 'Rewrite' }).click()
    const dialog = page.getByRole('dialog', { name: /^Rewrite: / })
    await dialog
      .getByRole('radio', { name: 'Plainer' })
      .or(dialog.getByRole('button', { name: 'Plainer' }))
      .first()
      .click()
    await dialog.getByText('By the built-in copywriter').waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: /^Accept/ }).click()
    await expect.poll(() => headline(page).inputValue()).not.toBe(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => headline(page).inputValue()).toBe(before)
  })
})

describe('a whole page', () => {
  it('comes from the AI tab or from a template, each as one edit', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    const before = await sectionsOf(page)
    await page.getByRole('tab', { name: 'AI' }).click()
    expect(await page.getByRole('button', { name: 'Generate' }).isDisabled()).toBe(true)
    await page.getByLabel('Tone').selectOption({ label: 'Bold' })
    await page.getByLabel('Goal').selectOption({ label: 'Event promotion' })
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByText('Guided draft: written by the built-in copywriter').waitFor()
    await page.getByRole('button', { name: 'Look at it large' }).click()
    const large = page.getByRole('dialog', { name: 'The new page' })
    await large.frameLocator('iframe').getByRole('heading').first().waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Use This Page' }).click()
    await page.getByRole('tab', { name: 'Sections' }).click()
    await expect.poll(() => sectionsOf(page)).not.toEqual(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => sectionsOf(page)).toEqual(before)

    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Page Templates' }).press('Enter')
    const templates = page.getByRole('dialog')
    await templates.getByRole('list', { name: 'Page templates' }).waitFor()
    await expectNoAxeViolations(page)
    const first = templates.getByRole('button', { name: /^Preview/ }).first()
    expect(await first.innerText()).toContain('Rafting and kayaking')
    await first.press('Enter')
    const preview = templates.frameLocator('iframe')
    await preview.getByRole('heading', { name: 'Choose your trip' }).waitFor()
    await expectNoAxeViolations(page)
    await templates.getByRole('button', { name: 'Use This Template' }).press('Enter')
    await templates.waitFor({ state: 'detached' })
    await (await pageFrame(page)).getByRole('heading', { name: 'Choose your trip' }).waitFor()
    await page.getByRole('tab', { name: 'Sections' }).click()
    await expect.poll(() => sectionsOf(page)).not.toEqual(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => sectionsOf(page)).toEqual(before)
  })
})
