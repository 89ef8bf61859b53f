import { brandTones, generatedContentSchema, industries, noFacts } from '@wildpath/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lintCopy, writeFunnelCopy } from '../index.ts'
import type { CopyBrief } from '../index.ts'
import { general, indoorTrades, outdoorTrades } from '../ontology/index.ts'

const createdAt = '2026-03-01T08:00:00.000Z'
const topics = [...outdoorTrades, ...indoorTrades, general].map(({ label, booking }) => ({
  topic: label,
  many: booking.many,
}))

const pick = fc.constantFrom
const places = pick('on the Salza', 'in Moab, Utah', 'near Åre', 'around Lake Bled', 'in town', '')
const lengths = pick('half day', '3 hours', '2-day', '90 min', '7 days/6 nights', 'one week', '')
const extras = pick(
  'all gear included',
  'max 8 people',
  'wetsuit & boots provided',
  'kids from 6',
  'Lunch by the river.',
  'pickup from your hotel',
  'certified guides since 2004',
  'bring your own bike',
  'no dogs',
  'We speak English, Dutch + German',
  'free cancellation until 24h before',
  "it's just me, Jo, and my dog",
  'Weight limit 110kg',
  '',
)
const offers = pick(
  '$49 pp on weekdays (normally $65)',
  '20% off until 31 March',
  '€35/h, €60 for 2h, whole day 110€',
  'first lesson free',
  'Stay 3 nights, the fourth is on us (not in August)',
  'CHF 180 per person, min 4 people',
  'from £95 a night. £50 deposit',
  '2 for 1 for returning guests only',
  'NOK 1 290,-',
  'gift vouchers, valid 12 months',
  'ask us',
  'Best price guaranteed!!!',
  '10 % Rabatt auf die erste Tour',
  'descuento para grupos de más de 6, 35 €',
  'kids half price when 2 adults pay full price, excluding holidays',
)
const audiences = pick(
  'families w/ kids & first timers',
  'lazy fat office guys who want to get fit',
  'couples on honeymoon, photographers',
  'experienced climbers (6a+)',
  'schools, companies, hen parties',
  'people 50+ with bad knees',
  'anyone really',
  'everyone who loves nature!!!',
  'solo travellers; digital nomads',
  'Familien und Gruppen aus Wien',
  'locals + tourists staying in Levi',
)
const foreign = pick(
  'Geführte Touren durch das Allgäu, Ausrüstung inklusive, für Anfänger geeignet.',
  'Sorties en kayak de mer, moniteur diplômé, groupes de 6 maximum.',
  'Excursiones de barranquismo en Sierra de Guara, material incluido.',
  'Escursioni a cavallo sulle colline, tutti i livelli.',
  '日本語のラフティングツアー',
)

/** What careless typing does to a text. */
const mess: fc.Arbitrary<(text: string) => string> = pick<((text: string) => string)[]>(
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll('ing', 'ign'),
  (text) => text.replaceAll(' ', '  '),
  (text) => `<p>${text.replaceAll('&', '&amp;')}</p><br/>`,
  (text) => `🔥🔥 ${text} 🏄‍♀️!!!`,
  (text) => `- ${text.replaceAll(', ', '\n- ')}`,
  (text) => text.replaceAll("'", '’').replaceAll('-', '–'),
  (text) => `${text} ${text}`,
  (text) => `"${text}"`,
  (text) => text.replaceAll(', ', ','),
  (text) => `${text}...`,
)

const product = fc
  .record({
    topic: pick(...topics),
    shape: fc.nat({ max: 5 }),
    place: places,
    length: lengths,
    more: fc.array(extras, { maxLength: 5 }),
  })
  .map(({ topic, shape, place, length, more }) => {
    const heads = [
      `We run ${length} ${topic.many} ${place}`,
      `${topic.topic} ${place}`,
      `I teach ${topic.topic} ${place}, ${length}`,
      `${length} ${topic.many}`,
      `Guided ${topic.many} ${place} for beginners and experts`,
      topic.many,
    ]
    return [heads[shape] ?? topic.many, ...more.filter((text) => text !== '')].join(', ')
  })

const messy = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, mess).map(([text, spoil]) => spoil(text).slice(0, 900))

const names = fc.oneof(
  pick("Sam's", 'Yahoo!', 'THE PEAK', 'Åre Åventyr', 'A1', 'Über "Wild" Tours', 'Crumb & Co.'),
  fc.stringMatching(/^[A-Z][a-z]{2,9}(?: [A-Z][a-z]{2,9}){0,4}$/u),
)

const anyBrief: fc.Arbitrary<CopyBrief> = fc.record({
  businessName: names,
  industry: pick(...industries),
  productService: messy(
    fc.oneof({ weight: 6, arbitrary: product }, { weight: 1, arbitrary: foreign }),
  ),
  mainOffer: messy(offers),
  targetCustomer: messy(audiences),
  brandTone: pick(...brandTones),
  facts: fc.constant(noFacts),
})

describe('whatever an owner types', () => {
  it('is written up without anything that the linter would strike', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyBrief, fc.string({ maxLength: 6 }), (brief, seed) => {
        const content = writeFunnelCopy(brief, { seed, createdAt })
        const hard = lintCopy(content, brief).filter(({ severity }) => severity === 'hard')
        expect(hard).toEqual([])
        expect(generatedContentSchema.safeParse(content).success).toBe(true)
        expect(content.landing_page.form_fields.length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 500, seed: 4 },
    )
  })
})
