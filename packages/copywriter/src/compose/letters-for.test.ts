import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { readBrief } from '../brief/read-brief.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { lettersFor, lettersKeyOf } from './letters-for.ts'

const brief: CopyBrief = {
  businessName: 'North',
  industry: 'other',
  productService: 'things',
  mainOffer: '€40',
  targetCustomer: 'people',
  brandTone: 'friendly',
  facts: noFacts,
}

function factsOf(changes: Partial<CopyBrief>) {
  return readBrief({ ...brief, ...changes })
}

function saidIn(changes: Partial<CopyBrief>): string {
  return JSON.stringify(lettersFor(factsOf(changes)))
}

describe('whose letters are written', () => {
  it.each<[string, string, Partial<CopyBrief>?]>([
    ['shark cage diving, wetsuit and towel there', 'cage-diving'],
    ['freediving courses in Dahab, no tanks', 'freediving'],
    ['PADI scuba dives and courses', 'diving'],
    ['cat skiing out of Revelstoke, 12 guests', 'heli-skiing'],
    ['ski touring days in Lyngen', 'ski-touring'],
    ['Falconry days: fly an owl and a hawk', 'falconry'],
    ['alpaca walks in Kent, 1 hour', 'animal-walks'],
    ['glider flights over the lake', 'gliding'],
    ['wood fired sauna on the shore', 'sauna'],
    ['e-bike city tours of Rome, 3 hours', 'bike-touring/city'],
    ['cycling holidays in Tuscany, seven days', 'bike-touring'],
    ['bespoke joinery: wardrobes and window seats', 'home-services/joinery'],
    ['ice cave tours in Vatnajökull', 'caving/ice'],
    ['guided mudflat walking to Neuwerk', 'hiking/mudflat'],
    ['cider tasting and orchard tour', 'craft-experience/tasting'],
    ['12 week online strength programme for women', 'fitness/online'],
    ['8 week online programme for new mothers', 'goal:programme'],
    ['piano tuning and repair', 'goal:quote'],
    ['humanist funeral celebrant', 'general/farewell'],
    ['jet ski safari to the lagoon', 'goal:booking', { industry: 'water-sports' }],
    ['advice on pensions and permits', 'goal:counsel', { industry: 'legal' }],
    ['boat covers and upholstery', 'goal:quote'],
    ['hotel for cats, heated rooms', 'pets'],
  ])('facts: noFacts,: facts: noFacts,', (productService, key, changes = {}) => {
    expect(lettersKeyOf(factsOf({ ...changes, productService }))).toBe(key)
  })

  it('writes like a counsel only to those who ask one', () => {
    const joiner = saidIn({ productService: 'we carve rocking horses from old oak' })
    expect(joiner).not.toMatch(/deadline|private details|adviser/iu)
  })

  it('offers nothing that the owner turns away', () => {
    const skiing = saidIn({
      productService: 'Ski touring in the Alps. No beginners.',
      industry: 'guiding',
    })
    expect(skiing).not.toMatch(/first tour|flat tracks|beginner/iu)
    const diving = saidIn({ productService: 'Diving at the wreck. Breath hold only.' })
    expect(diving).not.toMatch(/scuba|your card/iu)
  })

  it('sends nobody to ask what the owner has told', () => {
    const told = saidIn({
      productService: 'Tandem paragliding in Pokhara. Weight limit 25 to 105 kg.',
      industry: 'outdoor-adventure',
    })
    expect(told).toMatch(/paraglider/iu)
    expect(told).not.toMatch(/Ask \{us\} for the limits/u)
  })
})
