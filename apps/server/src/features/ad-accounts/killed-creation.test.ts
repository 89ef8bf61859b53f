import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import {
  adFormOf,
  connectFacebook,
  graphEnvironment,
  listFacebookAds,
} from '../../testing/graph-product.ts'
import { type GraphServer, startGraphServer } from '../../testing/graph-server.ts'
import { testSecret } from '../../testing/test-secret.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

/**
 * Where a product is killed: when Facebook is asked for this for the nth time in a creation, before it does so ('dropped')
 * or afterwards, with its answer under way ('cut').
 */
type Round = { step: string; nth: number; fate: 'dropped' | 'cut' }

const after = (step: string, nth = 1): Round => ({ step, nth, fate: 'cut' })
/** The parts one after another, then the ad, its ad set and its campaign that are switched on. */
const writes = [
  after('POST /act_1001/campaigns'),
  after('POST /act_1001/adsets'),
  after('POST /act_1001/adcreatives'),
  after('POST /act_1001/ads'),
  after('POST /number', 1),
  after('POST /number', 3),
]
const others = [after('POST /act_1001/adimages'), after('POST /number', 2)]
const reads = ['/act_1001', '/search', '/me/accounts', '/number'].map((path) =>
  after(`GET ${path}`),
)
/** Each takes some seconds: the twenty of them run where AD_KILL_ROUNDS says 'all'. */
const rounds: Round[] =
  process.env['AD_KILL_ROUNDS'] === 'all'
    ? [
        ...writes,
        ...others,
        ...reads,
        ...[...writes, ...others].map((round) => ({ ...round, fate: 'dropped' as const })),
      ]
    : writes

const testing = join(import.meta.dirname, '../../testing')
const hook = join(import.meta.dirname, '../../../../../scripts/tsx-hook.mjs')

let graph: GraphServer
/** Lives through it all, and runs no jobs: it shows what the killed process left. */
let product: TestProduct
let browser: TestBrowser
let child: { process: ChildProcess; url: string } | undefined
/** Each process lives after the leases and pauses of the one before, so that nobody has to wait for them. */
let aheadMs = 0

beforeAll(async () => {
  graph = await startGraphServer()
  product = await startTestProduct(graphEnvironment(graph))
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  browser = buyer.browser
  await connectFacebook(graph, browser)
})
afterAll(async () => {
  child?.process.kill('SIGKILL')
  await product.stop()
  await graph.stop()
})

async function startProcess() {
  const args = ['--import', hook, join(testing, 'product-process.ts')]
  const started = spawn(
    process.execPath,
    [...args, JSON.stringify(product.connection), String(aheadMs)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        INSTANCE_SECRET: testSecret,
        DATA_DIR: product.dataDir,
        TRUST_PROXY: '1',
        ...graphEnvironment(graph),
      },
    },
  )
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  return { process: started, url: line.toString().trim() }
}

/** Asks a process for an ad, and kills it in this round's moment. */
async function killAt({ step, nth, fate }: Round): Promise<ReturnType<typeof adFormOf>> {
  child ??= await startProcess()
  const { process: dying, url } = child
  const ended = once(dying, 'exit')
  let count = 0
  graph.decide((call) => {
    if (call.replace(/\/\d+$/, '/number') !== step) return 'done'
    count += 1
    if (count !== nth) return 'done'
    dying.kill('SIGKILL')
    return fate
  })
  const imageUrl = `data:image/png;base64,${(await drawPicture()).toString('base64')}`
  const form = adFormOf({ imageUrl })
  const asked = fetch(`${url}/api/facebook/ads/create`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', 'cookie': browser.cookieHeader() },
  }).then(
    () => 'answered',
    () => 'cut off',
  )
  await ended
  expect(await asked).toBe('cut off')
  return form
}

/** What the lease of a process that died waits for. */
async function passMinutes(): Promise<void> {
  aheadMs += bounds.adAccounts.finishAfterMs + bounds.jobs.leaseMs
  await product.database.sql`
    update leases set held_until = now() - interval '1 second' where key like 'ad creation %'`
}

it.each(rounds)(
  'a product that is killed with SIGKILL at $step, $nth ($fate), makes its ad once, and shows what runs',
  { timeout: 60_000 },
  async (round) => {
    const form = await killAt(round)
    const unfinished = await listFacebookAds(browser)
    expect(unfinished.creations).toMatchObject([{ id: form.id, state: 'creating' }])
    // Nothing spends that is not shown.
    const shown = unfinished.ads.map(({ id }) => id)
    const running = graph.books.list('ads').filter(({ status }) => status === 'ACTIVE')
    for (const { id } of running) expect(shown).toContain(id)

    await passMinutes()
    child = await startProcess()
    await expect
      .poll(async () => (await listFacebookAds(browser)).creations, {
        timeout: 40_000,
        interval: 50,
      })
      .toEqual([])
    const { ads } = await listFacebookAds(browser)
    expect(ads).toMatchObject([{ status: 'ACTIVE', note: null }])
    const counts = (['campaigns', 'adsets', 'adcreatives', 'ads'] as const).map(
      (edge) => graph.books.list(edge).filter(({ name }) => name.includes(form.id)).length,
    )
    expect(counts).toEqual([1, 1, 1, 1])
    await browser.send('DELETE', `/api/facebook/accounts/act_1001/ads/${ads[0]?.id}`)
    expect((await listFacebookAds(browser)).ads).toEqual([])
  },
)
