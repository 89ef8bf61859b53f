import type { ContactPlatform } from '@wildpath/page/render'

import type { Transaction } from '../../db/client.ts'
import type {
  AccountProblem,
  ConversionFailure,
  ConversionResult,
  Conversions,
} from '../../providers/conversions/conversions.ts'
import type { Failure, Result } from '../../result.ts'
import type { GoogleConversions } from '../ad-accounts/index.ts'
import type { MeasuringSignals } from '../leads/index.ts'
import type { FoundConversion } from './conversion-repository.ts'
import { isGoogleTold } from './measuring-of.ts'
import { noteGoogleProblem, noteMetaToken, type StoredMeasuring } from './measuring-repository.ts'

/** A lead that may be told: its visitor agreed, and its owner measures. */
export type ToldLead = {
  found: FoundConversion
  signals: MeasuringSignals
  accounts: StoredMeasuring
}

/** How one platform is told of leads. */
export type ConversionSender = {
  /** As it is known to people, for the log. */
  name: string
  isUsed(accounts: StoredMeasuring): boolean
  /** `isSent` is false for what was shown to the sandbox alone. */
  send(lead: ToldLead): Promise<{ result: ConversionResult; isSent: boolean }>
  hasProblem(accounts: StoredMeasuring): boolean
  /** For the owner to read; null once it takes leads. */
  noteProblem(
    transaction: Transaction,
    accounts: StoredMeasuring,
    problem: { kind: AccountProblem; at: Date } | null,
  ): Promise<void>
}

type MetaOptions = {
  /** Null where this installation sends nothing. */
  live: Conversions | null
  sandbox: Conversions
  openToken(stored: StoredMeasuring): string | null
}

export function createMetaSender({ live, sandbox, openToken }: MetaOptions): ConversionSender {
  return {
    name: 'Meta',
    isUsed: ({ metaPixelId }) => metaPixelId !== '',
    async send({ found, signals, accounts }) {
      const token = openToken(accounts)
      const conversions = token === null ? sandbox : (live ?? sandbox)
      const account = { pixelId: accounts.metaPixelId, accessToken: token ?? '' }
      const { sourceUrl, clientIp, userAgent, fbp, fbc } = signals
      const conversion = {
        ...commonOf({ found, signals }, 'meta'),
        sourceUrl,
        clientIp,
        userAgent,
        browserId: fbp,
        clickId: fbc,
      }
      const result = await conversions.send(conversion, account)
      return { result, isSent: conversions.kind === 'live' }
    },
    hasProblem: ({ metaTokenRefusedSince }) => metaTokenRefusedSince !== null,
    noteProblem: (transaction, accounts, problem) =>
      noteMetaToken(transaction, accounts, problem?.at ?? null),
  }
}

/** By the owner's connection with Google Ads; null conversions where this installation has no ads there. */
export function createGoogleSender(google: GoogleConversions | null): ConversionSender {
  return {
    name: 'Google',
    isUsed: (accounts) => google !== null && isGoogleTold(accounts),
    async send({ found, signals, accounts }) {
      const { googleConversion } = accounts
      if (google === null || googleConversion === null) throw new Error('Google is not told')
      const lead = { ...commonOf({ found, signals }, 'google'), gclid: signals.gclid }
      const answer = await google.send(found.userId, { lead, conversion: googleConversion })
      return { result: settled(answer), isSent: google.mode === 'live' }
    },
    hasProblem: ({ googleProblem }) => googleProblem !== null,
    noteProblem: noteGoogleProblem,
  }
}

/** Who it is goes only where the visitor was told that it does. */
function commonOf(
  { found, signals }: Pick<ToldLead, 'found' | 'signals'>,
  platform: ContactPlatform,
) {
  const isShared = signals.contactGoesTo.includes(platform)
  const phone = found.values.find(({ kind }) => kind === 'phone')?.value ?? null
  return {
    eventId: found.leadId,
    at: new Date(signals.at),
    email: isShared ? found.email : null,
    phone: isShared ? phone : null,
  }
}

function settled(answer: Result<ConversionResult>): ConversionResult {
  return answer.ok ? answer.value : { ok: false, failure: connectionFailure(answer.error) }
}

function connectionFailure({ code }: Failure): ConversionFailure {
  switch (code) {
    case 'search-ads-not-connected':
    case 'search-ads-reconnect':
      return { kind: 'account-refused', problem: 'token' }
    case 'search-ads-busy':
      return { kind: 'busy', retryAfterSeconds: 0 }
    default:
      return { kind: 'unavailable', reason: code }
  }
}
