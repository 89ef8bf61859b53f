import {
  customBrandingSchema,
  followContent,
  followPage,
  type StoredPage,
} from '@wildpath/contract'

import type { EditedColumns } from './change-columns.ts'
import type { FunnelRecord } from './funnel-record.ts'
import { plannedContent } from './planned-content.ts'

/** The updated page after a content change; absent while the page is composed. */
export function applyContentToPage(
  record: FunnelRecord,
  columns: EditedColumns,
): Pick<EditedColumns, 'page'> {
  const { businessInfo, businessFacts, generatedContent, customBranding } = columns
  const changed = [businessInfo, businessFacts, generatedContent, customBranding]
  if (record.page === null || changed.every((column) => column === undefined)) return {}
  const [before, after] = [record, { ...record, ...columns }].map(contentOf)
  return before && after ? { page: followContent(record.page, { before, after }) } : {}
}

/** The updated content after a page change; absent if no text of the content changed. */
export function applyPageToContent(
  record: FunnelRecord,
  page: StoredPage,
): Pick<EditedColumns, 'generatedContent'> {
  const landing = followPage(contentOf(record), page)
  if (landing === null) return {}
  return { generatedContent: { ...record.generatedContent, landing_page: landing } }
}

function contentOf(record: FunnelRecord) {
  return {
    business_info: record.businessInfo,
    business_facts: record.businessFacts,
    generated_content: plannedContent(record),
    custom_branding: customBrandingSchema.parse(record.customBranding),
  }
}
