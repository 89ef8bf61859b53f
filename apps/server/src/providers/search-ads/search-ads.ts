import type {
  AdPlace,
  AdSchedule,
  KeywordMatch,
  SearchAdAccount,
  SearchCampaign,
  SearchCampaignContent,
  SearchCampaignPart,
  SearchCampaignSettings,
  SearchReach,
  SearchTrendDay,
  SwitchedStatus,
} from '@wildpath/contract'

import type { AdBudget } from '../ad-platforms/ad-platforms.ts'
import type { Consent, ConsentFailure, ConsentResult } from '../consent/consent.ts'
import type { ConversionResult, GoogleConversion, GoogleLead } from '../conversions/conversions.ts'

export type SearchAdsFailure =
  | ConsentFailure
  | { kind: 'not-found' }
  /**
   * The platform rejects the request. The message is shown to the user; null if the platform gives none. `operation`
   * is the index of the rejected operation if the request has several.
   */
  | { kind: 'refused'; message: string | null; operation?: number }
  /** This installation has not been given access to the platform's ads. */
  | { kind: 'no-access' }

export type SearchAdsResult<T> = ConsentResult<T, SearchAdsFailure>

/** The person's account, and what they allowed for it. */
export type SearchAccess = { token: string; customerId: string }

/** What a campaign is made of. Money in cents of the account's currency, days `2031-05-01` of the account. */
export type NewSearchCampaign = {
  /** Stands where the platform keeps it (in the name), so that a campaign whose answer was lost is found again. */
  key: string
  name: string
  headlines: readonly string[]
  descriptions: readonly string[]
  finalUrl: string
  places: readonly AdPlace[]
  keywords: readonly string[]
  keywordMatch: KeywordMatch
  negativeKeywords: readonly string[]
  /** The average of a total budget. */
  dailyCents: number
  /** In place of a daily budget, and with a last day; null if the budget is a daily one. */
  totalCents: number | null
  startDate: string
  endDate: string | null
  schedule: AdSchedule
}

/** A change of a campaign: all of its settings, and only the changed parts. A budget that is left out stays the same. */
export type SearchCampaignEdit = SearchCampaignSettings & {
  [Part in SearchCampaignPart]?: NonNullable<SearchCampaignContent[Part]>
}

/** What one campaign did on one day of the account. */
export type DailyCampaignResult = {
  campaignId: string
  day: string
  impressions: number
  clicks: number
  spendCents: number
  conversions: number
}

/**
 * Port: a search engine's ads, on people's own accounts there. Every call answers within a bounded time; short pauses
 * that the engine asks for are kept, longer ones answered as 'busy'. Whatever is on pages is read to the end.
 */
export type SearchAds = Consent<SearchAdsFailure> & {
  kind: 'live' | 'sandbox'
  listAccounts(token: string): Promise<SearchAdsResult<SearchAdAccount[]>>
  /** Newest first, those that were removed last, with the results of the last 30 days. */
  listCampaigns(access: SearchAccess): Promise<SearchAdsResult<SearchCampaign[]>>
  /** Of all campaigns that are not removed, also of those of other kinds. */
  listBudgets(access: SearchAccess): Promise<SearchAdsResult<AdBudget[]>>
  /** The last `searchTrendDays` days of the account, each of them, oldest first. */
  readTrend(access: SearchAccess): Promise<SearchAdsResult<SearchTrendDay[]>>
  /**
   * Budget, campaign, ad group, keywords and one responsive search ad, all or nothing. It is paused when it is made:
   * nothing spends before it is enabled. Answers its id.
   */
  createCampaign(
    access: SearchAccess,
    campaign: NewSearchCampaign,
  ): Promise<SearchAdsResult<string>>
  /** The id of the campaign that was made with this key and not removed; null when there is none. */
  findMade(access: SearchAccess, key: string): Promise<SearchAdsResult<string | null>>
  setStatus(
    access: SearchAccess,
    campaignId: string,
    status: SwitchedStatus,
  ): Promise<SearchAdsResult<null>>
  /** Reads the editable content; the name includes the key of campaigns created here. */
  readCampaign(
    access: SearchAccess,
    campaignId: string,
  ): Promise<SearchAdsResult<SearchCampaignContent>>
  /** Saves all changes or none; unchanged values are not sent. */
  editCampaign(
    access: SearchAccess,
    campaignId: string,
    edit: SearchCampaignEdit,
  ): Promise<SearchAdsResult<null>>
  /** For good; what is removed already was asked for. A campaign that the account never had is 'not-found'. */
  removeCampaign(access: SearchAccess, campaignId: string): Promise<SearchAdsResult<null>>
  /** Places whose name starts with this text, the most likely first; 'Moab, Utah' is a text as well. */
  suggestPlaces(access: SearchAccess, text: string): Promise<SearchAdsResult<AdPlace[]>>
  /** Impressions a day; null where the engine tells none. */
  estimateReach(
    access: SearchAccess,
    asked: {
      places: readonly AdPlace[]
      keywords: readonly string[]
      keywordMatch: KeywordMatch
      dailyCents: number
    },
  ): Promise<SearchAdsResult<SearchReach>>
  /** Days of the account, both included. */
  readDailyResults(
    access: SearchAccess,
    days: { from: string; to: string },
  ): Promise<SearchAdsResult<DailyCampaignResult[]>>
  /** The conversion with this name in tags ('AW-123456789/AbC-D_efG') of one of the person's accounts; null if none. */
  findConversion(token: string, sendTo: string): Promise<SearchAdsResult<GoogleConversion | null>>
  /** Tells of a lead that the page's tag tells of as well; sent twice, it counts once. */
  sendConversion(
    token: string,
    lead: GoogleLead,
    conversion: GoogleConversion,
  ): Promise<SearchAdsResult<ConversionResult>>
}
