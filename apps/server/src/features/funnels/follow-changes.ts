import { customBrandingSchema, followContent } from '@wildpath/contract'

import type { EditedColumns } from './change-columns.ts'
import type { FunnelRecord } from './funnel-record.ts'
import { plannedContent } from './planned-content.ts'

/** The page column of a funnel whose content changes; absent while the page is composed. */
export function followChanges(
  record: FunnelRecord,
  columns: EditedColumns,
): Pick<EditedColumns, 'page'> {
  const { businessInfo, businessFacts, generatedContent, customBranding } = columns
  const changed = [businessInfo, businessFacts, generatedContent, customBranding]
  if (record.page === null || changed.every((column) => column === undefined)) return {}
  const [before, after] = [contentOf(record), contentOf({ ...record, ...columns })]
  return { page: followContent(record.page, { before, after }) }
}

function contentOf(record: FunnelRecord) {
  return {
    business_info: record.businessInfo,
    business_facts: record.businessFacts,
    generated_content: plannedContent(record),
    custom_branding: customBrandingSchema.parse(record.customBranding),
  }
}
