import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { liveEventsPath } from '@wildpath/contract'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'

import { newVisitor, sizes } from '../support/browser.ts'
import { findCoveredControls } from '../support/covered-controls.ts'
import { createDemoCampaign, openConnected } from '../support/demo-ads.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { pressEveryButton } from '../support/press-every-button.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'
import { translatePages } from '../support/translation.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

const phone = { viewport: sizes.phone, hasTouch: true }

const patterns = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/screens.json'), 'utf8')) as {
    path: string
  }[]
).map(({ path }) => path)
const isBuilder = (path: string) => /^\/funnel\/.*(builder|editor)$/.test(path)
const isOfFunnel = (path: string) => path.startsWith('/funnel/') && !isBuilder(path)
const isForAdmins = (path: string) => path.startsWith('/admin')
const isForOwners = (path: string) =>
  /^\/(dashboard|leads|account|new-funnel|requests|checkout|questions\/new)/.test(path)
const otherWidths = [320, 768, 1280]
const isForSignedOut = (path: string) =>
  /^\/(auth|preview|outbox|diagnostics|questions)/.test(path) && !isForOwners(path)
const isPublic = (path: string) =>
  ![isBuilder, isOfFunnel, isForAdmins, isForOwners, isForSignedOut].some((isMeant) =>
    isMeant(path),
  )

/** Opens and uses each screen while the browser translates it; returns what was wrong by address. */
async function walk(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  await translatePages(page, 'replaces')
  const errors: string[] = []
  const openRequests = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().endsWith(liveEventsPath)) openRequests.add(request)
  })
  page.on('requestfinished', (request) => openRequests.delete(request))
  page.on('requestfailed', (request) => openRequests.delete(request))
  page.on('pageerror', ({ message }) => {
    // The server drew the page in its own language, so React draws the translated page again.
    if (!message.includes('React error #418')) errors.push(message)
  })
  page.on('popup', (popup) => void popup.close())
  const faults: Record<string, string[]> = {}
  for (const address of addresses) {
    openRequests.clear()
    // A press on the previous screen may be opening another one, which interrupts this.
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await vi.waitFor(() => page.goto(stage.url + address), { timeout: 20_000 })
    // oxlint-disable-next-line no-await-in-loop
    await page
      .locator(':is(main, [role=dialog]) :is(h1, h2, iframe, button):visible')
      .first()
      .waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => openRequests.size, { interval: 100 }).toBe(0)
    // oxlint-disable-next-line no-await-in-loop
    const covered = await findCoveredAtEachWidth(page)
    // oxlint-disable-next-line no-await-in-loop
    await pressEveryButton(page, 16)
    // oxlint-disable-next-line no-await-in-loop
    const later = await findFaultsAfterUse(page)
    const found = [...new Set([...covered, ...errors.splice(0), ...later])]
    if (found.length > 0) faults[address] = found
  }
  return faults
}

async function findCoveredAtEachWidth(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (const width of [...otherWidths, phone.viewport.width]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize({ ...phone.viewport, width })
    // oxlint-disable-next-line no-await-in-loop
    const found = await findCoveredControls(page)
    covered.push(...found.map((fault) => `${width} px, ${fault}`))
  }
  return covered
}

/** A press may be opening another screen just now; that one is not judged. */
async function findFaultsAfterUse(page: Page): Promise<string[]> {
  try {
    const crashes = await page.getByText('Application Error').allInnerTexts()
    // Closes what a press opened over the screen.
    await page.keyboard.press('Escape')
    return [...crashes, ...(await findCoveredControls(page))]
  } catch {
    return []
  }
}

interface Posted {
  id: string
  number?: number
}

async function post(page: Page, path: string, data: object = {}): Promise<Posted> {
  const answer = await page.request.post(stage.url + path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Posted
}

async function newOwnerWithDraft() {
  const owner = await newOwner(stage.browser, stage.url, phone)
  const { id } = await createDraft(owner, stage.url, rafting)
  return { owner, id }
}

/** Returns the URL of the new question. */
async function askQuestion(page: Page): Promise<string> {
  const question = await post(page, '/api/questions', {
    requestId: randomUUID(),
    title: 'Can two guides share one inbox?',
    text: 'We are four.',
  })
  return `/questions/${question.id}`
}

describe('screens, translated by the browser on a phone', () => {
  it.each([
    ['public', isPublic],
    ['signed-out', isForSignedOut],
  ])('works and covers no control: %s', async (_, isMeant) => {
    const question = await askQuestion(await newOwner(stage.browser, stage.url))
    const visitor = await newVisitor(stage.browser, phone)
    const withParameter = isMeant === isPublic ? ['/help/publish'] : [question]
    expect(await walk(visitor, [...patterns.filter(isMeant), ...withParameter])).toEqual({})
  })

  it('works and covers no control: adventure', async () => {
    const { owner, id } = await newOwnerWithDraft()
    const addresses = patterns.filter(isOfFunnel).map((path) => path.replace(':id', id))
    expect(await walk(owner, addresses)).toEqual({})
  })

  it('works and covers no control: account, with ads', async () => {
    const { owner } = await newOwnerWithDraft()
    await buyPlan(owner, stage.url, { plan: 'expedition-leader' })
    await openConnected(owner, stage.url, 'Facebook Ads')
    await openConnected(owner, stage.url, 'Google Ads')
    await createDemoCampaign(owner, stage.url, 'Whitewater in June')
    const request = await post(owner, '/api/feature-requests', {
      title: 'Let two guides share one inbox',
      purpose: 'We are four.',
    })
    const addresses = patterns
      .filter(isForOwners)
      .map((path) => path.replace(':number', String(request.number)))
    expect(await walk(owner, addresses)).toEqual({})
  })

  it('works and covers no control: builders', async () => {
    const { owner, id } = await newOwnerWithDraft()
    await buyPlan(owner, stage.url, { plan: 'expedition-leader' })
    const addresses = patterns.filter(isBuilder).map((path) => path.replace(':id', id))
    expect(await walk(owner, addresses)).toEqual({})
  })

  it('works and covers no control: admin', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await askQuestion(owner)
    await post(owner, '/api/chats')
    const admin = await newOwner(stage.browser, stage.url, phone)
    const session = await admin.request.get(`${stage.url}/api/session`)
    const { user } = (await session.json()) as { user: { email: string } }
    await makeAdmin(product, user.email)
    expect(await walk(admin, patterns.filter(isForAdmins))).toEqual({})
  })
})
