import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import {
  beginWriting,
  drawWholePage,
  newEditor,
  openWrittenPage,
  pageFrame,
  sectionsOf,
  wordsOf,
} from '../support/builder.ts'
import { chooseAction } from '../support/choose-action.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('what is being edited', () => {
  it('comes back after the tab died while somebody typed', async () => {
    const { page, address } = await newEditor(stage, 'visual-editor')
    await openWrittenPage(page, address)
    const frame = await pageFrame(page)
    await beginWriting(frame, frame.locator('h1'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Half a sentence and th')
    // Keeping it takes the browser a moment; what came before the end is what comes back.
    await expect
      .poll(async () => String(await page.evaluate(draftRecords)))
      .toContain('Half a sentence and th')
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
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Page saved successfully!').waitFor()
    const other = await page.context().newPage()
    await other.goto(address)
    await page.getByLabel('Page Title').fill('First tab')
    await page.getByText('Unsaved changes').waitFor()
    await other.getByLabel('Page Title').fill('Second tab')
    await other.getByText('Unsaved changes').waitFor()
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('All changes saved').waitFor()

    await other.getByRole('button', { name: 'Save Page' }).click()
    const dialog = other.getByRole('dialog', { name: 'This page was changed elsewhere' })
    await dialog.waitFor()
    await expectNoAxeViolations(other)
    await dialog.getByRole('button', { name: 'Use what was saved' }).click()
    await expect.poll(() => titleIn(other)).toBe('First tab')
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titleIn(other)).toBe('Second tab')
    await other.getByRole('button', { name: 'Save Page' }).click()
    await other.getByText('Page saved successfully!').waitFor()
    await page.reload()
    await expect.poll(() => titleIn(page)).toBe('Second tab')
  })

  it('counts as saved when only the answer was lost', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
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
    const { page, funnel, address } = await newEditor(stage, 'page-builder')
    await page.goto(`${stage.url}/funnel/${funnel.id}`)
    await chooseAction(page, 'Page Builder')
    await page.getByLabel('Page Title').fill('Changed offline')
    await page.route('**/api/funnels/*/page', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Not synced yet. Saved on this device.').waitFor()
    await page.getByRole('link', { name: 'Back to Funnel' }).click()
    await page.unroute('**/api/funnels/*/page')
    await page.getByText('Your page was saved, now that the server is there again.').waitFor()
    await page.goto(address)
    await page.getByText('All changes saved').waitFor()
    await expect.poll(() => titleIn(page)).toBe('Changed offline')
  })

  it('is kept and sent later when the network goes during a save', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByLabel('Page Title').fill('Changed offline')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Not synced yet. Saved on this device.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('All changes saved').waitFor()
    await page.reload()
    await expect.poll(() => titleIn(page)).toBe('Changed offline')
  })

  it('is forgotten when its owner signs out, who is asked, and other tabs hear of it', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByLabel('Page Title').fill('Not saved')
    const other = await page.context().newPage()
    await other.goto(`${stage.url}/dashboard`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Back to Funnel' }).click()
    const signOut = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('button', { name: 'End Journey' }).click()
    }
    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await signOut()
    await expect
      .poll(() => questions)
      .toEqual([
        'A page was changed in a builder and is not saved yet. Log out anyway? These changes are lost.',
      ])
    page.once('dialog', (dialog) => void dialog.accept())
    await signOut()
    await page.waitForURL(`${stage.url}/`)
    await other.waitForURL(/\/auth\/login/)
    await expect.poll(() => page.evaluate(draftRecords)).toEqual([])
  })

  it('can be taken along when the adventure was deleted meanwhile', async () => {
    const { page, funnel, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.request.delete(`${stage.url}/api/funnels/${funnel.id}`)
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByRole('dialog', { name: 'Unable to save changes' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the page' }).click()
    expect((await download).suggestedFilename()).toBe('page.json')
  })

  it('is back at the very first page after many edits were undone', async () => {
    const { page, address } = await newEditor(stage, 'visual-editor')
    await openWrittenPage(page, address)
    const frame = await pageFrame(page)
    await drawWholePage(page, frame)
    const before = await wordsOf(frame)
    await page.setViewportSize(sizes.desk)
    const rows = await sectionsOf(page)
    expect(await page.evaluate(editAtRandom, 25)).toBe(25)
    await page.getByText('Unsaved changes').waitFor()
    await expect.poll(() => sectionsOf(page)).not.toEqual(rows)

    const steps = await page.evaluate(undoUntilSaved)
    expect(steps).toBeGreaterThan(12)
    expect(steps).toBeLessThanOrEqual(25)
    await expect.poll(() => sectionsOf(page)).toEqual(rows)
    await drawWholePage(page, frame)
    await expect.poll(() => wordsOf(frame)).toEqual(before)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect.poll(() => save.isDisabled()).toBe(true)
  })
})

function titleIn(page: Page): Promise<string> {
  return page.getByLabel('Page Title').inputValue()
}

/** Runs in the browser: every record that its database of drafts holds, as text; null before there is a store. */
async function draftRecords(): Promise<string[] | null> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await answer(indexedDB.open('wildpath-drafts'))
  const stores = [...database.objectStoreNames]
  const records = await Promise.all(
    stores.map((name) => answer(database.transaction(name).objectStore(name).getAll())),
  )
  database.close()
  return stores.length === 0 ? null : records.flat().map((record) => JSON.stringify(record))
}

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
  const panel = list?.closest('[role=tabpanel]')
  if (!list || !panel || fields === null) throw new Error('No editor is open')

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
      () => press(panel, / up$/),
      () => press(panel, / down$/),
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
