import type { Trade } from './trade.ts'

export const stays: readonly Trade[] = [
  {
    key: 'glamping',
    signs:
      /\b(glamping|bell tents?|yurts?|safari tents?|tree ?houses?|tipis?|shepherd'?s? huts?|tiny houses?)\b/iu,
    topic: 'glamping',
    booking: { one: 'stay', many: 'stays' },
    go: 'Sleep under canvas',
    cta: ['Ask which nights are open', 'Plan our nights away', 'Find a tent for us'],
    fields: ['Preferred dates', 'Number of guests'],
    tell: [
      'which nights you have in mind',
      'how many of you will sleep there',
      'whether small children come along',
    ],
    worries: [
      {
        ask: 'Will it be cold at night?',
        answer: 'Canvas cools quickly after dark, so bring warm socks and something to sleep in.',
      },
      {
        ask: 'Not the camping type?',
        answer: 'With a made bed, what remains of camping is birdsong and a walk to the bathroom.',
      },
    ],
    bring: ['warm socks', 'a torch', 'shoes for wet grass', 'a book', 'a jumper for the evening'],
    advice: [
      'Arrive in daylight, because paths are easier to learn before dark.',
      'Pack slippers or sandals for the walk across the grass at night.',
      'Put the phone in a drawer for an evening and see what the birds are up to.',
      'Bring layers rather than one thick jacket; mornings and afternoons differ.',
      'Rain on canvas is one of the better reasons to stay in bed.',
    ],
    hooks: [
      'A bed, some canvas and birdsong.',
      'Grass under your feet before coffee.',
      'Rain sounds better on canvas.',
      'No phone needed for an evening here.',
    ],
    subjects: [
      'What to pack for a night under canvas',
      'How to stay warm in a tent',
      'A slow morning in the grass',
    ],
    prepare: [
      'Choose your nights and, if you can, a second choice.',
      'Count guests, children included.',
      'Pack one jumper more than you think.',
    ],
  },
  {
    key: 'camping',
    signs:
      /\b(camp(ing|sites?|grounds?)|caravan (park|site)|RV parks?|tent pitch\w*|zeltplatz)\b/iu,
    topic: 'camping',
    booking: { one: 'pitch', many: 'pitches' },
    go: 'Pitch a tent',
    cta: ['Ask for a pitch', 'Plan our camping days', 'Find a pitch for us'],
    fields: ['Arrival and departure', 'Number of people', 'Tent, van or caravan?'],
    tell: ['which dates you have in mind', 'how many you are', 'what you sleep in'],
    worries: [
      {
        ask: 'Beginner with tents?',
        answer: 'Put it up once in the garden or a park; surprises belong there.',
      },
      {
        ask: 'Rain in the forecast?',
        answer: 'Pitch on slightly raised ground with the door away from the wind.',
      },
    ],
    bring: ['a mat that insulates', 'a head torch', 'a mallet', 'a lighter', 'rain jackets'],
    advice: [
      'The cold comes from below, so spend on the mat before the sleeping bag.',
      'Look up before you pitch: dead branches and street lamps both spoil a night.',
      'Keep one bag packed with what you need first, and arriving turns easy.',
      'Air the tent dry at home, or it will remember.',
    ],
    hooks: [
      'Peg in, kettle on.',
      'Pitch the tent, then do nothing.',
      'The stove is the kitchen, the meadow the hall.',
    ],
    subjects: [
      'The cold comes from below',
      'Where to pitch your tent',
      'Camping list, short version',
    ],
    prepare: [
      'Put up your tent once to see whether all parts are there.',
      'Choose arrival and departure days.',
      'Note length of van or size of tent.',
    ],
  },
  {
    key: 'lodge',
    signs:
      /\b(lodges?|estancias?|cattle stations?|rifugios?|refuges?|cabanes?|posadas?|hostels?|hotels?|bunkhouses?|bothy|bothies|cabins?|chalets?|cottages?|guest ?-?houses?|b&bs?|bed and breakfast|farm ?stays?|holiday (home|house|let)s?|mountain huts?|inns?|ferienhaus|ferienwohnung|h[üu]tte)\b/iu,
    topic: 'a stay',
    booking: { one: 'stay', many: 'stays' },
    go: 'Stay a while',
    cta: ['Ask for our dates', 'Plan our stay', 'Ask about a stay'],
    fields: ['Arrival and departure', 'Number of guests'],
    tell: [
      'which dates you have in mind',
      'how many guests you are',
      'what you would like to do while here',
    ],
    worries: [
      {
        ask: 'How long should you stay?',
        answer: 'The first evening is for arriving, so plan one more night than the sights need.',
      },
      {
        ask: 'Travelling far to get there?',
        answer: 'Arrive by daylight the first time; the last stretch is easier and prettier.',
      },
    ],
    bring: [
      'slippers',
      'a book',
      'good walking shoes',
      'a layer for the evening',
      'swimwear, just in case',
    ],
    advice: [
      'Leave the first evening without a plan; places open up to people who take their time.',
      'Bring shoes for indoors, and evenings become longer.',
      'Ask for the quietest corner when you write, not when you arrive.',
      'Pack for the weather you fear and for the one you hope for.',
      'A walk before breakfast tells you more about a place than the map on the wall.',
    ],
    hooks: [
      'Arrive, put the kettle on, look outside.',
      'Stay long enough to forget the weekday.',
      'Evenings are longer without plans.',
      'Leave the watch in the drawer.',
    ],
    subjects: ['How to plan a quiet stay', 'One night more', 'What to pack for doing nothing'],
    prepare: [
      'Choose arrival and departure, and say if they can move.',
      'Count guests and beds.',
      'Write down anything you must not eat.',
    ],
  },
]
