import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partAddress, partText } from '../section-parts.ts'

/** Ways to reach the business: email, phone and address become links a phone understands. */
export const contactModel = sectionModel({
  type: 'contact',
  name: 'How to reach you',
  category: 'Contact',
  item: {},
  content: {
    email: partText(),
    phone: partText(),
    address: partText(),
    /** Where the place is on a map; empty looks the address up. */
    mapUrl: partAddress(),
  },
})
export type ContactSection = SectionOfModel<typeof contactModel>
