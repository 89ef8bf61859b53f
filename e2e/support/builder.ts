import type { Frame, Locator, Page } from 'playwright-core'

import { rafting } from './owner.ts'
import { createDraft, newOwner } from './people.ts'
import type { Stage } from './stage.ts'

/** As they stand in the address. */
export type Builder = 'builder' | 'page-builder' | 'visual-editor'

/** A new owner with a draft, and the address of one of its builders. */
export async function newEditor(
  { browser, url }: Stage,
  builder: Builder,
  options: Parameters<typeof newOwner>[2] = {},
) {
  const page = await newOwner(browser, url, options)
  const funnel = await createDraft(page, url, rafting)
  return { page, funnel, address: `${url}/funnel/${funnel.id}/${builder}` }
}

/** Opens the Sections panel and returns the names in its list. */
export async function sectionsOf(page: Page): Promise<string[]> {
  await openPanel(page, 'Sections')
  const list = page.getByRole('list', { name: 'Sections of the page' })
  await list.waitFor()
  return list
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split('\n')[0] ?? ''))
}

export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Chooses the first section of a written page, whose fields then stand beside it. */
export async function openHero(page: Page): Promise<void> {
  await openPanel(page, 'Sections')
  const list = page.getByRole('list', { name: 'Sections of the page' })
  await list.getByRole('button', { name: /^Hero/ }).first().click()
}

/** Adds the section of that name, once the search has found it. */
export function templateButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Add This Section.*${name}$`) })
}

/** Types into the search of the templates, once the dialog that just opened has the focus in it. */
export async function searchByKeys(page: Page, words: string): Promise<void> {
  await page.locator('[placeholder="Search templates..."]:focus').waitFor()
  await page.keyboard.type(words)
}

/** Opens a builder with the page composed from the content. */
export async function openWrittenPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('toolbar', { name: 'History' }).waitFor()
}

/** Deletes every section of the open page. */
export async function deleteAllSections(page: Page): Promise<void> {
  const deletions = page.getByRole('list').getByRole('button', { name: /^Delete / })
  await deletions.first().waitFor()
  for (let left = await deletions.count(); left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deletions.first().click()
  }
}

/** The document that a builder draws its page in. */
export async function pageFrame(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (frame === null) throw new Error('The page is drawn in no frame')
  await frame.waitForSelector('.pg')
  return frame
}

/** Sections are drawn when they come near; a tall window has them all near. */
export async function drawWholePage(page: Page, frame: Frame): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 6000 })
  await frame.waitForFunction(() => {
    const sections = [...document.querySelectorAll('.pg .pg-section')]
    return sections.length > 0 && sections.every((one) => one.childElementCount > 0)
  })
}

/** Presses words on the page and waits for the caret in them. */
export async function beginWriting(frame: Frame, words: Locator): Promise<void> {
  await words.click()
  await frame.locator('[contenteditable]:focus').waitFor()
}

/**
 * Everything that is said on a page, section by section, the way a visitor reads it. What is marked as a
 * sample is left out: visitors do not see it.
 */
export function wordsOf(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.pg .pg-section')]
      .filter((section) => section.querySelector('.pg-sample') === null)
      .map((section) => (section as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
  )
}

type Point = { x: number; y: number }

/** A finger that is put down, moves, and is lifted again. */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step += 1) {
    const [x, y] = [from.x + ((to.x - from.x) * step) / 10, from.y + ((to.y - from.y) * step) / 10]
    // oxlint-disable-next-line no-await-in-loop -- a finger is at one place at a time
    await touch('touchMove', [{ x, y }])
  }
  // It rests before it is lifted: what is flung takes the next tap as the end of the flight.
  for (let rest = 0; rest < 5; rest += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    // oxlint-disable-next-line no-await-in-loop
    await touch('touchMove', [{ x: to.x, y: to.y + (rest % 2) }])
  }
  await touch('touchEnd', [])
  await session.detach()
}

/** Opens the menu of the editor and presses an entry. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
