import { z } from 'zod'

import type {
  ConversionResult,
  GoogleConversion,
  GoogleLead,
} from '../../conversions/conversions.ts'
import { googleEvent } from '../../conversions/google-event.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import { type AdsClient, customerOf } from './ads-client.ts'
import { dataManagerAnswerSchema, refusalOf } from './data-manager-answers.ts'
import { listGoogleAccounts } from './google-accounts.ts'
import { type AskGoogle, done, fail } from './google-client.ts'

/** What a token has to allow for this, beside the scope of campaigns. */
export const conversionScope = 'https://www.googleapis.com/auth/datamanager'

type Options = {
  ads: AdsClient
  /** With `dataManagerFailure`. */
  ask: AskGoogle
  apiUrl: string
}

/**
 * Enhanced conversions by the Data Manager API, v1, as a further source of the conversion that the page's tag counts:
 * `UploadClickConversions` of the Google Ads API takes nobody new since June 15, 2026
 * (developers.google.com/ads/blog/posts/2026/05/changes-to-offline-click-conversion), and only for conversions
 * outside of pages.
 */
export function createGoogleConversions({ ads, ask, apiUrl }: Options) {
  /** Of the person's accounts the one whose tag this is. */
  async function find(
    token: string,
    sendTo: string,
  ): Promise<SearchAdsResult<GoogleConversion | null>> {
    const accounts = await listGoogleAccounts(ads, token)
    if (!accounts.ok) return accounts
    for (const account of accounts.value) {
      const customer = customerOf({ token, customerId: account.customerId })
      if (customer === null) continue
      // oxlint-disable-next-line no-await-in-loop -- most people have one
      const rows = await ads.search(customer, actionsQuery, actionSchema)
      if (!rows.ok && rows.error.kind !== 'not-found') return rows
      const row = rows.ok ? rows.value.find((one) => hasSnippet(one, sendTo)) : undefined
      if (row !== undefined) {
        const { id: customerId, managerId } = customer
        return done({ customerId, managerId, actionId: row.conversionAction.id })
      }
    }
    return done(null)
  }

  async function send(
    token: string,
    lead: GoogleLead,
    conversion: GoogleConversion,
  ): Promise<SearchAdsResult<ConversionResult>> {
    const body = googleEvent(lead, conversion)
    if (body === null) {
      return done({ ok: false, failure: { kind: 'event-refused', reason: 'no identifiers' } })
    }
    const call = { method: 'POST', url: `${apiUrl}/v1/events:ingest`, token, body } as const
    const answer = await ask(call, dataManagerAnswerSchema)
    if (answer.ok) {
      const { value } = answer
      return 'error' in value
        ? done({ ok: false, failure: refusalOf(value.error) })
        : done({ ok: true, body })
    }
    const { error } = answer
    // What is about the connection is for its owner to renew.
    if (error.kind !== 'busy' && error.kind !== 'unavailable') return fail(error)
    return done({ ok: false, failure: error })
  }

  return { find, send }
}

const actionsQuery =
  'SELECT conversion_action.id, conversion_action.tag_snippets FROM conversion_action ' +
  "WHERE conversion_action.status = 'ENABLED' AND conversion_action.type = 'WEBPAGE'"

const actionSchema = z.object({
  conversionAction: z.object({
    id: z.string().regex(/^\d+$/),
    tagSnippets: z.array(z.object({ eventSnippet: z.string().default('') })).default([]),
  }),
})

/** The snippet of an event names its conversion: `'send_to': 'AW-123456789/AbC-D_efG'`. */
function hasSnippet({ conversionAction }: z.infer<typeof actionSchema>, sendTo: string): boolean {
  const names = [`'${sendTo}'`, `"${sendTo}"`]
  return conversionAction.tagSnippets.some(({ eventSnippet }) =>
    names.some((name) => eventSnippet.includes(name)),
  )
}
