import {
  may,
  type MeasuringAccounts,
  type MeasuringSettings,
  noMeasuringAccounts,
  type User,
} from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { Sealing } from '../../sealing.ts'
import type { GoogleConversions } from '../ad-accounts/index.ts'
import { isGoogleTold, measuringOf, sendToOf } from './measuring-of.ts'
import type {
  MeasuringRepository,
  RecentConversion,
  StoredMeasuring,
} from './measuring-repository.ts'

export type MeasuringService = {
  get(user: User): Promise<MeasuringSettings>
  /** Ids can be taken away on every plan, and entered on those that include it. */
  setAccounts(user: User, accounts: MeasuringAccounts): Promise<Result<MeasuringSettings>>
  setMetaToken(user: User, token: string): Promise<Result<MeasuringSettings>>
  removeMetaToken(user: User): Promise<MeasuringSettings>
  /** Finds the owner's conversion at Google; from then on Google is told of leads by our server, too. */
  tellGoogle(user: User): Promise<Result<MeasuringSettings>>
  stopTellingGoogle(user: User): Promise<MeasuringSettings>
}

type Options = {
  stored: MeasuringRepository
  sealing: Pick<Sealing, 'seal'>
  mode: MeasuringSettings['server']['mode']
  /** Null where this installation has no ads at Google. */
  google: GoogleConversions | null
}

export function createMeasuringService(options: Options): MeasuringService {
  const { stored, sealing, mode, google } = options

  async function get(user: User): Promise<MeasuringSettings> {
    const found = await stored.find(user.id)
    const recent = found === null ? [] : await stored.listRecent(user.id)
    return {
      accounts: found === null ? noMeasuringAccounts : presentAccounts(found),
      isInUse: measuringOf(user.plan, found) !== null,
      server: { mode, token: presentToken(found), recent: recent.map(presentConversion) },
      google: { mode: google?.mode ?? 'off', ...presentGoogle(found) },
    }
  }

  const mayMeasure = ({ plan }: User) => may(plan, { to: 'use', feature: 'ad-accounts' }).isAllowed

  return {
    get,

    async setAccounts(user, accounts) {
      const isRemoval = Object.values(accounts).every((id) => id === '')
      if (!isRemoval && !mayMeasure(user)) return err({ code: 'measuring-needs-plan' })
      await stored.saveIds({
        userId: user.id,
        metaPixelId: accounts.meta_pixel_id,
        googleTagId: accounts.google_tag_id,
        googleConversionLabel: accounts.google_conversion_label,
        tiktokPixelId: accounts.tiktok_pixel_id,
        privacyPolicyUrl: accounts.privacy_policy_url,
      })
      return ok(await get(user))
    },

    async setMetaToken(user, token) {
      if (!mayMeasure(user)) return err({ code: 'measuring-needs-plan' })
      const isSaved = await stored.saveMetaToken(user.id, sealing.seal(token, user.id))
      return isSaved ? ok(await get(user)) : err({ code: 'meta-pixel-missing' })
    },

    async removeMetaToken(user) {
      await stored.saveMetaToken(user.id, null)
      return get(user)
    },

    async tellGoogle(user) {
      if (!mayMeasure(user)) return err({ code: 'measuring-needs-plan' })
      if (google === null) return err({ code: 'search-ads-off' })
      const found = await stored.find(user.id)
      const sendTo = found && sendToOf(found)
      if (found === null || sendTo === null) return err({ code: 'google-conversion-missing' })
      const conversion = await google.find(user.id, sendTo)
      if (!conversion.ok) return conversion
      if (conversion.value === null) return err({ code: 'google-conversion-not-found' })
      const isSaved = await stored.saveGoogleConversion(found, conversion.value)
      return isSaved ? ok(await get(user)) : err({ code: 'google-conversion-missing' })
    },

    async stopTellingGoogle(user) {
      const found = await stored.find(user.id)
      if (found !== null) await stored.saveGoogleConversion(found, null)
      return get(user)
    },
  }
}

function presentAccounts(stored: StoredMeasuring): MeasuringAccounts {
  return {
    meta_pixel_id: stored.metaPixelId,
    google_tag_id: stored.googleTagId,
    google_conversion_label: stored.googleConversionLabel,
    tiktok_pixel_id: stored.tiktokPixelId,
    privacy_policy_url: stored.privacyPolicyUrl,
  }
}

/** Never the token itself. */
function presentToken(stored: StoredMeasuring | null): MeasuringSettings['server']['token'] {
  if (stored === null || stored.sealedMetaToken === null) return { state: 'none' }
  const { metaTokenRefusedSince: since } = stored
  return since === null ? { state: 'set' } : { state: 'refused', since: since.toISOString() }
}

function presentGoogle(stored: StoredMeasuring | null) {
  const { googleProblem: kind, googleProblemSince: since } = stored ?? {}
  const isOn = stored !== null && isGoogleTold(stored)
  const hasProblem = isOn && kind != null && since != null
  return { isOn, problem: hasProblem ? { kind, since: since.toISOString() } : null }
}

function presentConversion(recent: RecentConversion) {
  return {
    id: recent.leadId,
    platform: recent.platform,
    at: recent.settledAt.toISOString(),
    funnel_title: recent.funnelTitle,
    state: recent.state,
    body: recent.body === null ? null : JSON.stringify(recent.body, null, 2),
  }
}
