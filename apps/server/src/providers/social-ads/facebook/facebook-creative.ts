import { type SocialCallToAction, socialCallsToAction } from '@wildpath/contract'
import { z } from 'zod'

import { platformAddress, platformText } from '../../ad-platforms/platform-text.ts'

/** Fields of a creative that are shown. */
export const shownCreativeSchema = z.object({
  title: platformText.optional(),
  body: platformText.optional(),
  image_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  asset_feed_spec: z.looseObject({}).optional().catch({}),
  object_story_spec: z
    .object({
      link_data: z
        .object({
          name: platformText.optional(),
          message: platformText.optional(),
          description: platformText.optional(),
          link: platformAddress.optional(),
          child_attachments: z.array(z.unknown()).optional(),
          call_to_action: z.object({ type: z.string() }).optional().catch(undefined),
        })
        .optional(),
    })
    .optional(),
})
type ShownCreative = z.infer<typeof shownCreativeSchema>

export const shownCreativeFields =
  'title,body,image_url,thumbnail_url,asset_feed_spec,object_story_spec'

/** True for a creative with one link and one set of text: neither a carousel nor dynamic creative. */
export function isSingleLink({
  asset_feed_spec: feed,
  object_story_spec: story,
}: {
  asset_feed_spec?: object | undefined
  object_story_spec?:
    | { link_data?: { link?: unknown; child_attachments?: unknown } | undefined }
    | undefined
}): boolean {
  const link = story?.link_data
  return feed === undefined && link?.link !== undefined && link.child_attachments === undefined
}

/** Reads the text of a creative; an unknown call to action is null. */
export function readTexts(creative: ShownCreative) {
  const link = creative.object_story_spec?.link_data
  return {
    headline: link?.name ?? creative.title ?? '',
    primaryText: link?.message ?? creative.body ?? '',
    description: link?.description ?? '',
    callToAction: readCallToAction(link?.call_to_action?.type),
    areTextsEditable: isSingleLink(creative),
    destinationUrl: link?.link ?? '',
    imageUrl: creative.image_url ?? creative.thumbnail_url ?? null,
  }
}

function readCallToAction(type = ''): SocialCallToAction | null {
  return Object.hasOwn(socialCallsToAction, type) ? (type as SocialCallToAction) : null
}
