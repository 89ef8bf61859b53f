import { z } from 'zod'

import { bounds } from '../../../limits.ts'
import type { SearchAccess, SearchAdsResult } from '../search-ads.ts'
import { type AskGoogle, done, fail, type GoogleCall } from './google-client.ts'

/**
 * The one version that is asked (developers.google.com/google-ads/api/docs/sunset-dates). Each works for about a year;
 * v26 is of October 2026. A change of it begins with the release notes.
 */
const version = 'v26'

/** An account of the person at Google Ads, and through which manager it is reached. */
export type Customer = { id: string; managerId: string | null; token: string }

export type AdsClient = ReturnType<typeof createAdsClient>

type Row = z.ZodType

/** Calls of the Google Ads API over REST (developers.google.com/google-ads/api/rest/overview). */
export function createAdsClient({ ask, apiUrl }: { ask: AskGoogle; apiUrl: string }) {
  const urlOf = (path: string) => `${apiUrl}/${version}/${path}`

  /** A request about one account, such as '/googleAds:mutate'. */
  function post<T>(customer: Customer, path: string, body: object, schema: z.ZodType<T>) {
    const { id, managerId, token } = customer
    const call: GoogleCall = {
      method: 'POST',
      url: urlOf(`customers/${id}${path}`),
      token,
      ...(managerId !== null && { headers: { 'login-customer-id': managerId } }),
      body,
    }
    return ask(call, schema)
  }

  return {
    /** A request that is about no account, such as 'geoTargetConstants:suggest'. */
    ask: <T>(token: string, path: string, body: object, schema: z.ZodType<T>) =>
      ask({ method: 'POST', url: urlOf(path), token, body }, schema),

    /** Ids of the accounts that the person signs in to directly. */
    async listAccessible(token: string): Promise<SearchAdsResult<string[]>> {
      const url = urlOf('customers:listAccessibleCustomers')
      const answer = await ask({ method: 'GET', url, token }, accessibleSchema)
      if (!answer.ok) return answer
      return done(answer.value.resourceNames.map((name) => name.replace('customers/', '')))
    },

    /** Every row that a query of the Google Ads Query Language answers, page by page. */
    async search<T extends Row>(
      customer: Customer,
      query: string,
      row: T,
    ): Promise<SearchAdsResult<z.output<T>[]>> {
      const schema = pageSchema(row)
      const rows: z.output<T>[] = []
      const endMs = performance.now() + bounds.outgoing.searchAdsListMs
      let pageToken: string | undefined
      while (performance.now() < endMs) {
        const body = { query, ...(pageToken !== undefined && { pageToken }) }
        // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
        const page = await post(customer, '/googleAds:search', body, schema)
        if (!page.ok) return page
        if (rows.length + page.value.results.length > bounds.outgoing.searchAdsListItems) {
          return fail({ kind: 'unavailable', reason: 'a list of too many items' })
        }
        for (const one of page.value.results) rows.push(one)
        pageToken = page.value.nextPageToken
        if (pageToken === '') return done(rows)
      }
      return fail({ kind: 'unavailable', reason: 'a list that takes too long to read' })
    },

    /**
     * All of these changes or none; the names of what was made or changed, in their order. An answer that does not name
     * each of them says nothing of what was done.
     */
    async mutate(
      customer: Customer,
      mutateOperations: readonly object[],
    ): Promise<SearchAdsResult<string[]>> {
      const body = { mutateOperations }
      const answer = await post(customer, '/googleAds:mutate', body, mutatedSchema)
      if (!answer.ok) return answer
      const names = answer.value.mutateOperationResponses.flatMap((one) =>
        Object.values(one).map(({ resourceName }) => resourceName),
      )
      return names.length === mutateOperations.length
        ? done(names)
        : fail({ kind: 'unavailable', reason: 'an answer to other changes than were asked for' })
    },

    post,
  }
}

const accessibleSchema = z.object({ resourceNames: z.array(z.string()).default([]) })

/** Each operation has one result. Partial failure is not asked for, so that nobody knows what one of it means. */
const mutatedSchema = z.object({
  mutateOperationResponses: z.array(
    z
      .record(z.string(), z.object({ resourceName: z.string().min(1) }))
      .refine((one) => Object.keys(one).length === 1),
  ),
  partialFailureError: z.null().optional(),
})

const pageSchema = <T extends Row>(row: T) =>
  z.object({ results: z.array(row).default([]), nextPageToken: z.string().default('') })

/** The name of a customer here: its id, and after a line that of the manager through whom it is reached. */
export function customerOf({ token, customerId }: SearchAccess): Customer | null {
  const [, id, managerId = null] = /^(\d{1,20})(?:_(\d{1,20}))?$/.exec(customerId) ?? []
  return id === undefined ? null : { id, managerId, token }
}
