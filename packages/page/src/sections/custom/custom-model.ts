import { z } from 'zod'

import { sectionModel, type SectionOfModel } from '../section-model.ts'

export const contentTypes = ['text', 'html', 'markdown'] as const

/** The owner's own `body`, as text, html or markdown; what is not allowed on a page is left out when it is drawn. */
export const customModel = sectionModel({
  type: 'custom',
  name: 'Custom content',
  category: 'Custom',
  item: {},
  content: {
    contentType: z.enum(contentTypes).default('text'),
  },
})
export type CustomSection = SectionOfModel<typeof customModel>
