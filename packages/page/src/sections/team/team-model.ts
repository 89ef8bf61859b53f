import { itemPicture, longestAddress, shortItemText } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** The people: name as title, bio as description, with role, picture and profiles. */
export const teamModel = sectionModel({
  type: 'team',
  name: 'Team',
  category: 'Team',
  item: {
    ...itemPicture,
    role: shortItemText(400),
    linkedin: shortItemText(longestAddress),
    /** An address, or a name. */
    twitter: shortItemText(longestAddress),
  },
  content: {},
})
export type TeamSection = SectionOfModel<typeof teamModel>
export type TeamItem = TeamSection['content']['items'][number]
