import type { Fact, FactKind, FactValue } from '@wildpath/contract'

/** For tests: a whole value of every kind. */
export const sampleValues: { [K in FactKind]: FactValue<K> } = {
  'offering': {
    name: 'Half-day rafting trip',
    activity: 'ride the rapids',
    place: 'in the upper canyon',
    price: { amount: 79.5, currency: 'USD', unit: 'person', is_from: true },
    duration: '3 hours',
    group_size: 'up to 8',
    requirements: 'from 8 years',
    difficulty: 'easy',
    season: 'May to September',
    days: 'every day',
    meeting_point: 'The old mill',
    included: ['Wetsuit', 'Lunch'],
    not_included: ['Photos'],
    bring: ['A towel'],
    languages: ['English'],
  },
  'offer': {
    wording: 'The sunset trip for $60 per person, 10 % off until 31 August when booked online',
    thing: 'the sunset trip',
    price: { amount: 60, currency: 'USD', unit: 'person', is_from: false },
    saving: '10 % off',
    conditions: ['booked online'],
    dates: 'until 31 August',
  },
  'audience': { text: 'families with children from 8' },
  'since': { year: 1998 },
  'certificate': { text: 'Swiftwater Rescue Technician' },
  'guide': { name: 'Ana Rivers', about: 'Twenty seasons on the river' },
  'figure': { value: '3,200', label: 'guests last year' },
  'review': { text: 'Best day of the year.', name: 'Marta Lind', source: 'Google' },
  'rule': { kind: 'weather', text: 'We go in rain, not in a storm' },
  'phone': { number: '+1 555 0100' },
  'email': { address: 'ana@example.com' },
  'address': {
    street: '1 Mill Road',
    postal_code: '81301',
    locality: 'Durango',
    region: 'Colorado',
    country: 'USA',
  },
  'hours': {
    periods: [
      { days: ['mo', 'tu', 'we', 'fr'], opens: '09:00', closes: '17:30' },
      { days: ['sa', 'su'], opens: '08:00', closes: '12:00' },
    ],
    note: 'Closed in January',
  },
  'location': { latitude: 37.27, longitude: -107.88 },
  'social-link': { url: 'https://www.instagram.com/canyon/' },
  'booking-link': { url: 'https://book.example.com/canyon' },
  'voice': { person: 'we' },
  'spelling': { variety: 'UK' },
  'currency': { code: 'EUR' },
  'language': { tag: 'de' },
}

/** For tests: a fact as it was read from an answer. */
export function buildFact(kind: FactKind, more: Partial<Fact> = {}): Fact {
  return {
    id: kind,
    source: 'answer',
    origin: 'product_service',
    confidence: 'medium',
    is_confirmed: false,
    kind,
    value: sampleValues[kind],
    ...more,
  } as Fact
}
