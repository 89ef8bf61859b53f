import { type NewFeatureRequest, newFeatureRequestSchema } from '@wildpath/contract'

/** What has to be mended before a draft can be posted, field by field. */
export function requestErrors(
  draft: NewFeatureRequest,
): Partial<Record<keyof NewFeatureRequest, string>> {
  const issues = newFeatureRequestSchema.safeParse(draft).error?.issues ?? []
  const messageOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  const [title, purpose] = [messageOf('title'), messageOf('purpose')]
  return { ...(title && { title }), ...(purpose && { purpose }) }
}
