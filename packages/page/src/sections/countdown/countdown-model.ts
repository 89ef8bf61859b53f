import { z } from 'zod'

import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partText } from '../section-parts.ts'

/** Counts down to the owner's date. Hidden from visitors until a date and time zone are set. */
export const countdownModel = sectionModel({
  type: 'countdown',
  name: 'Countdown',
  category: 'Countdown',
  item: {},
  content: {
    /** Local time, such as '2031-06-05T09:00'. */
    date: partText(),
    /** IANA name, such as 'America/Denver'. */
    timeZone: z.string().max(100).optional(),
    /** Replaces the countdown after the date; the section disappears if it is empty. */
    afterText: partText(),
  },
})
export type CountdownSection = SectionOfModel<typeof countdownModel>
