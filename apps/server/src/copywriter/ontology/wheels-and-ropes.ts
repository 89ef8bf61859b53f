import type { Trade } from './trade.ts'

export const wheelsAndRopes: readonly Trade[] = [
  {
    key: 'zipline',
    signs:
      /\b(canopy tours?|zip ?-?lin(e|es|ing)|ropes? (courses?|parks?)|high ?ropes?|tree ?-?top (adventure|course|park)|kletterwald|adventure park)\b/iu,
    topic: 'ziplines',
    booking: { one: 'zipline visit', many: 'zipline visits' },
    go: 'Ride the ziplines',
    cta: ['Ask for a zipline date', 'Plan our day in the trees', 'Get our group clipped in'],
    fields: ['Preferred date', 'Group size', 'Age of the youngest'],
    tell: [
      'which date you prefer',
      'how many of you will climb',
      'how old and tall the youngest is',
    ],
    worries: [
      {
        ask: 'Wobbly knees up there?',
        answer:
          'Begin on the lowest line; by the next platform the hands have stopped holding on so hard.',
      },
      {
        ask: 'Someone only wants to watch?',
        answer: 'Bring them along: the ground below has the better photographs.',
      },
    ],
    bring: [
      'closed shoes',
      'clothes that cover the knees',
      'a hair tie',
      'thin gloves if you like',
    ],
    advice: [
      'Tie back long hair and empty your pockets before the harness goes on.',
      'Sit into the harness before you let go, and the start turns soft.',
      'Keep your hands behind the pulley and never in front of it.',
      'Weigh and measure the small ones at home, since lines have limits for both.',
      'Send someone confident first and someone patient last.',
    ],
    hooks: [
      'Step off the platform and fly.',
      'Clipped in, knees up, go.',
      'Trees below, cable above.',
      'The brave ones go second, too.',
    ],
    subjects: ['The first step off a platform', 'Who goes first?'],
    prepare: [
      'Write down the age and height of the smallest in your group.',
      'Count climbers and spectators apart.',
      'Tell everyone to wear closed shoes.',
    ],
  },
  {
    key: 'mountain-biking',
    signs:
      /\b(mountain ?-?bik\w*|MTB|bike ?parks?|enduro|downhill bik\w*|singletrack|dirt school)\b/iu,
    topic: 'mountain biking',
    booking: { one: 'ride', many: 'rides' },
    go: 'Ride the trails',
    cta: [
      'Ask for a ride date',
      'Get me on the trail',
      'Plan my day on the bike',
      'Sort out my riding',
    ],
    fields: ['Preferred date', 'What you ride now'],
    tell: [
      'which trails you ride now',
      'which date you prefer',
      'what you would like to ride next',
    ],
    worries: [
      {
        ask: 'Stuck behind the same jump?',
        answer: 'Nearly always it is speed or sight line, and neither needs more courage.',
      },
      {
        ask: 'Out of breath on climbs?',
        answer: 'Spin a lighter gear from the start; nobody gives prizes for the big ring.',
      },
    ],
    bring: ['helmet and gloves', 'knee pads if you own them', 'a spare tube', 'water', 'a snack'],
    advice: [
      'Look through the corner to where you want to leave it, not at the tree.',
      'Drop your heels and bend your elbows, and the bike moves while you stay calm.',
      'Brake before the corner and let go in it.',
      'Softer tyres grip better than most riders dare to try.',
      'Walk a new feature once, then ride it while you still remember.',
    ],
    hooks: [
      'Heels down, eyes up, off the brakes.',
      'Look where you want to go.',
      'Same trail, better line.',
      'Brake early, ride late.',
    ],
    subjects: [
      'Why you brake in the wrong place',
      'Look through the corner',
      'Heels down: a short lesson',
    ],
    prepare: [
      'Check brakes and tyre pressure.',
      'Name one feature that keeps beating you.',
      'Film yourself in one corner and look where your eyes go.',
    ],
  },
  {
    key: 'bike-touring',
    signs:
      /\b(bike|bicycle|cycl(e|ing)|e-?bikes?|gravel) (tours?|rentals?|hire|holidays?|trips?|rides?)\b|\bcycling\b|\bfahrrad\w*|\be-?bikes?\b/iu,
    topic: 'cycling',
    booking: { one: 'bike day', many: 'bike days' },
    go: 'Go by bike',
    cta: ['Ask for bikes', 'Plan our ride', 'Find a bike for me'],
    fields: ['Preferred dates', 'Number of riders'],
    tell: [
      'which dates you have in mind',
      'how many riders you are and how tall',
      'how far you like to ride',
    ],
    worries: [
      {
        ask: 'Not a cyclist?',
        answer: 'Choose the distance by hours in the saddle, not by what others do.',
      },
      {
        ask: 'Sore seat?',
        answer: 'Padded shorts without underwear do more than any soft saddle.',
      },
    ],
    bring: ['padded shorts', 'a light rain jacket', 'sunglasses', 'water', 'a small lock'],
    advice: [
      'Set the saddle so that your knee is only slightly bent at the lowest point.',
      'Change down before the hill and not on it.',
      'Plan the ride into the wind and the way home with it.',
      'Pack a tube and learn to use it at home in the dry.',
    ],
    hooks: [
      'The right speed to see things.',
      'Two wheels and no timetable.',
      'Ride out, stop often, ride on.',
    ],
    subjects: [
      'Set your saddle right',
      'How far is far enough?',
      'Out against the wind, home with it',
    ],
    prepare: [
      'Measure how tall the riders in your group are.',
      'Agree on a distance everyone likes.',
      'Find your own helmet, if you have one that fits.',
    ],
  },
  {
    key: 'off-road',
    signs:
      /\b(ATVs?|UTVs?|quad ?-?bik\w*|quads|off ?-?road\w*|jeep|4x4|side ?by ?side|buggy|buggies|dune)\b/iu,
    topic: 'off-road driving',
    booking: { one: 'off-road tour', many: 'off-road tours' },
    go: 'Drive off the road',
    cta: ['Ask for an off-road date', 'Plan our drive', 'Find our seats'],
    fields: ['Preferred date', 'Drivers and passengers'],
    tell: [
      'which day you have in mind',
      'who drives and who rides along',
      'what the drivers have driven before',
    ],
    worries: [
      {
        ask: 'Never driven one?',
        answer: 'Throttle and brake are quickly understood; smooth hands matter more than speed.',
      },
      { ask: 'Prefer to sit beside?', answer: 'Passengers see more and get the same dust.' },
    ],
    bring: [
      'closed shoes',
      'long trousers',
      'sunglasses',
      'a scarf against dust',
      'your driving licence',
    ],
    advice: [
      'Wear clothes that may keep a little of the trail for good.',
      'Look far ahead and let the machine move under you.',
      'Keep your thumbs outside the wheel or bar; ruts turn it when you least expect it.',
      'Leave space to the car in front and you will eat less dust.',
    ],
    hooks: [
      'Where the road ends, start.',
      'Dust, ruts and a good grin.',
      'Smooth hands beat fast ones.',
    ],
    subjects: ['Smooth hands: driving off the road', 'Driver or passenger?'],
    prepare: [
      'Agree who drives and who enjoys the view.',
      'Look for the driving licences.',
      'Find a scarf and glasses against dust.',
    ],
  },
]
