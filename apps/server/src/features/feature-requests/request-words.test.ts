import { expect, it } from 'vitest'

import { allWords, anyWord } from './request-words.ts'

it('asks for all words, each of which may be only begun', () => {
  expect(allWords('Calen exp')).toBe('calen:* & exp:*')
})

it('asks for any of the words of a title', () => {
  expect(anyWord('A shared calendar')).toBe('a | shared | calendar')
})

it('takes nothing but letters and digits, and only so many words', () => {
  expect(allWords("it's & !x:* | 'y")).toBe('it:* & s:* & x:* & y:*')
  expect([allWords(' !? '), anyWord('')]).toEqual([null, null])
  expect(anyWord('word '.repeat(50))?.split(' | ')).toHaveLength(20)
})
