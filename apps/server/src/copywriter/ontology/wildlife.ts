import type { Trade } from './trade.ts'

export const wildlife: readonly Trade[] = [
  {
    key: 'whale-watching',
    signs: /\b(whale|dolphin|orca|seal)s?\b/iu,
    topic: 'whale watching',
    booking: { one: 'whale watching tour', many: 'whale watching tours' },
    go: 'Watch for whales',
    cta: ['Ask for seats on the boat', 'Plan our whale watch', 'Find our departure'],
    fields: ['Preferred date', 'Number of guests'],
    tell: ['which day suits you', 'how many seats you need', 'how you cope with boats'],
    worries: [
      {
        ask: 'What if no whale shows up?',
        answer: 'Wild animals keep no timetable, so ask before you go what happens on a quiet day.',
      },
      {
        ask: 'Easily seasick?',
        answer:
          'Stand outside near the middle of the boat, watch the horizon and eat something dry first.',
      },
    ],
    bring: [
      'a warm hat',
      'gloves',
      'sunglasses',
      'binoculars if you own a pair',
      'a dry biscuit against seasickness',
    ],
    advice: [
      'Look for birds circling low over the water: where they feed, whales often do too.',
      'Scan with your bare eyes first and raise the binoculars only when you see a blow.',
      'Dress as if it were much colder than it feels on the pier.',
      'Use a fast shutter and keep the camera up after the blow, because the tail comes last.',
      'Take a tablet against seasickness before boarding; afterwards it is too late to help.',
    ],
    hooks: [
      'First the blow, then the back, then the tail.',
      'Eyes on the horizon, hands on the rail.',
      'Whales decide, you look.',
      'Look for the birds and you find the whales.',
    ],
    subjects: [
      'How to spot a whale before the others',
      'Dress for the deck, not the pier',
      'Whale watching: what helps',
    ],
    prepare: [
      'Keep a second day open if the sea is rough.',
      'Look out hat and gloves, whatever the weather on land.',
      'Charge the camera and clear some space on the card.',
    ],
  },
  {
    key: 'safari',
    signs: /(?<!husky |dog |dog-sled )\bsafaris?\b|\bgame (drive|reserve)s?\b|\bbig five\b/iu,
    topic: 'safaris',
    booking: { one: 'safari', many: 'safaris' },
    go: 'Go on safari',
    cta: ['Plan my safari', 'Ask about a safari', 'Shape my safari route'],
    fields: ['Travel dates', 'Number of travellers', 'What you hope to see'],
    tell: ['when you would travel', 'how many you are', 'which animals you hope to see'],
    worries: [
      {
        ask: 'When should you go?',
        answer:
          'It depends on the animals you want to see, so begin with them and let the month follow.',
      },
      {
        ask: 'Travelling with older parents or children?',
        answer: 'Ask how long the drives are; a rest at midday makes every day easier.',
      },
    ],
    bring: [
      'clothes in earthy colours',
      'a warm layer for early drives',
      'binoculars',
      'a soft bag',
      'a hat with a brim',
    ],
    advice: [
      'Early drives are cold in an open car, so dress in layers you can peel off by breakfast.',
      'Choose soft luggage: small planes and packed cars have no room for hard shells.',
      'Bring binoculars for each person; sharing them means missing things.',
      'Check passports, visas and vaccinations before anything else, as they take the longest.',
      'Sit still for a while at one waterhole and you will see more than by chasing.',
    ],
    hooks: [
      'Dust on the road, silence at the waterhole.',
      'The bush wakes before breakfast.',
      'Sit still and the animals come.',
    ],
    subjects: [
      'Choosing when to go on safari',
      'What to pack for early game drives',
      'Fewer camps, more animals',
    ],
    prepare: [
      'Make a short list of the animals you most want to see.',
      'Check how long your passports are valid.',
      'Agree how many nights away suit everyone.',
    ],
  },
  {
    key: 'birding',
    signs: /\b(bird(ing|ers?|s|-?watch\w*)?|ornitholog\w*|puffins?|vogel\w*)\b(?! (path|track))/iu,
    topic: 'birding',
    booking: { one: 'birding walk', many: 'birding walks' },
    go: 'Go birding',
    cta: ['Ask for a birding date', 'Plan my birding day', 'Send my wish list'],
    fields: ['Preferred dates', 'Birds you hope to see'],
    tell: ['when you can come', 'which birds are on your list', 'how far you like to walk'],
    worries: [
      {
        ask: 'Cannot tell one bird from another?',
        answer: 'Begin with size, shape and where it sits; colour is the last thing to trust.',
      },
      {
        ask: 'No binoculars?',
        answer: 'Ask to borrow a pair before you buy, and choose a model that is light to hold.',
      },
    ],
    bring: [
      'binoculars',
      'quiet clothes in dull colours',
      'waterproof shoes',
      'a small notebook',
      'a warm drink',
    ],
    advice: [
      'The hours after sunrise are the busiest, so an early alarm is worth more than a better lens.',
      'Keep your eyes on the bird and lift the binoculars to your eyes, never the other way round.',
      'Rustling fabric carries far; soft layers let you come closer.',
      'Listen first: the ear finds most birds before the eye does.',
      'Write down what you saw while you stand there, because the list blurs by lunch.',
    ],
    hooks: [
      'Listen first, then look up.',
      'Early alarm, full notebook.',
      'Walk slowly and see more.',
    ],
    subjects: ['How to see more birds', 'Size, shape, place: naming a bird', 'An early start pays'],
    prepare: [
      'Write down the birds you would most love to see.',
      'Set your binoculars to your eyes at home.',
      'Decide how early you are willing to get up.',
    ],
  },
  {
    key: 'wildlife',
    signs:
      /\b(wildlife|bears?|moose|elk|wolf|wolves|reindeer|beavers?|nature (tours?|watching))\b/iu,
    topic: 'wildlife watching',
    booking: { one: 'wildlife tour', many: 'wildlife tours' },
    go: 'Watch wildlife',
    cta: ['Ask for a wildlife date', 'Plan our wildlife tour', 'Find our day outdoors'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which dates you have in mind', 'how many you are', 'which animal you hope for'],
    worries: [
      {
        ask: 'Will the animals be there?',
        answer: 'Nobody can promise that, but dusk, dawn and patience raise the odds.',
      },
      {
        ask: 'Can children sit still that long?',
        answer: 'Give them the binoculars and a task, and they often see things first.',
      },
    ],
    bring: ['clothes that do not rustle', 'binoculars', 'a warm layer', 'something to sit on'],
    advice: [
      'Leave perfume and bright colours at home; noses and eyes out there are better than ours.',
      'Most animals move at dawn and dusk, so the odd hours are the good ones.',
      'Keep your distance: an animal that looks at you has stopped doing what you came to see.',
      'Put the phone on silent before you leave the car.',
    ],
    hooks: [
      'Quiet shoes, open eyes.',
      'Dusk is when the forest moves.',
      'Wait a little longer than you planned.',
    ],
    subjects: ['How to see more animals', 'Dusk, dawn and patience'],
    prepare: [
      'Find clothes that do not rustle.',
      'Think about early or late: both beat noon.',
      'Note which animal matters most to you.',
    ],
  },
]
