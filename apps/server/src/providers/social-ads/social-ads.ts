import type {
  AdPlace,
  AdSchedule,
  AgeRange,
  AudienceGender,
  AudienceLocation,
  EstimatedReach,
  SocialAd,
  SocialAdAccount,
  SocialAdStatus,
  SocialCallToAction,
  SocialObjective,
} from '@wildpath/contract'

import type { AdBudget } from '../ad-platforms/ad-platforms.ts'
import type { Consent, ConsentFailure, ConsentResult } from '../consent/consent.ts'

export type SocialAdsFailure =
  | ConsentFailure
  | { kind: 'not-found' }
  /** The platform does not take what was sent, and says why in a sentence for a person; null when it does not. */
  | { kind: 'refused'; message: string | null }

export type SocialAdsResult<T> = ConsentResult<T, SocialAdsFailure>

/** The person's account, and what they allowed for it. */
export type SocialAccess = { token: string; accountId: string }

export type Audience = {
  ages: readonly AgeRange[]
  gender: AudienceGender
  interests: readonly string[]
  /** Suggested places, or names that the network is asked for. */
  locations: readonly AudienceLocation[]
}

/** Cents of the account's currency, and days `2031-05-01`. */
export type SocialBudget = {
  /** Average if there is a total budget. */
  dailyCents: number
  /** Total budget, which requires a last day; null for a daily budget. */
  totalCents: number | null
  startDate: string
  endDate: string | null
  /** Requires a total budget unless it covers all hours. */
  schedule: AdSchedule
}

/** Changes to an ad; omitted fields stay the same. */
export type SocialAdEdit = {
  /** Facebook reviews changed text again. */
  texts?: Partial<
    Pick<AdParts['creative'], 'headline' | 'primaryText' | 'description' | 'callToAction'>
  >
  /** Cents of the account's currency, per day or in total. An ad cannot switch between daily and total. */
  dailyCents?: number
  totalCents?: number
  /** `2031-05-01`; null removes the end date. */
  endDate?: string | null
  /** Requires a total budget unless it covers all hours. */
  schedule?: AdSchedule
}

/** An ad as the platform lists it. */
export type ListedSocialAd = Omit<SocialAd, 'revision'>

/**
 * What an ad is made of, in the order in which the parts are made. Each carries `key` where the platform keeps it (in
 * its name), so that a part whose answer was lost is found again instead of being made twice.
 */
export type AdParts = {
  campaign: { key: string; name: string; objective: SocialObjective }
  adset: {
    key: string
    name: string
    campaignId: string
    objective: SocialObjective
    audience: Audience
    budget: SocialBudget
  }
  creative: {
    key: string
    name: string
    headline: string
    primaryText: string
    description: string
    destinationUrl: string
    callToAction: SocialCallToAction
    /** As `uploadImage` answers it. */
    imageHash: string | null
  }
  /** It is paused when it is made: nothing spends before it is switched on. */
  ad: { key: string; name: string; adsetId: string; creativeId: string }
}
export type AdPartKind = keyof AdParts

/** What one ad did on one day of the account. */
export type DailyAdResult = {
  adId: string
  /** As the network calls it; '' where it does not say. An ad that was deleted has days and stands in no list. */
  name: string
  campaignId: string
  day: string
  impressions: number
  clicks: number
  spendCents: number
  conversions: number
}

/**
 * Port: a social network's ads, on people's own accounts there. Every call answers within a bounded time; short pauses
 * that the network asks for are kept, longer ones answered as 'busy'. Whatever is on pages is read to the end.
 */
export type SocialAds = Consent<SocialAdsFailure> & {
  kind: 'live' | 'sandbox'
  listAccounts(token: string): Promise<SocialAdsResult<SocialAdAccount[]>>
  /** Newest first, with the results of the last 30 days. */
  listAds(access: SocialAccess): Promise<SocialAdsResult<ListedSocialAd[]>>
  /** Of all ads that are not deleted. */
  listBudgets(access: SocialAccess): Promise<SocialAdsResult<AdBudget[]>>
  /** The same bytes get the same hash. */
  uploadImage(access: SocialAccess, bytes: Uint8Array): Promise<SocialAdsResult<string>>
  /** Answers the id of what was made. */
  create<Kind extends AdPartKind>(
    access: SocialAccess,
    kind: Kind,
    part: AdParts[Kind],
  ): Promise<SocialAdsResult<string>>
  /** The id of the part that was made with this key; null when there is none. */
  findMade(
    access: SocialAccess,
    kind: AdPartKind,
    key: string,
  ): Promise<SocialAdsResult<string | null>>
  /** Of an ad of this account, and of no other one. */
  setStatus(
    access: SocialAccess,
    adId: string,
    status: SocialAdStatus,
  ): Promise<SocialAdsResult<null>>
  /** Edits an ad of this account. Changes nothing if the platform is certain to reject part of the edit. */
  editAd(access: SocialAccess, adId: string, edit: SocialAdEdit): Promise<SocialAdsResult<null>>
  /**
   * With its campaign where nothing else stands in it; what is gone already was asked for. An ad that the account
   * never had is 'not-found'.
   */
  deleteAd(access: SocialAccess, adId: string): Promise<SocialAdsResult<null>>
  /** A campaign with all that was made in it. */
  deleteCampaign(access: SocialAccess, campaignId: string): Promise<SocialAdsResult<null>>
  /** Places whose name starts with this text, the most likely first; 'Moab, Utah' is a text as well. */
  suggestPlaces(access: SocialAccess, text: string): Promise<SocialAdsResult<AdPlace[]>>
  /** Names of interests that fit this text, the most likely first. */
  suggestInterests(access: SocialAccess, text: string): Promise<SocialAdsResult<string[]>>
  /** People a day; null where the network tells none for so small an audience. */
  estimateReach(
    access: SocialAccess,
    asked: { audience: Audience; dailyCents: number },
  ): Promise<SocialAdsResult<EstimatedReach>>
  /** Days of the account, both included. */
  readDailyResults(
    access: SocialAccess,
    days: { from: string; to: string },
  ): Promise<SocialAdsResult<DailyAdResult[]>>
}
