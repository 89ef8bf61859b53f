import { expect, it } from 'vitest'

import { tidyLine } from './tidy-line.ts'

it.each([
  ['book a  half day & get 15% off', 'Book a half day & get 15% off'],
  ['$49 pp on weekdays!!! Book online', '$49 pp on weekdays! Book online'],
  ['Half-day family trip', 'Half-day family trip'],
  ['', ''],
])('prints %s as %s', (typed, printed) => {
  expect(tidyLine(typed)).toBe(printed)
})
