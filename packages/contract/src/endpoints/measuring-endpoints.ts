import { endpoint } from '../endpoint.ts'
import { measuringAccountsSchema, measuringSchema, metaTokenSchema } from '../measuring.ts'

/** Which accounts at ad platforms hear of a person's pages. */
export const measuringEndpoints = {
  getMeasuring: endpoint({
    method: 'GET',
    path: '/api/account/measuring',
    answer: measuringSchema,
  }),
  /** All of them at once; on every plan they can be taken away. */
  setMeasuringAccounts: endpoint({
    method: 'PUT',
    path: '/api/account/measuring',
    body: measuringAccountsSchema,
    answer: measuringSchema,
    isRepeatable: true,
  }),
  /** Lets our server tell Meta of leads, beside the browser. */
  setMetaToken: endpoint({
    method: 'PUT',
    path: '/api/account/measuring/meta-token',
    body: metaTokenSchema,
    answer: measuringSchema,
    isRepeatable: true,
  }),
  removeMetaToken: endpoint({
    method: 'DELETE',
    path: '/api/account/measuring/meta-token',
    answer: measuringSchema,
    isRepeatable: true,
  }),
  /** Lets our server tell Google of leads, beside the browser, by the person's connection with Google Ads. */
  tellGoogle: endpoint({
    method: 'PUT',
    path: '/api/account/measuring/google',
    answer: measuringSchema,
    isRepeatable: true,
  }),
  stopTellingGoogle: endpoint({
    method: 'DELETE',
    path: '/api/account/measuring/google',
    answer: measuringSchema,
    isRepeatable: true,
  }),
} as const
