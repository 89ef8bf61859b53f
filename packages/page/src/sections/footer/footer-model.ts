import { z } from 'zod'

import { looseSchema } from '../../document/loose-schema.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partAddress, partText } from '../section-parts.ts'

/** A line of a list of links. The older model has plain words: they lead to the section of that name. */
const footerLinks = z
  .array(
    z.union([
      z
        .string()
        .max(400)
        .transform((label) => ({ label, url: '' })),
      looseSchema({ label: partText(), url: partAddress() }),
    ]),
  )
  .max(50)
  .default([])

export const footerModel = sectionModel({
  type: 'footer',
  name: 'Footer',
  category: 'Footer',
  item: {},
  content: {
    companyName: partText(),
    logoUrl: partAddress(),
    description: partText(),
    email: partText(),
    phone: partText(),
    address: partText(),
    /** Empty says '© {year} {companyName}' with the year of the day. */
    copyrightText: partText(),
    quickLinks: footerLinks,
    companyLinks: footerLinks,
    productLinks: footerLinks,
    resourceLinks: footerLinks,
    footerLinks,
    socialLinks: z
      .array(looseSchema({ name: partText(), url: partAddress(), icon: partText() }))
      .max(30)
      .default([]),
    newsletterTitle: partText(),
    newsletterDescription: partText(),
  },
})
export type FooterSection = SectionOfModel<typeof footerModel>
export type FooterLink = FooterSection['content']['footerLinks'][number]
