import { describe, expect, it } from 'vitest'

import { withCalmCapitals } from './capitals.ts'
import { detectLanguage, isForeignText, languageTag } from './language.ts'

/** So long that an expression which begins anew at each letter would not end. */
const endless = 300_000

describe('the language of an answer', () => {
  it('is told by accented words, each counted once', () => {
    expect(detectLanguage('Geführte Fährtensuche')).toBe('foreign')
    expect(detectLanguage('Öäüöäü kayak')).toBe('english')
  })

  it('is told of a run of letters without an end', () => {
    expect(detectLanguage('ﬁ'.repeat(endless))).toBe('english')
  })
})

describe('the language of the owner’s answers', () => {
  it.each([
    ['pl', 'Spływy kajakowe rzeką Krutynią z przewodnikiem. Sprzęt w cenie. Dla rodzin z dziećmi'],
    ['cs', 'Sjíždění Vltavy na kánoích s instruktorem. Oběd je v ceně. Pro rodiny s dětmi'],
    ['sk', 'Splav na raftoch so skúseným vodcom a obedom v cene. Pre rodiny s deťmi'],
    [
      'hr',
      'Rafting na Cetini s iskusnim vodičem. Oprema i ručak su u cijeni. Za obitelji s djecom',
    ],
    ['sv', 'Guidade paddelturer på Dalälven för nybörjare. Utrustning och lunch ingår. Familjer'],
    ['da', 'Guidede kajakture på Gudenåen for begyndere. Udstyr og frokost er med i prisen. Børn'],
    ['nb', 'Guidede kajakkturer på fjorden for nybegynnere. Utstyr og lunsj er med. Barnefamilier'],
    [
      'fi',
      'Opastettuja melontaretkiä Saimaalla kokeneen oppaan kanssa. Varusteet ja lounas. Perheet',
    ],
    [
      'hu',
      'Vezetett kajaktúrák a Dunán tapasztalt vezetővel. Felszerelés és ebéd az árban. Családok',
    ],
    [
      'ro',
      'Ture cu caiacul pe Dunăre cu ghid. Echipament și prânz incluse în preț. Familii cu copii',
    ],
    [
      'tr',
      'Deneyimli rehber ile rafting turu. Ekipman ve öğle yemeği dahil. Aileler ve gruplar için',
    ],
    ['he', 'שיט רפטינג בנהר הירדן with certified guides. Equipment included. משפחות'],
    ['ru', 'Сплав на байдарках. Семьи с детьми'],
    ['de', 'Geführte Touren im Allgäu für Anfänger. Ausrüstung inklusive. Familien mit Kindern'],
    ['nl', 'Begeleide kanotochten op de Vecht voor gezinnen met kinderen. Lunch is inbegrepen'],
  ])('is %s for %s', (tag, text) => {
    expect(isForeignText(text, [])).toBe(true)
    expect(languageTag(text)).toBe(tag)
  })

  it.each([
    'Kayak tours on the Vltava in Český Krumlov, Třeboň and Lužnice',
    'We do rafting in Göteborg and Malmö for families. På gensyn!',
    'A day on the Krutynia with Paweł, Łukasz and Małgorzata for you and the kids',
  ])('is English for %s', (text) => {
    expect(isForeignText(text, [])).toBe(false)
  })
})

it('names of places get capitals, also after a run of letters without an end', () => {
  const run = 'ﬁ'.repeat(endless)
  expect(withCalmCapitals(`on the ocoee river ${run}`, new Map())).toBe(`on the Ocoee River ${run}`)
})
