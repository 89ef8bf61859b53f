import {
  correctContent,
  customBrandingSchema,
  followContent,
  followPage,
  type StoredPage,
} from '@wildpath/contract'

import type { EditedColumns } from './change-columns.ts'
import type { FunnelRecord } from './funnel-record.ts'
import { plannedContent } from './planned-content.ts'

type SyncedColumns = {
  columns: EditedColumns
  /** True if a corrected fact replaced its old value in texts. */
  isCorrected: boolean
}

/** Adds the texts that state a corrected fact and the updated page. A composed page needs no update. */
export function syncColumns(record: FunnelRecord, columns: EditedColumns): SyncedColumns {
  const { businessInfo, businessFacts, generatedContent, customBranding } = columns
  const changed = [businessInfo, businessFacts, generatedContent, customBranding]
  if (changed.every((column) => column === undefined)) return { columns, isCorrected: false }
  const before = contentOf(record)
  const edited = contentOf({ ...record, ...columns })
  const after = correctContent({ before, after: edited })
  const isCorrected = after !== edited
  return {
    columns: {
      ...columns,
      ...(isCorrected && {
        businessInfo: after.business_info,
        generatedContent: after.generated_content,
        ...correctBackup(record.originalLandingPage, { before, after: edited }),
      }),
      ...(record.page !== null && { page: followContent(record.page, { before, after }) }),
    },
    isCorrected,
  }
}

/** Corrects the original texts, which the owner can restore. */
function correctBackup(
  backup: FunnelRecord['originalLandingPage'],
  { before, after }: { before: Content; after: Content },
): Pick<EditedColumns, 'originalLandingPage'> {
  if (backup === null) return {}
  const { plan } = after.generated_content.landing_page
  const content = { ...after.generated_content, landing_page: { ...backup.landing_page, plan } }
  const corrected = correctContent({ before, after: { ...after, generated_content: content } })
  const { plan: _plan, ...texts } = corrected.generated_content.landing_page
  return { originalLandingPage: { ...backup, landing_page: { ...backup.landing_page, ...texts } } }
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

type Content = ReturnType<typeof contentOf>

export function contentOf(record: FunnelRecord) {
  return {
    business_info: record.businessInfo,
    business_facts: record.businessFacts,
    generated_content: plannedContent(record),
    custom_branding: customBrandingSchema.parse(record.customBranding),
  }
}
