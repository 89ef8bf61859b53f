import { describe, expect, it } from 'vitest'

import { readBrief } from '../brief/read-brief.ts'
import { fixtures } from '../briefs.fixture.ts'
import { createSeededChoice } from '../choose/seeded-choice.ts'
import { createDesk } from './desk.ts'
import { wordingOf } from './fact-wording.ts'

/** The wordings of all facts of a product answer given by a rafting company. */
function wordings(productService: string) {
  const [first] = fixtures
  if (first === undefined) throw new Error('no fixture')
  const facts = readBrief({ ...first.brief, productService })
  const desk = createDesk(facts, () => true, createSeededChoice('a'))
  return facts.product.details.map((detail) => wordingOf(desk, detail))
}

describe('the wording of a fact', () => {
  it.each([
    ['We run rafting trips. all gear included', 'All the gear is included'],
    ['We run rafting trips. Guides certified in rescue', 'Our guides are certified in rescue'],
    ['We run rafting trips. Marine biologist on board', 'A marine biologist is on board'],
    ['We run rafting trips. hotel pickup', 'We pick you up at the hotel'],
    ['We run rafting trips. weight limit 90kg', 'The weight limit is 90 kg'],
    ['We run rafting trips. sauna tent on night two', 'There is a sauna tent on night two'],
  ])('of "%s" is a whole sentence', (said, sentence) => {
    expect(wordings(said).map((wording) => wording.said)).toContain(sentence)
  })

  it('says in a phrase how long it lasts and how few people come along', () => {
    const lines = wordings('We run rafting trips. 3.5 hours, max 8 people').map(({ line }) => line)
    expect(lines.join('. ')).toMatch(/Three and a half hours/u)
    expect(lines.join('. ')).toMatch(/Groups of eight at most/u)
  })

  it('leaves a clause of the owner as it is', () => {
    expect(wordings('We run rafting trips. We row, you cast').map(({ line }) => line)).toContain(
      'We row, you cast',
    )
  })
})
