import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partAddress, partText } from '../section-parts.ts'

/** The first screen: title and subtitle, buttons, and `media` as its picture. */
export const heroModel = sectionModel({
  type: 'hero',
  name: 'Hero',
  category: 'Hero',
  item: {},
  content: {
    /** Whose page it is, above the headline; empty where a header says it. */
    businessName: partText(),
    /** http(s) address or a path on this host; empty shows the business name instead. */
    logoUrl: partAddress(),
    /** A short line above the headline. */
    eyebrow: partText(),
  },
})
export type HeroSection = SectionOfModel<typeof heroModel>
