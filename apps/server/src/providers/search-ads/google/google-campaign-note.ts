type Noted = {
  startDate: string | null
  endDate: string | null
  /** CampaignPrimaryStatusReason of the Google Ads API. */
  reasons: readonly string[]
  servingStatus: string
  /** In the account's time zone. */
  today: string
}

/** What Google says of a campaign that does not simply run; the weightiest first. */
const notes: [reason: string, note: string][] = [
  ['MOST_ADS_UNDER_REVIEW', 'Under review'],
  ['BUDGET_MISCONFIGURED', 'Its budget needs a look in Google Ads'],
  ['BIDDING_STRATEGY_MISCONFIGURED', 'Its bidding needs a look in Google Ads'],
  ['CAMPAIGN_GROUP_PAUSED', 'Its campaign group is paused'],
  ['AD_GROUPS_PAUSED', 'Its ad groups are paused'],
  ['AD_GROUP_ADS_PAUSED', 'Its ads are paused'],
  ['KEYWORDS_PAUSED', 'Its keywords are paused'],
  ['NO_AD_GROUPS', 'Has no ad group'],
  ['NO_AD_GROUP_ADS', 'Has no ad that can be shown'],
  ['NO_KEYWORDS', 'Has no keyword that can be used'],
  ['HAS_ADS_LIMITED_BY_POLICY', 'Limited by a policy of Google'],
  ['BUDGET_CONSTRAINED', 'Limited by its budget'],
  ['SEARCH_VOLUME_LIMITED', 'Few people search for its keywords'],
]

/** What stands beside a campaign; null for one that simply runs or is paused. */
export function noteOf({
  startDate,
  endDate,
  reasons,
  servingStatus,
  today,
}: Noted): string | null {
  if (endDate !== null && endDate < today) return 'Ended'
  if (reasons.includes('HAS_ADS_DISAPPROVED')) return 'Its ad was disapproved. See Google Ads'
  // As Google's documentation has it: probably for lack of funds.
  if (servingStatus === 'SUSPENDED') return 'Suspended, see billing in Google Ads'
  if (startDate !== null && startDate > today) return `Starts on ${startDate}`
  return notes.find(([reason]) => reasons.includes(reason))?.[1] ?? null
}
