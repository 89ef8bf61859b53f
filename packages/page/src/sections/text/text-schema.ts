import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Words to read: title and `body`, an empty line between paragraphs; a picture beside them with `media`. */
export const textSchema = sectionSchema('text', {})
export type TextSection = z.infer<typeof textSchema>
