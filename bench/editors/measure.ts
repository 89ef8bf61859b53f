import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

import type { Browser, BrowserContext, Page } from 'playwright-core'

import { median } from '../support/table.ts'
import { addedSection } from './peers/sample-sections.js'
import { installProbe } from './probe.ts'
import type { Subject } from './subject.ts'

export const [fewSections, manySections] = [10, 500]
/** Sixty characters. */
const sentence = ' where the water is wide and the guides know each wild rock.'
const betweenKeysMs = 40
const rounds = { few: 5, many: 3, edits: 3 }

export type Figures = {
  usableFewMs: number
  usableManyMs: number
  keyP95Ms: number
  longestTaskMs: number
  addMs: number
  moveMs: number
  undoMs: number
  undoSteps: number
  bytes: number
  /** What comes on top of a screen that people have seen before. */
  bytesAdded: number
}

/** One editor after the other: what a person waits for in it. */
export async function measureEditor(browser: Browser, subject: Subject): Promise<Figures> {
  const { address, before } = subject
  const code = await codeOf(browser, subject, await address(fewSections), isUsable)
  const known = before === undefined ? new Set() : await codeOf(browser, subject, before, isIdle)
  const added = [...code].filter((url) => !known.has(url))
  const context = await newContext(browser, subject)
  const page = await context.newPage()
  const figures = {
    usableFewMs: await medianOpening(page, await address(fewSections), rounds.few),
    usableManyMs: await medianOpening(page, await address(manySections), rounds.many),
    ...(await measureEdits(page, subject)),
    ...(await measureTyping(page, subject)),
    bytes: await transferred([...code]),
    bytesAdded: await transferred(added),
  }
  await context.close()
  return figures
}

async function newContext(browser: Browser, { signedIn, canvas, installCommands }: Subject) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(signedIn !== undefined && { storageState: signedIn }),
  })
  await context.addInitScript(installProbe, canvas)
  if (installCommands !== undefined) await context.addInitScript(installCommands)
  return context
}

/** With what the browser has kept from a first visit. */
async function medianOpening(page: Page, address: string, times: number): Promise<number> {
  const waits: number[] = []
  for (let time = 0; time <= times; time += 1) {
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'commit' })
    waits.push(await page.evaluate(() => window.probe.usable))
  }
  return median(waits.slice(1))
}

async function measureEdits(page: Page, subject: Subject) {
  const [adds, moves, undos]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds.edits; round += 1) {
    await subject.prepareAdd?.(page)
    adds.push(
      await page.evaluate(
        ({ heading }) =>
          window.probe.untilPainted(
            () => window.editor.add(),
            () => window.probe.headings().some((text) => text.includes(heading)),
          ),
        addedSection,
      ),
    )
    await rest(page)
    await page.evaluate(() => {
      window.editor.undo()
    })
    await rest(page)
    await page.evaluate(() => window.editor.lift?.())
    await rest(page)
    const [first, last] = [1, manySections].map((number) => `Trip ${number} `)
    moves.push(await page.evaluate(untilFirst, { act: 'moveLastToFirst', heading: last } as const))
    await rest(page)
    undos.push(await page.evaluate(untilFirst, { act: 'undo', heading: first } as const))
    await rest(page)
  }
  return { addMs: median(adds), moveMs: median(moves), undoMs: median(undos) }
}

/** Runs in the page. */
function untilFirst(wanted: { act: 'moveLastToFirst' | 'undo'; heading: string | undefined }) {
  return window.probe.untilPainted(
    () => window.editor[wanted.act](),
    () => window.probe.headings()[0]?.includes(wanted.heading ?? '') === true,
  )
}

/** Some editors note a step of their history only after a pause. */
async function rest(page: Page) {
  await page.waitForTimeout(400)
  await waitUntilIdle(page)
}

/** Requests a frame first, because otherwise the browser may never report that it is idle. */
function waitUntilIdle(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve))
      }),
  )
}

async function measureTyping(page: Page, subject: Subject) {
  await subject.beginTyping(page)
  await rest(page)
  const before = await firstHeading(page)
  await page.evaluate(() => window.probe.watchTyping())
  for (const letter of sentence) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(betweenKeysMs)
  }
  await rest(page)
  const { paints, longestTask } = await page.evaluate(() => window.probe.typed())
  await subject.endTyping(page)
  await rest(page)
  let undoSteps = 0
  while ((await firstHeading(page)) !== before && undoSteps < sentence.length) {
    await page.evaluate(() => {
      window.editor.undo()
    })
    await waitUntilIdle(page)
    undoSteps += 1
  }
  if (paints.length !== sentence.length) {
    throw new Error(`${subject.name}: ${paints.length} of ${sentence.length} letters were shown`)
  }
  const keyP95Ms = paints.toSorted((one, other) => one - other)[Math.ceil(paints.length * 0.95) - 1]
  return { keyP95Ms: keyP95Ms ?? Number.NaN, longestTaskMs: longestTask, undoSteps }
}

function firstHeading(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.probe.headings()[0])
}

// What comes later, while nothing better is to be done, holds nobody up.
const isUsable = (page: Page) => page.evaluate(() => window.probe.usable)
const isIdle = (page: Page) => page.waitForLoadState('networkidle')

/** Addresses of the scripts and styles that somebody gets until then who has nothing yet. */
async function codeOf(
  browser: Browser,
  subject: Subject,
  address: string,
  until: (page: Page) => Promise<unknown>,
) {
  const context = await newContext(browser, subject)
  const page = await context.newPage()
  const code = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(address)
    if (!request.url().startsWith(origin)) return
    if (['script', 'stylesheet'].includes(request.resourceType())) code.add(request.url())
  })
  await page.goto(address, { waitUntil: 'commit' })
  await until(page)
  await context.close()
  return code
}

/** Bytes on the way, compressed. */
async function transferred(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(url: string): Promise<number> {
  const asked = get(url, { headers: { 'accept-encoding': 'br' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let size = 0
  for await (const chunk of answer) size += (chunk as Buffer).length
  return size
}
