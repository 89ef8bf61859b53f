import { createHash } from 'node:crypto'

import { type GraphAnswer, invalid } from './answers.ts'
import type { EdgeName, GraphBooks } from './books.ts'

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
      if (Number(fields['daily_budget']) < 100) return 'Your budget is too low.'
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

  return {
    create(accountId: string, edge: EdgeName, params: URLSearchParams): GraphAnswer {
      const fields = fieldsOf(params)
      const fault = faults[edge](fields)
      if (fault !== null) return invalid(fault)
      const { name, status = 'ACTIVE' } = fields
      const made = { edge, accountId, name: String(name), status: String(status), fields }
      return { status: 200, body: { id: books.add(made).id } }
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

function fieldsOf(params: URLSearchParams): Fields {
  return Object.fromEntries([...params].map(([name, text]) => [name, valueOf(text)]))
}

/** Lists and objects come as JSON; whatever else is text. */
function valueOf(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}
