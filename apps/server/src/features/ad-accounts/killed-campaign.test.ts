import { afterAll, beforeAll, expect, it } from 'vitest'

import { type GoogleAdsServer, startGoogleAdsServer } from '../../testing/google-ads-server.ts'
import {
  connectGoogle,
  googleEnvironment,
  googleFormOf,
  listGoogleCampaigns,
} from '../../testing/google-product.ts'
import {
  after,
  areAllRounds,
  before,
  type Round,
  startKilledProduct,
} from '../../testing/killed-product.ts'

const search = 'POST /customers/1234567890/googleAds:search'
const mutate = 'POST /customers/1234567890/googleAds:mutate'
/** Of one process: it makes the campaign, then enables it. */
const create = after(mutate, 1)
const enable = after(mutate, 2)
/** Before it makes the campaign it asks what the account counts in: after three that look at the account. */
const reads = [after(search, 4), after(search, 5)]
/** The process that goes on looks for what may be there, and makes or enables it. */
const look = after(search, 1)
const goOn = after(mutate, 1)

type Rounds = { title: string; first: Round; second: Round | null }
const titleOf = ({ step, nth, fate }: Round) => `${step.split(':')[1]} ${nth} (${fate})`
const once = (first: Round): Rounds => ({ title: titleOf(first), first, second: null })
const twice = (first: Round, second: Round): Rounds => ({
  title: `${titleOf(first)}, and again at ${titleOf(second)}`,
  first,
  second,
})
const rounds: Rounds[] = [
  once(create),
  once(enable),
  twice(before(create), goOn),
  ...(areAllRounds
    ? [
        once(before(create)),
        once(before(enable)),
        ...[...reads, ...reads.map(before)].map(once),
        ...[create, before(create), enable, before(enable)].flatMap((first) => [
          twice(first, goOn),
          twice(first, before(goOn)),
        ]),
        ...[create, before(create)].flatMap((first) => [
          twice(first, look),
          twice(first, before(look)),
        ]),
      ]
    : []),
]

let google: GoogleAdsServer
let killed: Awaited<ReturnType<typeof startKilledProduct>>

beforeAll(async () => {
  google = await startGoogleAdsServer()
  killed = await startKilledProduct(googleEnvironment(google))
  await connectGoogle(google, killed.browser)
})
afterAll(async () => {
  await killed.stop()
  await google.stop()
})

/** Those that are not removed, at Google. */
const listKept = () =>
  google.books.list('campaigns').filter(({ fields }) => fields['status'] !== 'REMOVED')

async function expectShown(id: string): Promise<void> {
  const { campaigns, creations } = await listGoogleCampaigns(killed.browser)
  expect(creations).toMatchObject([{ id, state: 'creating' }])
  // Nothing spends that is not shown.
  const shown = campaigns.map((campaign) => campaign.id)
  for (const { id: kept } of listKept()) expect(shown).toContain(kept)
}

it.each(rounds)(
  'a product that is killed with SIGKILL at $title, makes its campaign once, and shows what runs',
  { timeout: 240_000 },
  async ({ first, second }) => {
    const { browser } = killed
    const form = googleFormOf()
    await killed.killAt(first, google, { path: '/api/google/campaigns/create', form })
    await expectShown(form.id)
    if (second !== null) {
      await killed.killAgain(second, google)
      await expectShown(form.id)
    }
    await killed.comeBack()
    await expect
      .poll(async () => (await listGoogleCampaigns(browser)).creations, {
        timeout: 100_000,
        interval: 50,
      })
      .toEqual([])
    const { campaigns } = await listGoogleCampaigns(browser)
    const kept = campaigns.filter(({ status }) => status !== 'REMOVED')
    expect(kept).toMatchObject([{ status: 'ENABLED', note: null, name: form.name }])
    expect(listKept()).toHaveLength(1)
    await browser.send('DELETE', `/api/google/accounts/1234567890/campaigns/${kept[0]?.id}`)
    expect(listKept()).toEqual([])
  },
)
