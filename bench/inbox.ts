import type { Page } from 'playwright-core'

import { launchBrowser, newVisitor } from '../e2e/support/browser.ts'
import { createOwner, type Owner } from '../e2e/support/owner.ts'
import { personAgent, setStage, type Stage } from './support/stage.ts'
import { share, type Table, timesOf } from './support/table.ts'

const leadCount = 1000
const rounds = 50
const names = ['Ana', 'Bo', 'Carla', 'Dev', 'Elif', 'Finn', 'Greta']

/** A thousand leads: what the server takes to list and search them, and how the list scrolls. */
export async function benchInbox(): Promise<Table[]> {
  const stage = await setStage()
  const stopServers = await stage.startServers(1)
  try {
    const owner = await createOwner(stage.url)
    await fillInbox(stage, await owner.publishFunnel())
    return [await measureServer(owner), await measureScrolling(stage, owner)]
  } finally {
    await stopServers()
    await stage.close()
  }
}

async function fillInbox(
  { url }: Stage,
  funnel: Awaited<ReturnType<Owner['publishFunnel']>>,
): Promise<void> {
  for (let at = 0; at < leadCount; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, place) => sendForm(url, funnel, at + place)))
  }
}

async function sendForm(
  url: string,
  { path, fields }: Awaited<ReturnType<Owner['publishFunnel']>>,
  index: number,
): Promise<void> {
  const answers = fields.map((label) => [label, answerTo(label, index)])
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'user-agent': personAgent,
      'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}`,
    },
    body: new URLSearchParams(Object.fromEntries(answers) as Record<string, string>),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`Lead ${index}: ${answer.status}`)
}

function answerTo(label: string, index: number): string {
  if (/email/i.test(label)) return `lead${index}@example.com`
  if (/phone/i.test(label)) return '+1 406 555 0134'
  if (/date$/i.test(label)) return '2031-07-24'
  if (/^number/i.test(label)) return '5'
  if (/name/i.test(label)) return `${names[index % names.length]} Walker ${index}`
  return 'Two adults and three children in July, one of whom has never been on a boat'
}

const requests: readonly [string, string][] = [
  ['the session alone', '/api/session'],
  ['list, 50', '/api/leads'],
  ['list, 200', '/api/leads?limit=200'],
  ['search, one word', '/api/leads?search=greta'],
  ['search, three words', '/api/leads?search=children%20july%20greta'],
  ['status', '/api/leads?status=new'],
  ['numbers of 30 days', '/api/numbers'],
]

async function measureServer(owner: Owner): Promise<Table> {
  const rows: (string | number)[][] = []
  for (const [what, path] of requests) {
    const sorted = await timesOf(rounds, () => owner.readText(path))
    rows.push([what, share(sorted, 0.5).toFixed(1), share(sorted, 0.95).toFixed(1)])
  }
  return {
    title: `An inbox of ${leadCount} leads: whole requests over HTTP (goal: under 50 ms)`,
    note: `${rounds} requests each, one after the other.`,
    columns: ['request', 'p50 ms', 'p95 ms'],
    rows,
  }
}

async function measureScrolling(stage: Stage, owner: Owner): Promise<Table> {
  const browser = await launchBrowser()
  const rows: (string | number)[][] = []
  for (const width of [390, 1280]) {
    const page = await newVisitor(browser, { viewport: { width, height: 850 } })
    await signIn(page, stage, owner)
    await page.goto(`${stage.url}/leads`)
    await page.getByText(`of ${leadCount.toLocaleString('en')}`).waitFor()
    await loadAll(page)
    rows.push([`the inbox at ${width} px`, ...framesRow(await scroll(page))])
    const height = await page.evaluate(() => document.body.scrollHeight)
    await page.setContent(`<body style="margin:0;height:${height}px">An empty page`)
    rows.push([`an empty page at ${width} px`, ...framesRow(await scroll(page))])
    await page.context().close()
  }
  await browser.close()
  return {
    title: `Scrolling ${leadCount} leads, 120 px a frame (goal: 60 frames a second)`,
    note: 'Time between frames. An empty page of the same height says what this machine can do.',
    columns: ['page', 'frames', 'median ms', 'p95 ms', 'longest ms', 'over 20 ms'],
    rows,
  }
}

async function signIn(page: Page, { url }: Stage, owner: Owner): Promise<void> {
  const cookies = owner.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await page.context().addCookies(cookies)
}

async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  while ((await more.count()) > 0) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(100)
  }
}

function scroll(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const end = document.body.scrollHeight - window.innerHeight
    const frames: number[] = []
    await new Promise<void>((resolve) => {
      let last = performance.now()
      let top = 0
      const step = () => {
        const now = performance.now()
        frames.push(now - last)
        last = now
        top += 120
        window.scrollTo(0, top)
        if (top < end) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
    return frames.slice(1)
  })
}

function framesRow(frames: readonly number[]): (string | number)[] {
  const sorted = frames.toSorted((one, other) => one - other)
  return [
    frames.length,
    share(sorted, 0.5).toFixed(1),
    share(sorted, 0.95).toFixed(1),
    share(sorted, 1).toFixed(1),
    frames.filter((frame) => frame > 20).length,
  ]
}

/** The value that this share of the sorted ones does not exceed. */
