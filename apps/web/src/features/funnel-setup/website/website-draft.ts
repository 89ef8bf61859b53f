import { websiteReadingSchema } from '@wildpath/contract'
import { z } from 'zod'

import { websiteAnswerNames } from './website-answers.ts'
import { createJsonEntry, type DraftStorage } from '../../../lib/json-entry.ts'

const text = z.string()
const pictureSchema = z.object({ id: text, url: text })

const websiteDraftSchema = z.object({
  found: z.object({
    address: text,
    reading: websiteReadingSchema,
    before: z.partialRecord(z.enum(websiteAnswerNames), text),
  }),
  pictures: z.object({
    choice: z.object({
      logo: z.boolean(),
      colours: z.array(text).readonly(),
      photos: z.array(text).readonly(),
      areMine: z.boolean(),
    }),
    brought: z.record(text, pictureSchema),
  }),
})
/** What a website gave to an unsent form: its facts, what it filled in, and what was ticked. */
export type WebsiteDraft = z.infer<typeof websiteDraftSchema>

/** Of one person, beside the answers that were typed. */
export function createWebsiteDraftStore(storage: () => DraftStorage, userId: string) {
  const entry = createJsonEntry(storage, `new-funnel-website:${userId}`)
  return {
    load: (): WebsiteDraft | null => websiteDraftSchema.safeParse(entry.load()).data ?? null,
    save: (draft: WebsiteDraft | null) => (draft === null ? entry.clear() : entry.save(draft)),
    clear: entry.clear,
  }
}
