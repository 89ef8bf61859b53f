import type { SearchAdAccount } from '@wildpath/contract'
import { z } from 'zod'

import { platformCurrency, platformName } from '../../ad-platforms/platform-text.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done, fail } from './google-client.ts'

const customerSchema = z.object({
  id: z.string().regex(/^\d+$/),
  descriptiveName: platformName,
  currencyCode: platformCurrency.catch(''),
  timeZone: z.string().default(''),
  manager: z.boolean().default(false),
  status: z.string().default(''),
})
type ListedCustomer = z.infer<typeof customerSchema>

const fields = ['id', 'descriptive_name', 'currency_code', 'time_zone', 'manager', 'status']
const fieldsOf = (resource: string) => fields.map((field) => `${resource}.${field}`).join(', ')

/**
 * The accounts that a person may advertise on: those they sign in to, and those of the managers they sign in to
 * (developers.google.com/google-ads/api/docs/account-management/get-account-hierarchy). Managers have no campaigns,
 * closed accounts are over; one that is reached in several ways stands once.
 */
export async function listGoogleAccounts(
  ads: AdsClient,
  token: string,
): Promise<SearchAdsResult<SearchAdAccount[]>> {
  const accessible = await ads.listAccessible(token)
  // A Google account without Google Ads.
  if (!accessible.ok) return accessible.error.kind === 'not-found' ? done([]) : accessible
  const found = await Promise.all(
    accessible.value.map((id) => listWithClients(ads, { id, managerId: null, token })),
  )
  const accounts = new Map<string, SearchAdAccount>()
  for (const answer of found) {
    if (!answer.ok && !isOfThisAccount(answer.error.kind)) return answer
    for (const account of answer.ok ? answer.value : []) {
      const [id = ''] = account.customerId.split('_')
      const isDirect = id === account.customerId
      if (isDirect || !accounts.has(id)) accounts.set(id, account)
    }
  }
  return done([...accounts.values()])
}

/** An account that is not set up, or over, hides none of the others. */
function isOfThisAccount(kind: string): boolean {
  return kind === 'refused' || kind === 'not-found'
}

async function listWithClients(
  ads: AdsClient,
  customer: Customer,
): Promise<SearchAdsResult<SearchAdAccount[]>> {
  const own = await ads.search(
    customer,
    `SELECT ${fieldsOf('customer')} FROM customer LIMIT 1`,
    z.object({ customer: customerSchema }),
  )
  if (!own.ok) return own
  const [row] = own.value
  if (row?.customer.manager !== true) return done(own.value.flatMap((one) => present(one.customer)))
  const clients = await ads.search(
    { ...customer, managerId: customer.id },
    `SELECT ${fieldsOf('customer_client')} FROM customer_client`,
    z.object({ customerClient: customerSchema }),
  )
  if (!clients.ok) return clients
  return done(clients.value.flatMap(({ customerClient }) => present(customerClient, customer.id)))
}

function present(customer: ListedCustomer, managerId: string | null = null): SearchAdAccount[] {
  const { id, descriptiveName, currencyCode, timeZone, manager, status } = customer
  if (manager || status === 'CANCELED' || status === 'CLOSED') return []
  return [
    {
      customerId: managerId === null ? id : `${id}_${managerId}`,
      // As Google Ads writes ids.
      name: descriptiveName || id.replace(/^(\d{3})(\d{3})(\d+)$/, '$1-$2-$3'),
      currency: currencyCode,
      timeZone,
      // Without a currency that is known, no budget of it can be read.
      isActive: status === 'ENABLED' && currencyCode !== '',
    },
  ]
}

/** What an account counts in. */
export type Account = { currency: string; zone: string }

export async function readAccount(
  ads: AdsClient,
  customer: Customer,
): Promise<SearchAdsResult<Account>> {
  const rows = await ads.search(
    customer,
    'SELECT customer.currency_code, customer.time_zone FROM customer LIMIT 1',
    accountSchema,
  )
  if (!rows.ok) return rows
  const [row] = rows.value
  if (row === undefined) return fail({ kind: 'not-found' })
  return done({ currency: row.customer.currencyCode, zone: row.customer.timeZone })
}

const accountSchema = z.object({
  customer: z.object({
    currencyCode: platformCurrency,
    timeZone: z.string().refine(isZone),
  }),
})

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
