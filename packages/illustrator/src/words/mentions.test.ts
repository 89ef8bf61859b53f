import { expect, it } from 'vitest'

import { mentioned } from './mentions.ts'

const scores = (words: string) =>
  mentioned(words, [
    ['raft', /\braft\b/],
    ['lodge', /\blodge\b/],
  ]).map(({ value, score }) => [value, score])

it('what is said aside in a sentence weighs less, up to whatever ends it', () => {
  expect(scores('A raft near the lodge')).toEqual([
    ['raft', 1],
    ['lodge', 0.2],
  ])
  for (const end of ['.', '!', '?']) {
    expect(scores(`A raft. We are near${end} lodge`)).toEqual([
      ['raft', 1],
      ['lodge', 1],
    ])
  }
})

it('the sentence that says what a picture shows counts double, and the next one does not', () => {
  expect(scores('The picture shows a lodge. A raft')).toEqual([
    ['lodge', 2],
    ['raft', 1],
  ])
})

it('words that begin with what is meant have nothing before them', () => {
  expect(scores('raft')).toEqual([['raft', 1]])
})
