import {
  may,
  type MeasuringAccounts,
  type MeasuringSettings,
  noMeasuringAccounts,
  type User,
} from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import { measuringOf } from './measuring-of.ts'
import type { MeasuringRepository, StoredMeasuring } from './measuring-repository.ts'

export type MeasuringService = {
  get(user: User): Promise<MeasuringSettings>
  /** Ids can be taken away on every plan, and entered on those that include it. */
  setAccounts(user: User, accounts: MeasuringAccounts): Promise<Result<MeasuringSettings>>
}

export function createMeasuringService({
  stored,
}: {
  stored: MeasuringRepository
}): MeasuringService {
  return {
    async get(user) {
      return present(user, await stored.find(user.id))
    },

    async setAccounts(user, accounts) {
      const isRemoval = Object.values(accounts).every((id) => id === '')
      if (!isRemoval && !may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) {
        return err({ code: 'measuring-needs-plan' })
      }
      const next = {
        userId: user.id,
        metaPixelId: accounts.meta_pixel_id,
        googleTagId: accounts.google_tag_id,
        googleConversionLabel: accounts.google_conversion_label,
        tiktokPixelId: accounts.tiktok_pixel_id,
      }
      await stored.save(next)
      return ok(present(user, next))
    },
  }
}

function present({ plan }: User, stored: StoredMeasuring | null): MeasuringSettings {
  return {
    accounts:
      stored === null
        ? noMeasuringAccounts
        : {
            meta_pixel_id: stored.metaPixelId,
            google_tag_id: stored.googleTagId,
            google_conversion_label: stored.googleConversionLabel,
            tiktok_pixel_id: stored.tiktokPixelId,
          },
    isInUse: measuringOf(plan, stored) !== null,
  }
}
