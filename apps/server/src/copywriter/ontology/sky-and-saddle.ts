import type { Trade } from './trade.ts'

export const skyAndSaddle: readonly Trade[] = [
  {
    key: 'horse-riding',
    signs:
      /\b(horse(s|back)?|equestrian|pony|ponies|trail rides?|riding (school|lessons?|stables?)|reit(en|stunde\w*|ausritt\w*))\b/iu,
    topic: 'horse riding',
    booking: { one: 'ride', many: 'rides' },
    go: 'Ride out',
    cta: ['Ask for a ride', 'Find a horse for me', 'Plan our ride out'],
    fields: ['Preferred date', 'Number of riders', 'Riding experience'],
    tell: [
      'which day you have in mind',
      'how much each of you has ridden',
      'how tall the riders are',
    ],
    worries: [
      {
        ask: 'Never sat on a horse?',
        answer: 'Breathe out and look ahead: horses notice a rider who does both.',
      },
      {
        ask: 'Nervous around horses?',
        answer:
          'Say so when you write, because a calm horse and a short ride make a good beginning.',
      },
    ],
    bring: [
      'long trousers without thick seams',
      'closed shoes with a small heel',
      'gloves',
      'sunscreen',
    ],
    advice: [
      'Wear long trousers and shoes with a small heel, so that your foot cannot slip through the stirrup.',
      'Approach from the shoulder and speak first, never straight from behind.',
      'Let your heels sink and your legs hang; gripping with the knees tips you forward.',
      'Look where you want to go, and your hips tell the horse before your hands do.',
      'Expect your legs to complain the next morning, and walk a little afterwards.',
    ],
    hooks: [
      'A calm horse and an open path.',
      'Heels down, breathe out, look ahead.',
      'See the hills from the saddle.',
      'The horse sets the pace.',
    ],
    subjects: ['What a horse notices first', 'Your first minutes in the saddle'],
    prepare: [
      'Write down how often each of you has ridden.',
      'Find trousers without thick inner seams.',
      'Note weights and heights, so a suitable horse can be chosen.',
    ],
  },
  {
    key: 'ballooning',
    signs: /\b(hot ?-?air )?balloon(s|ing)?\b(?! (art|decor\w*))|\bmontgolfi\w*/iu,
    topic: 'balloon flights',
    booking: { one: 'balloon flight', many: 'balloon flights' },
    go: 'Float in a balloon',
    cta: ['Ask for a flight date', 'Plan our balloon morning', 'Ask about two places'],
    fields: ['Preferred dates', 'Number of guests'],
    tell: ['which dates would work', 'how many of you will fly', 'whether there is an occasion'],
    worries: [
      {
        ask: 'Uneasy with heights?',
        answer:
          'The basket stands still in moving air, and many people who dislike ladders enjoy it.',
      },
      {
        ask: 'What about the weather?',
        answer: 'Balloons fly in calm air only, so a second date in reserve is part of the plan.',
      },
    ],
    bring: [
      'flat closed shoes',
      'a hat against the warmth of the burner',
      'a layer for the early chill',
      'a camera on a strap',
    ],
    advice: [
      'Give more than one date: calm air cannot be booked.',
      'Wear flat shoes, since fields are wet early and landings are where the wind decides.',
      'It is not colder up there than on the ground, because you drift with the air.',
      'Bend your knees and face backwards for the landing, as you will be told.',
      'Put the camera on a strap, and then put it down for a while.',
    ],
    hooks: [
      'Up with the light, quiet all the way.',
      'The wind chooses the way.',
      'Still air, long view.',
    ],
    subjects: ['Why a balloon needs a second date', 'Early, calm and very quiet'],
    prepare: [
      'Choose a first date and one in reserve.',
      'Set out flat shoes and one warm layer.',
      'Mention it if the flight is a surprise for somebody.',
    ],
  },
  {
    key: 'paragliding',
    signs: /\b(paraglid\w*|parapente|hang ?-?glid\w*|gleitschirm\w*|tandem ?fl(y|ug|ights?))\b/iu,
    topic: 'paragliding',
    booking: { one: 'tandem flight', many: 'tandem flights' },
    go: 'Fly a paraglider',
    cta: ['Ask for a flight', 'Get me in the air', 'Plan my tandem flight'],
    fields: ['Preferred date', 'Number of passengers'],
    tell: [
      'which day suits you, with one in reserve',
      'how many of you want to fly',
      'what each passenger weighs',
    ],
    worries: [
      {
        ask: 'Does it feel like falling?',
        answer: 'No: you run a few steps, the ground leaves, and you sit.',
      },
      {
        ask: 'Weak stomach?',
        answer: 'Ask for a calm glide; turns are done on request and stop on request.',
      },
    ],
    bring: ['sturdy shoes', 'long trousers', 'sunglasses', 'a windproof jacket'],
    advice: [
      'Run until you are told to sit: whoever jumps too early lands on their seat.',
      'Eat something light beforehand, because an empty stomach turns first.',
      'It is cooler in the air than at take-off, so close your jacket before the start.',
      'Keep your arms loose in the turns and look at the horizon.',
      'Leave a spare day for wind, since nobody can order it.',
    ],
    hooks: [
      'A few running steps, then air.',
      'Run. Lift. Sit back.',
      'Feet off the hill, valley below.',
      'The ground leaves before you notice.',
    ],
    subjects: [
      'Run until you sit',
      'What it feels like at take-off',
      'Dress for the air, not the valley',
    ],
    prepare: [
      'Choose a day and one in reserve.',
      'Find shoes that hold your ankles.',
      'Note the weight of each passenger; the wing is chosen by it.',
    ],
  },
  {
    key: 'skydiving',
    signs: /\b(sky ?-?div\w*|parachut\w*|tandem ?-?jumps?|fallschirm\w*|bungee|bungy)\b/iu,
    topic: 'tandem jumps',
    booking: { one: 'jump', many: 'jumps' },
    go: 'Jump',
    cta: ['Ask for a jump date', 'Plan my jump', 'Put my name on a jump'],
    fields: ['Preferred date', 'Number of jumpers'],
    tell: ['which day you have in mind', 'how many of you jump', 'what each jumper weighs'],
    worries: [
      {
        ask: 'Scared already?',
        answer: 'Most nerves live in the waiting; they stay behind when you leave the edge.',
      },
      {
        ask: 'Can you breathe while falling?',
        answer: 'Yes, and it helps to shout once at the start.',
      },
    ],
    bring: [
      'trainers that tie firmly',
      'comfortable clothes',
      'a hair tie',
      'patience for the weather',
    ],
    advice: [
      'Eat a normal breakfast; nerves like a full stomach better than an empty one.',
      'Arch your back and lift your chin, and the air holds you.',
      'Plan nothing right behind it, because clouds make the timetable.',
      'Bring people who wait below: telling it once is not enough.',
    ],
    hooks: [
      'Chin up, back arched, go.',
      'The loudest quiet you know.',
      'Waiting is harder than jumping.',
    ],
    subjects: ['What to eat before a jump', 'The waiting is the hard part', 'Arch your back'],
    prepare: [
      'Keep the rest of that day open.',
      'Note the weight of each jumper.',
      'Decide who watches from below.',
    ],
  },
  {
    key: 'stargazing',
    signs:
      /\b(star ?-?gaz\w*|astronom\w*|telescopes?|night ?-?sky (tours?|walks?|nights?)|aurora (hunt\w*|tours?|chas\w*)|northern lights)\b/iu,
    topic: 'stargazing',
    booking: { one: 'stargazing night', many: 'stargazing nights' },
    go: 'Look at the stars',
    cta: ['Ask for a clear night', 'Plan our night sky', 'Find our evening'],
    fields: ['Preferred dates', 'Number of people'],
    tell: ['which evenings you could come', 'how many you are', 'what you hope to see'],
    worries: [
      {
        ask: 'What if it is cloudy?',
        answer: 'Keep more than one evening open, because clouds do as they please.',
      },
      {
        ask: 'Know nothing about stars?',
        answer: 'Find the Plough, follow its edge to the Pole Star, and you have a start.',
      },
    ],
    bring: ['a warmer jacket than you think', 'a hat', 'a torch with red light', 'a hot drink'],
    advice: [
      'Give your eyes a good while without a screen, and the sky fills up.',
      'A red light saves your night vision, a white one ruins it for everybody.',
      'Dress for standing still: cold comes up through the soles first.',
      'Nights around new moon show the most stars.',
    ],
    hooks: [
      'Lights off, look up.',
      'Dark sky, warm jacket.',
      'Give your eyes time and the sky fills.',
    ],
    subjects: [
      'How to see more stars',
      'Red light, warm feet',
      'Let your eyes get used to the dark',
    ],
    prepare: [
      'Choose an evening and one in reserve.',
      'Look up when the moon is new.',
      'Put red film over a torch.',
    ],
  },
]
