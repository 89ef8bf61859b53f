import { languageTagPattern } from '@wildpath/page/language'
import { isPhoneNumber } from '@wildpath/text'
import { z } from 'zod'

import { isEmailAddress } from '../email-address.ts'
import { lineField } from '../text.ts'
import { readWebAddress } from '../web-address.ts'

/** One line, whole: half a phrase is no fact. */
const phrase = (maximum: number) => lineField().min(1).max(maximum)
const phrases = (maximum: number) => z.array(phrase(160)).max(maximum).optional()
const webAddress = lineField()
  .max(500)
  .refine((url) => readWebAddress(url) !== null, 'Please enter a valid URL')

/** What a price is for. */
export const priceUnits = [
  'person',
  'child',
  'group',
  'couple',
  'family',
  'vehicle',
  'item',
  'lesson',
  'session',
  'trip',
  'hour',
  'half-day',
  'day',
  'night',
  'week',
  'month',
  'year',
  'whole',
] as const
export type PriceUnit = (typeof priceUnits)[number]

export const moneySchema = z.object({
  /** In the currency's main unit, such as dollars, with at most two decimals. */
  amount: z.number().nonnegative().max(10_000_000).multipleOf(0.01),
  /** ISO 4217, such as 'USD'. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type Money = z.infer<typeof moneySchema>

export const priceSchema = moneySchema.extend({
  /** 'whole' is for all of it, however many come and however long. */
  unit: z.enum(priceUnits),
  /** Whether this is the lowest of several prices ('from'). */
  is_from: z.boolean(),
})
export type Price = z.infer<typeof priceSchema>

/** Something that is sold. */
export const offeringSchema = z.object({
  /** A whole noun phrase as it stands in a list: 'Half-day sea kayak tour'. */
  name: phrase(120),
  /** What people do, as a verb phrase: 'paddle through the sea caves'. */
  activity: phrase(160).optional(),
  /** Where, with its preposition: 'on the Nantahala River'. */
  place: phrase(120).optional(),
  price: priceSchema.optional(),
  duration: phrase(80).optional(),
  group_size: phrase(80).optional(),
  /** Ages, weight, fitness, skills: whoever may take part. */
  requirements: phrase(200).optional(),
  difficulty: phrase(80).optional(),
  season: phrase(120).optional(),
  days: phrase(120).optional(),
  meeting_point: phrase(200).optional(),
  included: phrases(20),
  not_included: phrases(20),
  bring: phrases(20),
  languages: phrases(12),
})

/** What is promised to whoever asks now: one unit. The parts say what the wording says, and never stand in for it. */
export const offerSchema = z.object({
  /** All of it as one says it: the thing, its price or saving, every condition and date. */
  wording: phrase(400),
  /** What is priced or reduced: 'the sunset tour'. */
  thing: phrase(160).optional(),
  price: priceSchema.optional(),
  /** What one saves or gets: '10 % off', 'second night free'. */
  saving: phrase(120).optional(),
  conditions: z.array(phrase(200)).max(8).optional(),
  /** When it holds: 'in May and June', 'until 31 August'. */
  dates: phrase(120).optional(),
})

export const ruleKinds = [
  'cancellation',
  'weather',
  'deposit',
  'opening',
  'restriction',
  'other',
] as const

export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const openingSchema = z
  .object({
    /** Each once. */
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .overwrite((days) => [...new Set(days)]),
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ opens, closes }) => opens !== closes, {
    message: 'It closes at another time than it opens',
    path: ['closes'],
  })

const postalAddressSchema = z
  .object({
    street: phrase(160).optional(),
    postal_code: phrase(20).optional(),
    locality: phrase(100).optional(),
    region: phrase(100).optional(),
    country: phrase(60).optional(),
  })
  .refine(({ street, locality }) => street !== undefined || locality !== undefined, {
    message: 'An address names a street or a place',
    path: ['locality'],
  })

const languageTag = z.string().regex(languageTagPattern)
const text = (maximum: number) => z.object({ text: phrase(maximum) })

/** The value of each kind of fact. Every noun phrase and sentence in them is whole. */
export const factValues = {
  'offering': offeringSchema,
  'offer': offerSchema,
  /** 'families with children from 6 years'. */
  'audience': text(160),
  'since': z.object({ year: z.int().min(1600).max(2200) }),
  'certificate': text(160),
  'guide': z.object({ name: phrase(80), about: phrase(240).optional() }),
  'figure': z.object({ value: phrase(24), label: phrase(60) }),
  'review': z.object({ text: phrase(600), name: phrase(80), source: phrase(80).optional() }),
  'rule': z.object({ kind: z.enum(ruleKinds), text: phrase(240) }),
  'phone': z.object({ number: phrase(40).refine(isPhoneNumber, 'Please enter a phone number') }),
  'email': z.object({
    address: z.string().refine(isEmailAddress, 'Please enter a valid email address'),
  }),
  'address': postalAddressSchema,
  'hours': z.object({
    /** Of a day with a break there are two. */
    periods: z.array(openingSchema).min(1).max(14),
    /** 'Closed in January'. */
    note: phrase(160).optional(),
  }),
  'location': z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  'social-link': z.object({ url: webAddress }),
  'booking-link': z.object({ url: webAddress }),
  /** Whether the business speaks of itself as I or as we. */
  'voice': z.object({ person: z.enum(['I', 'we']) }),
  'spelling': z.object({ variety: z.enum(['US', 'UK']) }),
  'currency': z.object({ code: moneySchema.shape.currency }),
  /** Of the page; a BCP 47 tag such as 'de'. */
  'language': z.object({ tag: languageTag }),
} as const

export type FactKind = keyof typeof factValues
export type FactValue<K extends FactKind = FactKind> = z.infer<(typeof factValues)[K]>

/** Kinds of which a business has one at most. */
export const singleKinds = [
  'offer',
  'since',
  'phone',
  'email',
  'address',
  'hours',
  'location',
  'booking-link',
  'voice',
  'spelling',
  'currency',
  'language',
] as const satisfies FactKind[]
