import { createHash } from 'node:crypto'

import { type GraphAnswer, invalid, success } from './answers.ts'
import type { EdgeName, GraphBooks, GraphObject } from './books.ts'

type Fields = Record<string, unknown>
type Targeting = { geo_locations?: object; targeting_automation?: object }
type StorySpec = { page_id?: string; link_data?: { link?: string; image_hash?: string } }

const outcomes = ['OUTCOME_LEADS', 'OUTCOME_SALES', 'OUTCOME_TRAFFIC', 'OUTCOME_AWARENESS']

/** What Graph asks of each part before it makes it. */
export function createGraphCreations(books: GraphBooks) {
  /** What is missing, in Facebook's words; null for a part that is right. */
  const faults: Record<EdgeName, (fields: Fields) => string | null> = {
    campaigns(fields) {
      if (!outcomes.includes(String(fields['objective']))) return 'The objective is invalid.'
      if (!Array.isArray(fields['special_ad_categories']))
        return 'Special ad categories are missing.'
      if (fields['is_adset_budget_sharing_enabled'] === undefined)
        return 'Budget sharing is missing.'
      return null
    },
    adsets(fields) {
      const targeting = fields['targeting'] as Targeting
      if (books.find(String(fields['campaign_id']))?.edge !== 'campaigns') return 'No campaign.'
      if (isTooLow(fields)) return 'Your budget is too low.'
      if ('lifetime_budget' in fields && !('end_time' in fields)) return 'Add an end date.'
      const scheduleFault = findScheduleFault(fields)
      if (scheduleFault !== null) return scheduleFault
      if (Object.keys(targeting.geo_locations ?? {}).length === 0) return 'Add a location.'
      if (targeting.targeting_automation === undefined) return 'Advantage audience flag required.'
      const isOfPixel = fields['optimization_goal'] === 'OFFSITE_CONVERSIONS'
      return isOfPixel && fields['promoted_object'] === undefined ? 'Select a pixel.' : null
    },
    adcreatives(fields) {
      const { page_id: page, link_data: link } = fields['object_story_spec'] as StorySpec
      if (!books.pages.some(({ id, tasks }) => id === page && tasks.includes('ADVERTISE')))
        return 'No Page.'
      if (link?.link === undefined) return 'No link.'
      const isUnknown = link.image_hash !== undefined && !books.images.has(link.image_hash)
      return isUnknown ? 'The picture is not in this account.' : null
    },
    ads(fields) {
      const { creative_id: id } = fields['creative'] as { creative_id?: string }
      if (books.find(String(fields['adset_id']))?.edge !== 'adsets') return 'No ad set.'
      return books.find(id ?? '')?.edge === 'adcreatives' ? null : 'No creative.'
    },
  }

  function faultOfChange({ edge, fields: held }: GraphObject, fields: Fields): string | null {
    if (edge === 'adcreatives' && Object.keys(fields).length > 0) return 'Creatives cannot change.'
    const { creative_id: id = '' } = (fields['creative'] ?? {}) as { creative_id?: string }
    if ('creative' in fields && books.find(id)?.edge !== 'adcreatives') return 'No creative.'
    const amounts = ['daily_budget', 'lifetime_budget'].filter((name) => name in fields)
    if (amounts.some((name) => !(name in held))) return 'The kind of budget cannot change.'
    if (isTooLow(fields)) return 'Your budget is too low.'
    return edge === 'adsets' ? findScheduleFault({ ...held, ...fields }) : null
  }

  return {
    create(accountId: string, edge: EdgeName, params: URLSearchParams): GraphAnswer {
      const fields = fieldsOf(params)
      const fault = faults[edge](fields)
      if (fault !== null) return invalid(fault)
      const { name, status = 'ACTIVE' } = fields
      const made = { edge, accountId, name: String(name), status: String(status), fields }
      return { status: 200, body: { id: books.add(made).id } }
    },

    /** Follows the reference for updates: creatives are immutable, and an ad set cannot change its budget type. */
    change(object: GraphObject, params: URLSearchParams): GraphAnswer {
      const { status: _, ...fields } = fieldsOf(params)
      const fault = faultOfChange(object, fields)
      if (fault !== null) return invalid(fault)
      Object.assign(object.fields, fields)
      if (fields['end_time'] === '0') delete object.fields['end_time']
      if (fields['creative'] !== undefined) object.review = 'PENDING_REVIEW'
      object.status = params.get('status') ?? object.status
      return success
    },

    addImage(params: URLSearchParams): GraphAnswer {
      const bytes = Buffer.from(params.get('bytes') ?? '', 'base64')
      const hash = createHash('md5').update(bytes).digest('hex')
      books.images.add(hash)
      return {
        status: 200,
        body: { images: { bytes: { hash, url: 'https://scontent.example/a' } } },
      }
    },
  }
}

/** Follows the pacing documentation: only full hours, and only with a lifetime budget. */
function findScheduleFault(fields: Fields): string | null {
  const { pacing_type: pacing, adset_schedule: parts } = fields as {
    pacing_type?: string[]
    adset_schedule?: { start_minute: number; end_minute: number; days: number[] }[]
  }
  if (!pacing?.includes('day_parting')) return null
  if (!('lifetime_budget' in fields)) return 'Ad scheduling needs a lifetime budget.'
  const isRight = parts?.every(({ start_minute: from, end_minute: to, days }) => {
    const isFullHours = from % 60 === 0 && to % 60 === 0 && from >= 0 && to <= 24 * 60
    const areDays = days.length > 0 && days.every((day) => day >= 0 && day <= 6)
    return isFullHours && from < to && areDays
  })
  return isRight ? null : 'The schedule is invalid.'
}

function isTooLow(fields: Fields): boolean {
  return ['daily_budget', 'lifetime_budget'].some((name) => Number(fields[name] ?? 100) < 100)
}

function fieldsOf(params: URLSearchParams): Fields {
  return Object.fromEntries([...params].map(([name, text]) => [name, valueOf(text)]))
}

/** Lists and objects come as JSON; whatever else is text. */
function valueOf(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}
