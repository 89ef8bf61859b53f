import { expect, it } from 'vitest'

import { findCannedAnswers } from './find-canned-answers.ts'

const answers = [
  { id: 'a', title: 'Greeting', text: 'Hello, how is DNS?' },
  { id: 'b', title: 'DNS takes an hour', text: 'Please wait.' },
]
const idsFor = (draft: string) => findCannedAnswers(draft, answers)?.map(({ id }) => id)

it('lists every answer after a slash', () => {
  expect(idsFor('/')).toEqual(['a', 'b'])
})

it('lists matching titles before matching texts', () => {
  expect(idsFor('/dns')).toEqual(['b', 'a'])
  expect(idsFor('/nothing')).toEqual([])
})

it('lists nothing for other drafts', () => {
  expect(idsFor('Hello /dns')).toBeUndefined()
  expect(idsFor('/usr/bin\nis a folder')).toBeUndefined()
})
