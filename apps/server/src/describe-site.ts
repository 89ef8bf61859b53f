import type { SetupItem, Site } from '@wildpath/contract'

import type { Config } from './config.ts'
import { listSetup } from './features/setup/index.ts'
import { isLocalOnly } from './http/local-names.ts'

type Kind = { kind: 'live' | 'sandbox' }
type Options = { config: Config; email: Kind; textAi: Kind; imageAi: Kind; payments: Kind }

/** What everybody may know of this installation, and what whoever runs it has to. */
export function describeSite(options: Options): { site: Site; setup: SetupItem[] } {
  const { config, email, textAi, imageAi, payments } = options
  const { publicUrl, productDomain, supportEmail, support, socialProfiles, measurementId } = config
  const site: Site = {
    publicUrl,
    productDomain,
    supportEmail,
    support,
    socialProfiles,
    measurementId,
    providers: {
      email: email.kind,
      textAi: textAi.kind,
      imageAi: imageAi.kind,
      payments: payments.kind,
      designTool: config.canva === null ? 'sandbox' : 'live',
      socialAds: config.socialAds.mode,
      searchAds: config.searchAds.mode,
    },
  }
  const hasBucket = config.s3 !== null
  const hasGivenSecret = config.instanceSecret !== null
  const readsBounces = config.bounces !== null
  const installation = {
    ...site,
    isLocalOnly: isLocalOnly(config),
    hasBucket,
    hasGivenSecret,
    readsBounces,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
  }
  return { site, setup: listSetup(installation) }
}
