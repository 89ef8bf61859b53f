import type { Trade } from './trade.ts'

export const lightAndLens: readonly Trade[] = [
  {
    key: 'photography-tour',
    signs:
      /\bphoto(graphy|graphic)? (tours?|walks?|workshops?|trips?|safaris?)\b|\blandscape photograph\w*/iu,
    topic: 'landscape photography',
    booking: { one: 'photo tour', many: 'photo tours' },
    cta: ['Ask about the photo tour', 'Plan my photo days', 'Ask for tour dates'],
    fields: ['Preferred dates', 'Camera you use', 'What you want to learn'],
    bring: [
      'a tripod',
      'spare batteries kept warm',
      'a cloth for the lens',
      'memory cards',
      'clothes for standing still',
    ],
  },
]
