import { expect, it } from 'vitest'

import { againstPolicy } from '../../../testing/google-ads/answers.ts'
import { openGoogleAds } from '../../../testing/google-ads-scene.ts'
import { valueOf } from '../../../testing/results.ts'
import type { SearchCampaignEdit } from '../search-ads.ts'
import { campaignForm, makeCampaign } from '../search-ads-contract.ts'

async function openMade() {
  const scene = await openGoogleAds()
  const { google, searchAds, access } = scene
  const id = valueOf(await makeCampaign(searchAds, access))
  const { name, dailyBudget, endDate } = valueOf(await searchAds.readCampaign(access, id))
  const settings = { name, dailyBudget, endDate }
  const edit = (parts: Partial<SearchCampaignEdit>) =>
    searchAds.editCampaign(access, id, { ...settings, ...parts })
  const read = async () => valueOf(await searchAds.readCampaign(access, id))
  const readOperations = () => {
    const { mutateOperations } = JSON.parse(google.bodies.at(-1) ?? '') as {
      mutateOperations: object[]
    }
    return mutateOperations
  }
  return { ...scene, id, edit, read, readOperations }
}

const ad = {
  headlines: ['Raft the canyon', 'Half-day trips', 'Guides since 1998'],
  descriptions: ['Four hours of white water with a guide.', 'Lunch is included.'],
  finalUrl: 'https://blue.example/spring',
}

it('sends only the changes, in one request', async () => {
  const { google, edit, read, readOperations } = await openMade()
  const { keywords } = await read()
  const before = google.asked.filter((call) => call.endsWith('mutate')).length
  valueOf(await edit({ keywords: [...(keywords ?? []), { text: 'raft trips', match: 'EXACT' }] }))
  expect(readOperations()).toMatchObject([
    { campaignOperation: { updateMask: 'name' } },
    {
      adGroupCriterionOperation: {
        create: { keyword: { text: 'raft trips', matchType: 'EXACT' } },
      },
    },
  ])
  valueOf(await edit({ ad }))
  expect(readOperations()).toMatchObject([
    { campaignOperation: {} },
    {
      adOperation: {
        update: { finalUrls: ['https://blue.example/spring'] },
        updateMask: 'finalUrls,responsiveSearchAd.headlines,responsiveSearchAd.descriptions',
      },
    },
  ])
  expect(google.asked.filter((call) => call.endsWith('mutate'))).toHaveLength(before + 2)
})

it('keeps pinned positions', async () => {
  const { google, edit } = await openMade()
  const [made] = google.books.list('adGroupAds')
  const { responsiveSearchAd } = (made?.fields['ad'] ?? {}) as {
    responsiveSearchAd: { headlines: { text: string; pinnedField?: string }[] }
  }
  Object.assign(responsiveSearchAd.headlines[0] ?? {}, { pinnedField: 'HEADLINE_1' })
  valueOf(await edit({ ad }))
  expect(made?.fields['ad']).toMatchObject({
    responsiveSearchAd: {
      headlines: [
        { text: 'Raft the canyon', pinnedField: 'HEADLINE_1' },
        { text: 'Half-day trips' },
        { text: 'Guides since 1998' },
      ],
    },
  })
})

it('saves nothing and names the part that Google rejects', async () => {
  const { google, edit, read } = await openMade()
  const before = await read()
  const twice = { ...ad, headlines: ['Rafting', 'RAFTING', 'Guides since 1998'] }
  const keywords = [{ text: 'rafting', match: 'EXACT' as const }]
  expect(await edit({ ad: twice, keywords })).toMatchObject({
    error: { kind: 'refused', message: 'Texts and final URL: Google does not accept this change.' },
  })
  expect(await read()).toEqual(before)
  google.decideOnce(/mutate/, againstPolicy('ALCOHOL'))
  expect(await edit({ keywords })).toMatchObject({ error: { kind: 'refused' } })
  expect(await read()).toEqual(before)
})

it('rejects edits of parts it cannot represent: several ad groups, excluded places, hours by day', async () => {
  const { google, id, edit, read } = await openMade()
  const campaign = `customers/1234567890/campaigns/${id}`
  const add = (kind: 'adGroups' | 'campaignCriteria', fields: object) => {
    const name = `customers/1234567890/${kind}/${google.books.nextId()}`
    const status = { status: 'ENABLED', resourceName: name, campaign }
    google.books.add({
      name,
      id: name,
      kind,
      customerId: '1234567890',
      fields: { ...status, ...fields },
    })
  }
  add('campaignCriteria', {
    negative: true,
    location: { geoTargetConstant: 'geoTargetConstants/2276' },
  })
  expect(await read()).toMatchObject({
    places: null,
    ad: { finalUrl: expect.any(String) as string },
  })
  add('adGroups', { name: 'Second' })
  expect(await read()).toMatchObject({ ad: null, keywords: null })
  const hours = { startMinute: 'ZERO', endHour: 18, endMinute: 'ZERO' }
  add('campaignCriteria', { adSchedule: { dayOfWeek: 'MONDAY', startHour: 8, ...hours } })
  add('campaignCriteria', { adSchedule: { dayOfWeek: 'TUESDAY', startHour: 9, ...hours } })
  expect(await read()).toMatchObject({ schedule: null })
  expect(await edit({ ad })).toMatchObject({
    error: { message: expect.stringContaining('Texts and final URL: this campaign') as string },
  })
  valueOf(await edit({ negativeKeywords: ['jobs'] }))
  expect((await read()).negativeKeywords).toEqual(['jobs'])
})

it('rejects a total budget below what is spent', async () => {
  const { google, searchAds, access } = await openGoogleAds()
  const dates = { startDate: '2027-02-28', endDate: '2027-03-09' }
  const form = campaignForm({ totalBudget: 200, ...dates })
  const id = valueOf(await makeCampaign(searchAds, access, form))
  const day = { campaignId: id, impressions: 900, clicks: 40, conversions: 0 }
  google.books.days.push({ ...day, day: '2027-02-28', costMicros: 60_500_000 })
  const edit = (totalBudget: number) =>
    searchAds.editCampaign(access, id, { name: form.name, endDate: form.endDate, totalBudget })
  expect(await edit(60.49)).toMatchObject({
    error: { kind: 'refused', message: 'The campaign has already spent more than that.' },
  })
  valueOf(await edit(60.5))
  const [budget] = google.books.list('campaignBudgets')
  expect(budget?.fields).toMatchObject({ totalAmountMicros: '60500000', period: 'CUSTOM_PERIOD' })
  expect(budget?.fields).not.toHaveProperty('amountMicros')
})
