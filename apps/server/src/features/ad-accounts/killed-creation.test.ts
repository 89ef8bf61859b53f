import { afterAll, beforeAll, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import {
  adFormOf,
  connectFacebook,
  graphEnvironment,
  listFacebookAds,
} from '../../testing/graph-product.ts'
import { type GraphServer, startGraphServer } from '../../testing/graph-server.ts'
import { after, areAllRounds, before, startKilledProduct } from '../../testing/killed-product.ts'

/** The parts one after another, then the ad, its ad set and its campaign that are switched on. */
const writes = [
  after('POST /act_1001/campaigns'),
  after('POST /act_1001/adsets'),
  after('POST /act_1001/adcreatives'),
  after('POST /act_1001/ads'),
  after('POST /number', 1),
  after('POST /number', 3),
]
/** Where nothing, the whole ad, and half of what is switched on is there. */
const usual = [
  after('POST /act_1001/campaigns'),
  after('POST /act_1001/ads'),
  after('POST /number', 1),
]
const others = [after('POST /act_1001/adimages'), after('POST /number', 2)]
const reads = [
  // The first looks at what may be spent, before anything is begun.
  after('GET /act_1001', 2),
  ...['/search', '/me/accounts', '/number'].map((path) => after(`GET ${path}`)),
]
const rounds = areAllRounds
  ? [...writes, ...others, ...reads, ...[...writes, ...others].map(before)]
  : usual

let graph: GraphServer
let killed: Awaited<ReturnType<typeof startKilledProduct>>

beforeAll(async () => {
  graph = await startGraphServer()
  killed = await startKilledProduct(graphEnvironment(graph))
  await connectFacebook(graph, killed.browser)
})
afterAll(async () => {
  await killed.stop()
  await graph.stop()
})

it.each(rounds)(
  'a product that is killed with SIGKILL at $step, $nth ($fate), makes its ad once, and shows what runs',
  { timeout: 240_000 },
  async (round) => {
    const { browser } = killed
    const imageUrl = `data:image/png;base64,${(await drawPicture()).toString('base64')}`
    const form = adFormOf({ imageUrl })
    await killed.killAt(round, graph, { path: '/api/facebook/ads/create', form })
    const unfinished = await listFacebookAds(browser)
    expect(unfinished.creations).toMatchObject([{ id: form.id, state: 'creating' }])
    // Nothing spends that is not shown.
    const shown = unfinished.ads.map(({ id }) => id)
    const running = graph.books.list('ads').filter(({ status }) => status === 'ACTIVE')
    for (const { id } of running) expect(shown).toContain(id)

    await killed.comeBack()
    await expect
      .poll(async () => (await listFacebookAds(browser)).creations, {
        timeout: 100_000,
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
