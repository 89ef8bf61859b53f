import type { GraphBooks, GraphObject } from './books.ts'
import { type AskedField, parseFields } from './fields.ts'
import { addTargetNames } from './places.ts'

type Range = { since: string; until: string }

/** Objects with just the fields that were asked for. */
export function createGraphPresenter(books: GraphBooks) {
  function present(object: GraphObject, asked: readonly AskedField[]): object {
    const entries = asked.map((field) => [field.name, valueOf(object, field)])
    const known = entries.filter(([, value]) => value !== undefined)
    return { id: object.id, ...Object.fromEntries(known) }
  }

  function valueOf(object: GraphObject, field: AskedField): unknown {
    switch (field.name) {
      case 'id':
      case 'name':
      case 'status':
        return object[field.name]
      case 'account_id':
        return object.accountId.replace('act_', '')
      case 'created_time':
        return timeText(object.createdMs)
      case 'start_time':
        return object.fields['start_time'] ?? timeText(object.createdMs)
      case 'effective_status':
        return effectiveStatus(object)
      case 'campaign':
      case 'adset':
      case 'creative': {
        const holder = related(object, field.name)
        return holder === null ? undefined : present(holder, field.fields)
      }
      case 'targeting':
        return addTargetNames(object.fields['targeting'])
      case 'ad_review_feedback':
        return object.review === 'DISAPPROVED'
          ? { global: { 'Misleading claims': 'Ads may not promise what nobody can keep.' } }
          : undefined
      case 'insights':
        return insightsOf(object, field.modifiers)
      default:
        return textOf(object.fields[field.name])
    }
  }

  function related(object: GraphObject, name: 'campaign' | 'adset' | 'creative') {
    const { creative } = object.fields as { creative?: { creative_id?: string } }
    if (name === 'creative') return books.find(creative?.creative_id ?? '')
    const adset = books.find(String(object.fields['adset_id']))
    return name === 'adset' ? adset : books.find(String(adset?.fields['campaign_id']))
  }

  function effectiveStatus(ad: GraphObject): string {
    if (ad.status !== 'ACTIVE') return ad.status
    if (ad.review !== null) return ad.review
    if (related(ad, 'campaign')?.status === 'PAUSED') return 'CAMPAIGN_PAUSED'
    return related(ad, 'adset')?.status === 'PAUSED' ? 'ADSET_PAUSED' : 'ACTIVE'
  }

  function insightsOf(ad: GraphObject, modifiers: string): object | undefined {
    const range = /time_range\((.*)\)/.exec(modifiers)?.[1]
    const days = daysOf(JSON.parse(range ?? '{}') as Range).filter(({ adId }) => adId === ad.id)
    if (days.length === 0) return undefined
    const sum = (pick: (day: (typeof days)[number]) => number) =>
      days.reduce((total, day) => total + pick(day), 0)
    const total = {
      impressions: String(sum((day) => day.impressions)),
      inline_link_clicks: String(sum((day) => day.clicks)),
      spend: sum((day) => Number(day.spend)).toFixed(2),
      actions: leadsOf(sum((day) => day.leads)),
    }
    return { data: [total] }
  }

  function daysOf({ since, until }: Range) {
    return books.days.filter(({ day }) => day >= since && day <= until)
  }

  return {
    present: (object: GraphObject, fields: string) => present(object, parseFields(fields)),

    /** Of one account, also of ads that are deleted. */
    daily: (accountId: string, range: Range) =>
      daysOf(range)
        .filter((day) => books.find(day.adId)?.accountId === accountId)
        .map((day) => ({
          ad_id: day.adId,
          ad_name: books.find(day.adId)?.name,
          campaign_id: campaignIdOf(day.adId),
          date_start: day.day,
          date_stop: day.day,
          impressions: String(day.impressions),
          ...(day.clicks > 0 && { inline_link_clicks: String(day.clicks) }),
          spend: day.spend,
          actions: leadsOf(day.leads),
        })),
  }

  function campaignIdOf(adId: string): string {
    const ad = books.find(adId)
    return (ad && related(ad, 'campaign')?.id) ?? 'none'
  }
}

function leadsOf(leads: number) {
  return [
    { action_type: 'link_click', value: '1' },
    { action_type: 'lead', value: String(leads) },
    { action_type: 'offsite_conversion.fb_pixel_lead', value: String(leads) },
  ]
}

function timeText(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', '+0000')
}

/** Graph answers amounts and ids as text. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}
