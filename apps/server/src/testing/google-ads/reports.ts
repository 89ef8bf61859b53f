import { type GoogleAnswer, Refused } from './answers.ts'
import type {
  GoogleBooks,
  GoogleCustomer,
  GoogleDay,
  GoogleResource,
  ResourceKind,
} from './books.ts'
import { geoTargets } from './geo-targets.ts'
import { matches, parseQuery, pick, type Query, type Row, valueAt } from './query.ts'

const campaignFields = [
  'campaign.id',
  'campaign.name',
  'campaign.status',
  'campaign.serving_status',
  'campaign.primary_status_reasons',
  'campaign.start_date_time',
  'campaign.end_date_time',
  'campaign.advertising_channel_type',
  'campaign.campaign_budget',
]
const criterionFields = ['resource_name', 'type', 'negative', 'status', 'keyword.text']
const placeFields = [
  'location.geo_target_constant',
  'proximity.address.city_name',
  'proximity.address.province_name',
  'proximity.address.country_code',
  'proximity.radius',
  'proximity.radius_units',
]
const scheduleFields = ['day_of_week', 'start_hour', 'start_minute', 'end_hour', 'end_minute'].map(
  (field) => `ad_schedule.${field}`,
)
const customerFields = ['id', 'descriptive_name', 'currency_code', 'time_zone', 'manager', 'status']

/** What can be asked of each resource; every other field is unknown there. */
const knownFields: Record<string, string[]> = {
  customer: customerFields.map((name) => `customer.${name}`),
  customer_client: customerFields.map((name) => `customer_client.${name}`),
  currency_constant: ['currency_constant.code', 'currency_constant.billable_unit_micros'],
  campaign: [
    ...campaignFields,
    'campaign_budget.amount_micros',
    'campaign_budget.total_amount_micros',
    'campaign_budget.explicitly_shared',
    'segments.date',
    'metrics.impressions',
    'metrics.clicks',
    'metrics.cost_micros',
    'metrics.conversions',
  ],
  conversion_action: ['id', 'tag_snippets', 'status', 'type'].map(
    (name) => `conversion_action.${name}`,
  ),
  ad_group: [...campaignFields, 'ad_group.resource_name', 'ad_group.status'],
  ad_group_ad: [
    ...campaignFields,
    'ad_group.status',
    'ad_group_ad.status',
    'ad_group_ad.ad.resource_name',
    'ad_group_ad.ad.final_urls',
    'ad_group_ad.ad.responsive_search_ad.headlines',
    'ad_group_ad.ad.responsive_search_ad.descriptions',
  ],
  ad_group_criterion: [
    ...campaignFields,
    ...criterionFields.map((field) => `ad_group_criterion.${field}`),
    'ad_group_criterion.keyword.match_type',
  ],
  campaign_criterion: [
    ...campaignFields,
    ...[...criterionFields, ...placeFields, ...scheduleFields].map(
      (field) => `campaign_criterion.${field}`,
    ),
  ],
  geo_target_constant: [
    'resource_name',
    'id',
    'name',
    'country_code',
    'target_type',
    'canonical_name',
  ].map((field) => `geo_target_constant.${field}`),
}

/** Answers of googleAds:search (developers.google.com/google-ads/api/docs/reporting/overview). */
export function createGoogleReports(books: GoogleBooks, pageItems: () => number) {
  const sources: Record<string, (customer: GoogleCustomer, query: Query) => Row[]> = {
    customer: (customer) => [{ customer }],
    customer_client: (customer) =>
      // Of managers alone; a manager is its own client as well.
      books.customers
        .filter(({ id, managers }) => id === customer.id || managers.includes(customer.id))
        .filter(() => customer.manager)
        .map((customerClient) => ({ customerClient })),
    currency_constant: () => [
      { currencyConstant: { code: 'USD', billableUnitMicros: '10000' } },
      { currencyConstant: { code: 'JPY', billableUnitMicros: '1000000' } },
    ],
    conversion_action: () =>
      books.conversionActions.map(({ id, sendTo }) => ({
        conversionAction: {
          id,
          status: 'ENABLED',
          type: 'WEBPAGE',
          tagSnippets: snippetsOf(sendTo),
        },
      })),
    campaign: campaignRows,
    ad_group: ({ id }) =>
      listResources('adGroups', id).map((adGroup) => ({
        adGroup: adGroup.fields,
        campaign: findCampaign(adGroup),
      })),
    ad_group_ad: ({ id: customerId }) =>
      listResources('adGroupAds', customerId).map(({ id, fields }) => {
        const adGroup = books.find(String(fields['adGroup']))
        const ad = { ...(fields['ad'] as Row), resourceName: `customers/${customerId}/ads/${id}` }
        return {
          adGroupAd: { ...fields, ad },
          adGroup: adGroup?.fields,
          campaign: adGroup && findCampaign(adGroup),
        }
      }),
    ad_group_criterion: ({ id }) =>
      listResources('adGroupCriteria', id).map(({ fields }) => {
        const adGroup = books.find(String(fields['adGroup']))
        return {
          adGroupCriterion: { negative: false, type: findCriterionType(fields), ...fields },
          campaign: adGroup && findCampaign(adGroup),
        }
      }),
    campaign_criterion: ({ id }) =>
      listResources('campaignCriteria', id).map((criterion) => ({
        campaignCriterion: { type: findCriterionType(criterion.fields), ...criterion.fields },
        campaign: findCampaign(criterion),
      })),
    geo_target_constant: () =>
      geoTargets.map(({ around, ...target }) => ({
        geoTargetConstant: {
          ...target,
          resourceName: `geoTargetConstants/${target.id}`,
          canonicalName: [target.name, ...around].join(','),
        },
      })),
  }

  const listResources = (kind: ResourceKind, customerId: string) =>
    books.list(kind).filter((one) => one.customerId === customerId)

  function findCampaign({ fields }: GoogleResource): Row | null {
    const campaign = books.find(String(fields['campaign']))
    return campaign && presentCampaign(campaign)
  }

  function presentCampaign({ id, fields }: GoogleResource): Row {
    const status = String(fields['status'])
    const reasons = books.reasons.get(id) ?? (status === 'PAUSED' ? ['CAMPAIGN_PAUSED'] : [])
    return { ...fields, id, servingStatus: 'SERVING', primaryStatusReasons: reasons }
  }

  function campaignRows({ id }: GoogleCustomer, { fields, conditions }: Query): Row[] {
    const range = conditions.find(({ field }) => field === 'segments.date')
    const isWithin = (day: GoogleDay) =>
      range === undefined || matches({ segments: { date: day.day } }, range)
    const isDaily = fields.includes('segments.date')
    const found = books.list('campaigns').filter((one) => one.customerId === id)
    return found.flatMap((campaign) => {
      const budget = books.find(String(campaign.fields['campaignBudget']))
      const row = { campaign: presentCampaign(campaign), campaignBudget: budget?.fields }
      const days = books.days.filter((day) => day.campaignId === campaign.id && isWithin(day))
      // Days without results are in no report by days; in others all campaigns stand.
      if (isDaily) {
        return days.map((day) => ({
          ...row,
          segments: { date: day.day },
          metrics: metricsOf([day]),
        }))
      }
      return [{ ...row, metrics: metricsOf(days) }]
    })
  }

  return (customer: GoogleCustomer, body: string): GoogleAnswer => {
    const { query: text, pageToken = '0' } = JSON.parse(body) as {
      query: string
      pageToken?: string
    }
    const query = parseQuery(text)
    const known = knownFields[query.resource] ?? []
    const asked = [...query.fields, ...query.conditions.map(({ field }) => field)]
    if (!asked.every((field) => known.includes(field))) {
      throw new Refused({ queryError: 'UNRECOGNIZED_FIELD' })
    }
    const rows = sources[query.resource]?.(customer, query) ?? []
    const wanted = query.conditions.filter(({ field }) => field !== 'segments.date')
    const found = rows.filter((row) => wanted.every((condition) => matches(row, condition)))
    const sorted = sortedBy(found, query).slice(0, query.limit)
    const from = Number(pageToken)
    const to = from + pageItems()
    return {
      status: 200,
      body: {
        results: sorted.slice(from, to).map((row) => pick(row, query.fields)),
        ...(sorted.length > to && { nextPageToken: String(to) }),
        fieldMask: query.fields.join(','),
      },
    }
  }
}

function sortedBy(rows: readonly Row[], { order }: Query): Row[] {
  if (order === null) return [...rows]
  const sign = order.isDescending ? -1 : 1
  return rows.toSorted(
    (one, other) =>
      sign * (Number(valueAt(one, order.field)) - Number(valueAt(other, order.field))),
  )
}

/** CriterionType, which Google derives from the field that is set. */
function findCriterionType({ keyword, location, proximity, adSchedule }: Row): string {
  if (adSchedule !== undefined) return 'AD_SCHEDULE'
  if (keyword !== undefined) return 'KEYWORD'
  if (location !== undefined) return 'LOCATION'
  return proximity === undefined ? 'UNKNOWN' : 'PROXIMITY'
}

/** int64 is text in JSON. */
function metricsOf(days: readonly GoogleDay[]): Row {
  const sum = (read: (day: GoogleDay) => number) =>
    days.reduce((total, day) => total + read(day), 0)
  return {
    impressions: String(sum((day) => day.impressions)),
    clicks: String(sum((day) => day.clicks)),
    costMicros: String(sum((day) => day.costMicros)),
    conversions: sum((day) => day.conversions),
  }
}

function snippetsOf(sendTo: string): object[] {
  const eventSnippet = `<script>gtag('event', 'conversion', {'send_to': '${sendTo}', 'transaction_id': ''});</script>`
  return [
    { type: 'WEBPAGE', pageFormat: 'AMP' },
    { type: 'WEBPAGE', pageFormat: 'HTML', eventSnippet },
  ]
}
