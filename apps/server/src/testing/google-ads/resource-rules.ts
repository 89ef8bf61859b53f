import { Refused } from './answers.ts'
import type { GoogleBooks, ResourceKind } from './books.ts'

type Fields = Record<string, unknown>
type Texts = { text: string }[]
type Check = (fields: Fields, today: string) => boolean | string | undefined

/** What Google asks of each resource before it makes it; the error code of what is wrong. */
export function checkNewResource(
  books: GoogleBooks,
  kind: ResourceKind,
  fields: Fields,
  today: string,
): void {
  for (const [code, isWrong] of rulesOf(books)[kind]) {
    if (!isWrong(fields, today)) continue
    const [family = '', value = ''] = code.split('.')
    throw new Refused({ [family]: value })
  }
}

/** Checks an update; unlike a new resource, it may have started before today. */
export function checkResource(books: GoogleBooks, kind: ResourceKind, fields: Fields): void {
  checkNewResource(books, kind, fields, '')
}

function rulesOf(books: GoogleBooks): Record<ResourceKind, [string, Check][]> {
  const isNone = (kind: ResourceKind, name: unknown) => books.find(String(name))?.kind !== kind
  return {
    campaignBudgets: [
      // Shared budgets need a name, and a budget is shared where nothing else is said.
      ['fieldError.REQUIRED', (budget) => budget['explicitlyShared'] !== false && !budget['name']],
      ['campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT', isUneven],
      [
        'campaignBudgetError.MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC',
        ({ amountMicros, totalAmountMicros }) => Number(totalAmountMicros ?? amountMicros) < 10_000,
      ],
      [
        'campaignBudgetError.TOTAL_BUDGET_AMOUNT_MUST_BE_UNSET_FOR_BUDGET_PERIOD_DAILY',
        (budget) => !isTotal(budget) && budget['totalAmountMicros'] !== undefined,
      ],
      [
        'campaignBudgetError.BUDGET_AMOUNT_MUST_BE_UNSET_FOR_CUSTOM_BUDGET_PERIOD',
        (budget) => isTotal(budget) && budget['amountMicros'] !== undefined,
      ],
      [
        'campaignBudgetError.CAMPAIGN_BUDGET_CANNOT_BE_SHARED',
        (budget) => isTotal(budget) && budget['explicitlyShared'] !== false,
      ],
    ],
    campaigns: [
      ['fieldError.REQUIRED', (campaign) => requiredFields.some((field) => !campaign[field])],
      ['mutateError.RESOURCE_NOT_FOUND', (one) => isNone('campaignBudgets', one['campaignBudget'])],
      ['biddingError.UNSUPPORTED_BIDDING_STRATEGY', ({ targetSpend }) => !targetSpend],
      ['campaignError.DUPLICATE_CAMPAIGN_NAME', ({ name }) => isTaken(books, name)],
      ['stringLengthError.TOO_LONG', ({ name }) => String(name).length > 255],
      ['dateError.INVALID_STRING_DATE_TIME', hasOtherTimes],
      ['campaignError.CANNOT_SET_DATE_TO_PAST', endsBefore],
      [
        'campaignError.END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET',
        (campaign) => lacksTotalEnd(books, campaign),
      ],
    ],
    campaignCriteria: [
      ['mutateError.RESOURCE_NOT_FOUND', ({ campaign }) => isNone('campaigns', campaign)],
      ['criterionError.INVALID_GEO_LOCATION', (criterion) => !isCampaignCriterion(criterion)],
    ],
    adGroups: [
      ['fieldError.REQUIRED', ({ name }) => !name],
      ['mutateError.RESOURCE_NOT_FOUND', ({ campaign }) => isNone('campaigns', campaign)],
      ['adGroupError.CANNOT_ADD_ADGROUP_OF_TYPE', ({ type }) => type !== 'SEARCH_STANDARD'],
    ],
    adGroupCriteria: [
      ['mutateError.RESOURCE_NOT_FOUND', ({ adGroup }) => isNone('adGroups', adGroup)],
      ['criterionError.INVALID_KEYWORD_TEXT', ({ keyword }) => !isKeyword(keyword)],
    ],
    adGroupAds: [
      ['mutateError.RESOURCE_NOT_FOUND', ({ adGroup }) => isNone('adGroups', adGroup)],
      ['adError.INVALID_INPUT', ({ ad }) => !isAd(ad)],
    ],
  }
}

const requiredFields = [
  'name',
  'advertisingChannelType',
  'campaignBudget',
  'containsEuPoliticalAdvertising',
]

function isUneven({ amountMicros, totalAmountMicros }: Fields): boolean {
  return Number(totalAmountMicros ?? amountMicros) % 10_000 !== 0
}

/** True if a campaign with a total budget has no end date. */
export function lacksTotalEnd(books: GoogleBooks, campaign: Fields): boolean {
  const budget = books.find(String(campaign['campaignBudget']))
  return isTotal(budget?.fields ?? {}) && campaign['endDateTime'] === undefined
}

function isTotal({ period }: Fields): boolean {
  return period === 'CUSTOM_PERIOD'
}

function isTaken(books: GoogleBooks, name: unknown): boolean {
  return books
    .list('campaigns')
    .some(({ fields }) => fields['name'] === name && fields['status'] !== 'REMOVED')
}

function hasOtherTimes({ startDateTime, endDateTime }: Fields): boolean {
  const isDay = (time: unknown, end: string) =>
    time === undefined ||
    (typeof time === 'string' && /^\d{4}-\d\d-\d\d /.test(time) && time.slice(11) === end)
  return !isDay(startDateTime, '00:00:00') || !isDay(endDateTime, '23:59:59')
}

function endsBefore({ startDateTime, endDateTime }: Fields, today: string): boolean {
  const isPast = (time: unknown) => typeof time === 'string' && time.slice(0, 10) < today
  return isPast(startDateTime) || isPast(endDateTime)
}

/** A place, a radius around an address, the hours of a day, or a negative keyword. */
function isCampaignCriterion(criterion: Fields): boolean {
  const { location, proximity, keyword, negative, adSchedule } = criterion
  if (adSchedule !== undefined) return isSchedule(adSchedule)
  if (keyword !== undefined) return negative === true && isKeyword(keyword)
  if (proximity === undefined) return isPlace(location)
  const { address, radius, radiusUnits } = proximity as {
    address?: { cityName?: string; countryCode?: string }
    radius?: number
    radiusUnits?: string
  }
  const isNamed = Boolean(address?.cityName) && address?.countryCode?.length === 2
  return isNamed && Number(radius) > 0 && Number(radius) <= 800 && radiusUnits === 'KILOMETERS'
}

function isSchedule(schedule: unknown): boolean {
  const { dayOfWeek, startHour, startMinute, endHour, endMinute } = (schedule ?? {}) as Fields
  const minutes: unknown[] = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE']
  const isTime = minutes.includes(startMinute) && minutes.includes(endMinute)
  return /^[A-Z]+DAY$/.test(String(dayOfWeek)) && isTime && Number(startHour) <= Number(endHour)
}

function isPlace(location: unknown): boolean {
  const { geoTargetConstant } = (location ?? {}) as { geoTargetConstant?: string }
  return /^geoTargetConstants\/\d+$/.test(geoTargetConstant ?? '')
}

function isKeyword(keyword: unknown): boolean {
  const { text = '', matchType } = (keyword ?? {}) as { text?: string; matchType?: string }
  return text !== '' && text.length <= 80 && ['EXACT', 'PHRASE', 'BROAD'].includes(matchType ?? '')
}

function isAd(ad: unknown): boolean {
  const { finalUrls = [], responsiveSearchAd } = (ad ?? {}) as {
    finalUrls?: string[]
    responsiveSearchAd?: { headlines: Texts; descriptions: Texts }
  }
  const { headlines = [], descriptions = [] } = responsiveSearchAd ?? {}
  return (
    finalUrls.length === 1 &&
    areTexts(headlines, { least: 3, most: 15, long: 30 }) &&
    areTexts(descriptions, { least: 2, most: 4, long: 90 })
  )
}

function areTexts(
  texts: Texts,
  { least, most, long }: { least: number; most: number; long: number },
): boolean {
  const isShort = texts.every(({ text }) => text.length > 0 && text.length <= long)
  const distinct = new Set(texts.map(({ text }) => text.toLowerCase())).size
  return isShort && texts.length >= least && texts.length <= most && distinct === texts.length
}
