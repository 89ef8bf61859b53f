import { z } from 'zod'

/** Also the anchor of the section on the page, so it holds nothing a fragment would escape. */
export const sectionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** Schema of one section kind: its literal type, its id and its own content. */
export function sectionSchema<const Type extends string, Content extends z.ZodType>(
  type: Type,
  content: Content,
) {
  return z.object({ id: sectionIdSchema, type: z.literal(type), content })
}
