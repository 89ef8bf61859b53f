import type { Trade } from './trade.ts'

export const rock: readonly Trade[] = [
  {
    key: 'climbing-gym',
    signs:
      /\b(boulder(ing)? (gym|hall|centre|center)|climbing (gym|wall|hall|centre|center)|bouldering|boulderhalle|kletterhalle|routes? set(ting|ters?)?)\b/iu,
    topic: 'indoor climbing',
    booking: { one: 'first visit', many: 'visits' },
    go: 'Climb indoors',
    cta: [
      'Plan my first visit',
      'Ask about climbing',
      'Put me on the wall',
      'Ask for a first session',
    ],
    fields: ['When would you like to come?', 'Climbing experience'],
    tell: [
      'when you would like to come',
      'whether you have climbed before',
      'who is coming with you',
    ],
    worries: [
      {
        ask: 'Never climbed?',
        answer:
          'Grades start at ladder level, and the colour of the holds tells you where to begin.',
      },
      {
        ask: 'Not strong enough?',
        answer: 'Legs carry you up a wall; arms only keep you close to it.',
      },
      {
        ask: 'Coming alone?',
        answer: 'Bouldering needs no partner, and strangers share tips between tries.',
      },
    ],
    bring: ['clothes you can stretch in', 'socks', 'water', 'a hair tie', 'trimmed nails'],
    advice: [
      'Climb down as far as you can and land on both feet with soft knees.',
      'Take long rests: a minute for every move you tried hard keeps your fingers happy.',
      'Choose shoes that are snug but not painful; pain teaches nobody to stand on small holds.',
      'Look at the whole line from the ground and count the footholds before you start.',
      'Stop while you still feel good, as skin gives out before strength does.',
    ],
    hooks: [
      'Legs push, arms follow.',
      'Fall off, chalk up, try again.',
      'Pick a colour and climb it.',
      'No treadmill has a top.',
    ],
    subjects: [
      'Your first hour on the wall',
      'Legs, not arms',
      'How tight should climbing shoes be?',
    ],
    prepare: [
      'Pick clothes you can lift a knee in.',
      'Trim your fingernails before you climb.',
      'Ask a friend along, or come by yourself.',
    ],
  },
  {
    key: 'via-ferrata',
    signs: /\bvia ?ferratas?\b|\bklettersteig\w*/iu,
    topic: 'via ferrata',
    booking: { one: 'via ferrata day', many: 'via ferrata days' },
    go: 'Climb a via ferrata',
    cta: ['Ask for a via ferrata day', 'Plan my iron path', 'Find a route for me'],
    fields: ['Preferred date', 'Number of people', 'Experience with heights'],
    tell: ['which day you have in mind', 'how you feel on ladders', 'what you have climbed so far'],
    worries: [
      {
        ask: 'Uneasy with heights?',
        answer:
          'Hands and eyes stay busy with the next rung, and you are clipped to the cable all the way.',
      },
      {
        ask: 'Is it climbing?',
        answer:
          'Closer to a long ladder in good scenery; boots and a steady pace matter more than technique.',
      },
    ],
    bring: [
      'sturdy boots',
      'thin gloves',
      'water',
      'a small backpack that sits close',
      'a rain jacket',
    ],
    advice: [
      'Move one carabiner at a time, so that one is always on the cable.',
      'Keep your weight on your feet and your arms straight; bent arms tire first.',
      'Leave thunder days for the valley, because an iron cable is no place to be.',
      'Thin gloves save your palms from worn strands of wire.',
    ],
    hooks: ['Clip, step, clip, look.', 'Iron rungs, open air.', 'A ladder with a view.'],
    subjects: [
      'Clip by clip: via ferrata basics',
      'Straight arms, steady feet',
      'Before the first rung',
    ],
    prepare: [
      'Check that your boots have a firm sole.',
      'Think honestly about ladders and balconies.',
      'Keep a second day open for storms.',
    ],
  },
  {
    key: 'mountaineering',
    signs:
      /\b(mountaineer\w*|summits? (tours?|climbs?|attempts?)|glacier\w*|alpin(e|ism) (courses?|climb\w*|tours?)|alpinism|ice ?climb\w*|hochtour\w*)\b/iu,
    topic: 'mountaineering',
    booking: { one: 'summit trip', many: 'summit trips' },
    go: 'Climb a mountain',
    cta: ['Plan my summit', 'Ask about a summit', 'Ask for a rope place'],
    fields: ['Preferred dates', 'Mountain experience'],
    tell: [
      'which summit you have in mind',
      'what you have climbed so far',
      'how many days you have',
    ],
    worries: [
      {
        ask: 'Fit enough?',
        answer: 'If a long hilly day with a pack leaves you tired but cheerful, you have the base.',
      },
      {
        ask: 'Never worn crampons?',
        answer: 'Walking with them is learned on gentle snow before it is needed on steep.',
      },
    ],
    bring: [
      'stiff boots you know',
      'gloves and a spare pair',
      'sunglasses for glaciers',
      'sunscreen',
      'a thermos',
    ],
    advice: [
      'Give your body a night or more at height before a big day; it needs time, not courage.',
      'Drink before the hut goes quiet, as thin air dries you out.',
      'Turn around by the clock and not by the summit.',
      'Eat little and often, because a cold stomach refuses large meals.',
      'Train with long climbs at a pace at which you could talk.',
    ],
    hooks: [
      'Start in the dark, stand in the light.',
      'The summit is half the way.',
      'Slow feet reach high places.',
    ],
    subjects: [
      'Turn around by the clock',
      'How to train for a summit',
      'What to pack for thin air',
    ],
    prepare: [
      'List the highest and longest days you have done.',
      'Keep a reserve day for weather.',
      'Try on your boots with the socks you would wear.',
    ],
  },
  {
    key: 'rock-climbing',
    signs: /\b(rock ?climb\w*|climb(s|ing|ers?)?|belay\w*|crags?|kletter\w*|escalade)\b/iu,
    topic: 'rock climbing',
    booking: { one: 'climbing day', many: 'climbing days' },
    go: 'Climb real rock',
    cta: ['Ask for a climbing day', 'Plan my day on rock', 'Find a route for me'],
    fields: ['Preferred date', 'Number of climbers', 'Climbing experience'],
    tell: ['which day suits you', 'what you have climbed so far', 'who ties in with you'],
    worries: [
      {
        ask: 'Only climbed indoors?',
        answer: 'Outside nobody marks the holds, so the first skill is looking.',
      },
      {
        ask: 'Nervous up high?',
        answer: 'On a top rope you can sit back at any moment, and coming down is always allowed.',
      },
    ],
    bring: [
      'clothes you can stretch in',
      'shoes for the walk in',
      'water',
      'sunscreen',
      'a warm layer for belaying',
    ],
    advice: [
      'Trust the rubber: press your toes on small edges and they hold more than they promise.',
      'Check knot and belay device on each other before every single climb.',
      'Rest on straight arms, because bent ones tire while you think.',
      'Bring a warm layer, as whoever belays stands still.',
      'Wear a helmet on the ground too; stones come from above.',
    ],
    hooks: [
      'Real rock has no colour code.',
      'Knot, check, climb.',
      'Look for the next foothold.',
      'Chalk on the hands, valley below.',
    ],
    subjects: ['From the wall to real rock', 'Check, then climb', 'What to bring to the crag'],
    prepare: [
      'Note the hardest thing you have climbed, or that you have not.',
      'Think about who you would like to tie in with.',
      'Pick a reserve day in case of rain.',
    ],
  },
]
