import type { Trade } from './trade.ts'

export const paddling: readonly Trade[] = [
  {
    key: 'rafting',
    signs: /\b(white ?-?water )?raft(s|ing|ers?)?\b|\bwhite ?-?water\b|\bwildwasser/iu,
    topic: 'rafting',
    booking: { one: 'raft trip', many: 'raft trips' },
    go: 'Go rafting',
    cta: [
      'Ask for a raft date',
      'Plan my raft trip',
      'Save seats in the raft',
      'Get my crew on the river',
    ],
    fields: ['Preferred date', 'Number of paddlers'],
    tell: ['which day suits you', 'how many paddlers you are', 'whether anyone has rafted before'],
    worries: [
      {
        ask: 'First time in a raft?',
        answer: 'The strokes are few and simple, and the crew follows one voice.',
      },
      {
        ask: 'What if you fall in?',
        answer:
          'Float on your back, feet up and pointing downstream, and let the life jacket do its work.',
      },
      {
        ask: 'Not a strong swimmer?',
        answer:
          'Say so beforehand, so that the stretch of river and your seat can be chosen to match.',
      },
    ],
    bring: [
      'swimwear',
      'shoes that can get wet and stay on',
      'a towel',
      'a dry set of clothes',
      'a strap for glasses',
    ],
    advice: [
      'Expect to get soaked, so leave phone, keys and jewellery in the car.',
      'Skip cotton on the river: it stays wet and cold, while fleece or swim fabric keeps you warm.',
      'Eat something small an hour beforehand; paddling on an empty stomach gets old quickly.',
      'The front seats get the waves and the middle gets the calm, so choose your seat accordingly.',
      'Brace your feet, keep the top hand on the paddle grip, and lean into the boat when it bounces.',
    ],
    hooks: [
      'One raft, one crew, everybody paddles.',
      'Leave your phone dry and your hands on a paddle.',
      'The river sets the pace, you paddle.',
      'Rapids are better in company.',
    ],
    subjects: ['Before you step into the raft', 'Your first rapid, explained'],
    prepare: [
      'Find out who in your group is coming and which days work for them.',
      'Look for shoes that stay on your feet when wet.',
      'Note who swims well and who would like a calmer seat.',
    ],
  },
  {
    key: 'kayaking',
    signs: /\bkayak\w*|\bkajak\w*|\bcayac\w*/iu,
    topic: 'kayaking',
    booking: { one: 'kayak trip', many: 'kayak trips' },
    go: 'Paddle a kayak',
    cta: [
      'Ask for a kayak date',
      'Plan my paddle',
      'Find my day on the water',
      'Ask about a kayak',
    ],
    fields: ['Preferred date', 'Number of paddlers'],
    tell: [
      'which day you prefer',
      'how many of you will paddle',
      'how much kayaking you have done',
    ],
    worries: [
      {
        ask: 'Never sat in a kayak?',
        answer:
          'Forward, stop and turn are enough for calm water, and they are learned close to shore.',
      },
      {
        ask: 'Worried about tipping over?',
        answer:
          'Touring kayaks are wide and steady; sit low, keep your hips loose and they stay upright.',
      },
      {
        ask: 'Single or double?',
        answer: 'A double is steadier and shares the work, a single turns when you say so.',
      },
    ],
    bring: [
      'a sun hat with a strap',
      'shoes you can wade in',
      'a thin windproof layer',
      'drinking water',
      'dry clothes for afterwards',
    ],
    advice: [
      'Paddle from your back, not your arms: turn the upper body with each stroke and you will last longer.',
      'Wind matters more than waves, so look at the wind forecast before you worry about rain.',
      'Dress for the water and not for the air; a splash at breakfast feels colder than it looks.',
      'Put sunscreen on the back of your hands, where a paddler burns first.',
      'Keep whatever must stay dry in two bags, one inside the other.',
    ],
    hooks: [
      'See the shore from the water.',
      'Quiet boat, close to the water.',
      'A paddle is all the engine it takes.',
      'Sea level is a good seat.',
    ],
    subjects: ['Single or double kayak?', 'How to paddle without sore arms'],
    prepare: [
      'Decide who would like to share a double and who prefers a single.',
      'Keep a spare day in mind in case of wind.',
      'Look out a windproof jacket that is not too bulky.',
    ],
  },
  {
    key: 'canoeing',
    signs: /\bcanoe\w*|\bkanu\w*|\bcano[ëe]\b|\bkano\b/iu,
    topic: 'canoeing',
    booking: { one: 'canoe trip', many: 'canoe trips' },
    go: 'Go canoeing',
    cta: [
      'Ask about a canoe trip',
      'Plan our canoe day',
      'Find a canoe for us',
      'Put us in a canoe',
    ],
    fields: ['Preferred date', 'Number of people'],
    tell: [
      'when you would like to go',
      'how many seats you need',
      'how far you would like to paddle',
    ],
    worries: [
      {
        ask: 'Who steers a canoe?',
        answer:
          'The person in the back steers and the one in front sets the rhythm; swapping halfway keeps both happy.',
      },
      {
        ask: 'Does a canoe tip easily?',
        answer: 'Hardly, as long as you kneel or sit low and never stand up together.',
      },
    ],
    bring: [
      'shoes that may get muddy',
      'a change of clothes in a watertight bag',
      'a picnic',
      'sunscreen',
      'insect repellent',
    ],
    advice: [
      'Load the heavy things low and in the middle, and the canoe will track straighter.',
      'Paddle on opposite sides and switch when one arm complains.',
      'Plan half the distance you would walk in the same time, because the good stops are unplanned.',
      'Step in over the centre line, one hand on each side of the boat.',
      'Against the wind, keep close to the bank where the water is calmer.',
    ],
    hooks: [
      'Two paddles, one canoe, no engine.',
      'Room for a picnic between the seats.',
      'Drift a little, paddle a little.',
      'The slow way down a river is the good one.',
    ],
    subjects: [
      'Who steers? Canoe advice for your crew',
      'How to pack a canoe',
      'A calm day in a canoe',
    ],
    prepare: [
      'Agree who wants to sit in the back and steer.',
      'Think about how long you like to sit before you need a break.',
      'Find a bag that closes watertight.',
    ],
  },
  {
    key: 'sup',
    signs: /\bSUPs?\b|\bstand[- ]?up ?paddl\w*|\bpaddle ?-?board\w*/iu,
    topic: 'paddleboarding',
    booking: { one: 'paddleboard session', many: 'paddleboard sessions' },
    go: 'Go paddleboarding',
    cta: ['Ask for a board', 'Plan my board session', 'Find me a time on a board'],
    fields: ['Preferred date', 'Number of boards'],
    tell: [
      'which day you would pick',
      'how many boards you need',
      'whether you have stood on one before',
    ],
    worries: [
      {
        ask: 'Poor balance?',
        answer: 'Start on your knees; most people stand up once the board has some speed.',
      },
      {
        ask: 'Will you fall in?',
        answer: 'Perhaps, so fall flat and away from the board, then climb back on from the side.',
      },
    ],
    bring: [
      'swimwear',
      'a shirt against the sun',
      'a towel',
      'a strap for sunglasses',
      'drinking water',
    ],
    advice: [
      'Look at the horizon and not at your toes, and the wobble stops.',
      'Keep your knees soft and your feet as far apart as your hips.',
      'Hold the paddle with the bend pointing away from you; it looks wrong and works better.',
      'Calm mornings suit beginners, because wind usually grows during the day.',
      'Wear the leash: a board drifts faster than you swim.',
    ],
    hooks: [
      'Knees first, then stand up.',
      'Stand on flat water, look around.',
      'Balance comes with the first strokes.',
    ],
    subjects: ['How to stand up on a paddleboard', 'The trick is to look up'],
    prepare: [
      'Pick a day with little wind in the forecast.',
      'Choose clothes that may get wet.',
      'Count how many boards your group needs.',
    ],
  },
]
