import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** The people: name as title, bio as description, with role, picture and profiles. */
export const teamModel = sectionModel({
  type: 'team',
  name: 'Team',
  category: 'Team',
  content: {},
})
export type TeamSection = SectionOfModel<typeof teamModel>
