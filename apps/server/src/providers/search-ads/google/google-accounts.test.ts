import { describe, expect, it } from 'vitest'

import { adsError } from '../../../testing/google-ads/answers.ts'
import type { GoogleCustomer } from '../../../testing/google-ads/books.ts'
import { openGoogleAds } from '../../../testing/google-ads-scene.ts'
import { makeCampaign } from '../search-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'

const customer = (id: string, change: Partial<GoogleCustomer> = {}): GoogleCustomer => ({
  id,
  descriptiveName: `Account ${id}`,
  currencyCode: 'USD',
  timeZone: 'America/New_York',
  status: 'ENABLED',
  manager: false,
  managers: [],
  ...change,
})

describe('the accounts of a person', () => {
  it('are theirs and those of the managers they sign in to, each once, without those that are over', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    google.books.customers.push(
      customer('5000000000', { manager: true }),
      customer('6000000000', { manager: true, managers: ['5000000000'] }),
      customer('7000000000', { managers: ['5000000000', '6000000000'], descriptiveName: '' }),
      customer('7000000001', { managers: ['5000000000'], status: 'SUSPENDED' }),
      customer('7000000002', { managers: ['5000000000'], status: 'CANCELED' }),
      customer('8000000000', { status: 'CLOSED' }),
    )
    // One of its clients is the account that the person signs in to as well.
    Object.assign(google.books.customers[0] ?? {}, { managers: ['5000000000'] })
    google.books.accessible = ['5000000000', '8000000000', '1234567890']
    google.setPageLimit(2)
    const accounts = valueOf(await searchAds.listAccounts(access.token))
    expect(accounts.map(({ customerId, name, isActive }) => [customerId, name, isActive])).toEqual([
      ['1234567890', 'Blue Canyon Ads', true],
      ['7000000000_5000000000', '700-000-0000', true],
      ['7000000001_5000000000', 'Account 7000000001', false],
    ])
  })

  it('are reached through the manager that stands in their name, and no other one', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    google.books.customers.push(
      customer('5000000000', { manager: true }),
      customer('7000000000', { managers: ['5000000000'] }),
    )
    google.books.accessible = ['5000000000']
    const managed = { ...access, customerId: '7000000000_5000000000' }
    const id = valueOf(await makeCampaign(searchAds, managed))
    expect(valueOf(await searchAds.listCampaigns(managed))).toMatchObject([{ id }])
    expect(google.books.list('campaigns')).toMatchObject([{ customerId: '7000000000' }])
    for (const customerId of ['7000000000', '7000000000_1234567890', '7000000000_5000000000_1']) {
      const other = { ...access, customerId }
      expect(await searchAds.listCampaigns(other)).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      })
    }
  })

  it('are not active where nobody knows their currency', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    Object.assign(google.books.customers[0] ?? {}, {
      currencyCode: 'US',
      descriptiveName: 'Blue\u0000 Canyon',
    })
    expect(valueOf(await searchAds.listAccounts(access.token))).toMatchObject([
      { name: 'Blue Canyon', currency: '', isActive: false },
    ])
  })

  it('are none for whoever has no Google Ads', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    google.decideOnce(
      /listAccessibleCustomers/,
      adsError({ authenticationError: 'NOT_ADS_USER' }, { status: 401 }),
    )
    expect(valueOf(await searchAds.listAccounts(access.token))).toEqual([])
  })

  it('are not shown as none where this installation may not ask', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    google.setApproved(false)
    const noAccess = { ok: false, error: { kind: 'no-access' } }
    expect(await searchAds.listAccounts(access.token)).toEqual(noAccess)
    expect(await makeCampaign(searchAds, access)).toEqual(noAccess)
  })
})
