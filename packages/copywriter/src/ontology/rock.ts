import type { Trade } from './trade.ts'

export const rock: readonly Trade[] = [
  {
    key: 'climbing-gym',
    signs:
      /\b(boulder(ing)? (gym|hall|centre|center)|climbing (gym|wall|hall|centre|center)|bouldering|boulderhalle|kletterhalle|routes? set(ting|ters?)?)\b/iu,
    topic: 'indoor climbing',
    booking: { one: 'first visit', many: 'visits' },
    cta: [
      'Plan my first visit',
      'Ask about climbing',
      'Put me on the wall',
      'Ask for a first session',
    ],
    fields: ['When would you like to come?', 'Climbing experience'],
    bring: ['clothes you can stretch in', 'socks', 'water', 'a hair tie', 'trimmed nails'],
  },
  {
    key: 'via-ferrata',
    signs: /\bvia ?ferratas?\b|\bklettersteig\w*/iu,
    topic: 'via ferrata',
    booking: { one: 'via ferrata day', many: 'via ferrata days' },
    cta: ['Ask for a via ferrata day', 'Plan my iron path', 'Find a route for me'],
    fields: ['Preferred date', 'Number of people', 'Experience with heights'],
    bring: [
      'sturdy boots',
      'thin gloves',
      'water',
      'a small backpack that sits close',
      'a rain jacket',
    ],
  },
  {
    key: 'mountaineering',
    signs:
      /\b(mountaineer\w*|summits? (tours?|climbs?|attempts?)|glacier\w*|alpin(e|ism) (courses?|climb\w*|tours?)|alpinism|ice ?climb\w*|hochtour\w*)\b/iu,
    topic: 'mountaineering',
    booking: { one: 'summit trip', many: 'summit trips' },
    cta: ['Plan my summit', 'Ask about a summit', 'Ask for a rope place'],
    fields: ['Preferred dates', 'Mountain experience'],
    bring: [
      'stiff boots you know',
      'gloves and a spare pair',
      'sunglasses for glaciers',
      'sunscreen',
      'a thermos',
    ],
  },
  {
    key: 'rock-climbing',
    signs: /\b(rock ?climb\w*|climb(s|ing|ers?)?|belay\w*|crags?|kletter\w*|escalade)\b/iu,
    topic: 'rock climbing',
    booking: { one: 'climbing day', many: 'climbing days' },
    cta: ['Ask for a climbing day', 'Plan my day on rock', 'Find a route for me'],
    fields: ['Preferred date', 'Number of climbers', 'Climbing experience'],
    bring: [
      'clothes you can stretch in',
      'shoes for the walk in',
      'water',
      'sunscreen',
      'a warm layer for belaying',
    ],
  },
]
