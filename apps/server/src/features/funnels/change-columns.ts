import {
  type BusinessFacts,
  type BusinessInfo,
  type CustomBranding,
  type FunnelChange,
  funnelTitleOf,
  type GeneratedContent,
  type OriginalLandingPage,
  type StoredPage,
  type WrittenBy,
} from '@wildpath/contract'

/** The columns of a funnel that its owner's forms write. */
export type EditedColumns = {
  businessInfo?: BusinessInfo
  businessFacts?: BusinessFacts
  title?: string
  generatedContent?: GeneratedContent
  writtenBy?: WrittenBy
  activity?: string | null
  customBranding?: CustomBranding
  page?: StoredPage | null
  originalLandingPage?: OriginalLandingPage
  followUpsOn?: boolean
}

/** What a save of the forms writes: whatever the change does not name stays, in the content part by part. */
export function changeColumns(
  { generatedContent: content }: { generatedContent: GeneratedContent },
  change: FunnelChange,
): EditedColumns {
  const { business_info: info, generated_content: edited, custom_branding: branding } = change
  const parts = Object.fromEntries(
    Object.entries(edited ?? {}).filter(([, part]) => part !== undefined),
  )
  return {
    ...(info !== undefined && {
      businessInfo: info,
      title: change.title ?? funnelTitleOf(info.business_name),
    }),
    ...(edited !== undefined && { generatedContent: { ...content, ...parts } }),
    ...(change.written_by !== undefined && { writtenBy: change.written_by }),
    ...(branding !== undefined && { customBranding: branding }),
    ...(change.follow_ups_on !== undefined && { followUpsOn: change.follow_ups_on }),
  }
}
