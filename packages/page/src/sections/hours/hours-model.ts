import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partText } from '../section-parts.ts'

/** Days as titles, times as descriptions: 'Monday to Friday' and '9:00 to 17:00', or 'Closed'. */
export const hoursModel = sectionModel({
  type: 'hours',
  name: 'Opening hours',
  category: 'Opening hours',
  item: {},
  content: {
    /** Additional notes, such as the months of the season. */
    note: partText(),
  },
})
export type HoursSection = SectionOfModel<typeof hoursModel>
