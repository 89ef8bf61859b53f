import type { ToolDesign } from '@wildpath/contract'
import { z } from 'zod'

import { isAddressOf } from './canva-hosts.ts'

export const grantSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})

export const profileSchema = z.object({
  profile: z.object({ display_name: z.string().nullish() }).nullish(),
})

/** What Canva tells of designs, as the port has it. */
export function designSchemas(testOrigin: string | null) {
  const address = z.string().refine((url) => isAddressOf(url, testOrigin))
  const thumbnail = z.object({
    url: address,
    width: z.int().positive(),
    height: z.int().positive(),
  })
  const design = z
    .object({
      id: z.string().min(1),
      title: z.string().nullish(),
      thumbnail: thumbnail.nullish().catch(null),
      urls: z.object({ edit_url: address }),
      /** Seconds since 1970. */
      updated_at: z.number(),
      page_count: z.int().positive().nullish().catch(null),
    })
    .transform((one): ToolDesign => ({
      designId: one.id,
      title: one.title?.trim() || 'Untitled design',
      thumbnail: one.thumbnail ?? null,
      editUrl: one.urls.edit_url,
      updatedAt: new Date(one.updated_at * 1000).toISOString(),
      pageCount: one.page_count ?? 1,
    }))
  return {
    one: z.object({ design }),
    list: z.object({ items: z.array(design), continuation: z.string().nullish() }),
  }
}
