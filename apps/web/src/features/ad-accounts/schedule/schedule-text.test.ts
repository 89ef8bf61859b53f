import { alwaysSchedule, type AdSchedule } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { scheduleText } from './schedule-text.ts'

it.each<[AdSchedule, string]>([
  [alwaysSchedule, 'All day, every day'],
  [
    { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY'], fromMinute: 480, toMinute: 1095 },
    'Monday to Wednesday, 8:00 AM to 6:15 PM (America/New York)',
  ],
  [
    { days: ['FRIDAY', 'SUNDAY'], fromMinute: 0, toMinute: 720 },
    'Friday, Sunday, midnight to 12:00 PM (America/New York)',
  ],
  [
    { ...alwaysSchedule, fromMinute: 30, toMinute: 1440 },
    'Every day, 12:30 AM to midnight (America/New York)',
  ],
])('writes %o in words', (schedule, text) => {
  expect(scheduleText(schedule, 'America/New_York')).toBe(text)
})
