import type { Trade } from './trade.ts'

export const wildlife: readonly Trade[] = [
  {
    key: 'whale-watching',
    signs: /\b(whale|dolphin|orca|seal)s?\b/iu,
    topic: 'whale watching',
    booking: { one: 'whale watching tour', many: 'whale watching tours' },
    cta: ['Ask for seats on the boat', 'Plan our whale watch', 'Find our departure'],
    fields: ['Preferred date', 'Number of guests'],
    bring: [
      'a warm hat',
      'gloves',
      'sunglasses',
      'binoculars if you own a pair',
      'a dry biscuit against seasickness',
    ],
  },
  {
    key: 'falconry',
    signs:
      /\b(falcon\w*|hawk(s|ing)?|(hawk|owl|eagle|raptor) (walks?|experiences?|days?|mornings?|flights?)|birds? of prey|greifv[öo]gel\w*|falkner\w*)\b/iu,
    topic: 'falconry',
    booking: { one: 'falconry session', many: 'falconry sessions' },
    cta: ['Ask for a falconry date', 'Plan my day with the birds', 'Ask about the birds'],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'closed shoes for grass',
      'a jacket in calm colours',
      'long sleeves',
      'a camera without flash',
    ],
  },
  {
    key: 'animal-walks',
    signs:
      /\b((ll?amas?|alpacas?|donkeys?|goats?|reindeer|camels?) (walk\w*|trek\w*|tours?|trails?|hik\w*|rides?|experiences?)|(walk\w*|trek\w*|hik\w*|strolls?) with (\w+ )?(\w+ )?(ll?amas?|alpacas?|donkeys?|goats?|reindeer|camels?))\b/iu,
    topic: 'walks with animals',
    booking: { one: 'animal walk', many: 'animal walks' },
    cta: ['Ask for a walking date', 'Plan our walk', 'Meet the animals'],
    fields: ['Preferred date', 'Number of people', 'Age of the youngest'],
    bring: [
      'closed shoes that may get muddy',
      'a rain jacket',
      'a small snack for yourself',
      'clothes that may get hairs on them',
    ],
  },
  {
    key: 'safari',
    signs: /(?<!husky |dog |dog-sled )\bsafaris?\b|\bgame (drive|reserve)s?\b|\bbig five\b/iu,
    topic: 'safaris',
    booking: { one: 'safari', many: 'safaris' },
    cta: ['Plan my safari', 'Ask about a safari', 'Shape my safari route'],
    fields: ['Travel dates', 'Number of travellers', 'What you hope to see'],
    bring: [
      'clothes in earthy colours',
      'a warm layer for early drives',
      'binoculars',
      'a soft bag',
      'a hat with a brim',
    ],
  },
  {
    key: 'birding',
    signs: /\b(bird(ing|ers?|s|-?watch\w*)?|ornitholog\w*|puffins?|vogel\w*)\b(?! (path|track))/iu,
    topic: 'birding',
    booking: { one: 'birding walk', many: 'birding walks' },
    cta: ['Ask for a birding date', 'Plan my birding day', 'Send my wish list'],
    fields: ['Preferred dates', 'Birds you hope to see'],
    bring: [
      'binoculars',
      'quiet clothes in dull colours',
      'waterproof shoes',
      'a small notebook',
      'a warm drink',
    ],
  },
  {
    key: 'wildlife',
    signs:
      /\b(wildlife|bears?|moose|elk|wolf|wolves|reindeer|beavers?|nature (tours?|watching))\b/iu,
    topic: 'wildlife watching',
    booking: { one: 'wildlife tour', many: 'wildlife tours' },
    cta: ['Ask for a wildlife date', 'Plan our wildlife tour', 'Find our day outdoors'],
    fields: ['Preferred date', 'Number of people'],
    bring: ['clothes that do not rustle', 'binoculars', 'a warm layer', 'something to sit on'],
  },
]
