import type { SampleBusiness } from '../sample-business.ts'

export const birding: SampleBusiness = {
  answers: {
    business_name: 'Marsh Harrier Walks',
    industry: 'guiding',
    product_service:
      'birdwatching walks on the norfolk broads, led by me Ruth Ellwood. 4 hours from 7am, £38, 6 people, binoculars lent free. I also do private days £240 up to 4. wheelchair friendly boardwalk route on request. marsh harriers, bitterns, cranes',
    target_customer: 'beginners, retired couples, photographers',
    main_offer: 'dawn chorus walk in May £30, sundays only, bacon roll included',
    brand_tone: 'caring',
  },
  facts: [],
  heroes: [
    [
      'Seven in the morning, and the marsh is already talking',
      'Four hours on the Norfolk Broads with me, Ruth Ellwood, for £38. Six people, and binoculars to borrow free.',
    ],
    [
      'You will hear the bittern before you see it',
      'Birdwatching walks for beginners and for people with long lenses. £38 for four hours, private days £240 for up to four.',
    ],
    [
      'Come for the harriers, stay for the quiet',
      'Marsh Harrier Walks: £38 a place, six people, and a start at 7 am.',
    ],
  ],
  buttons: ['Ask Ruth for a place', 'Choose a morning'],
  fields: ['Name', 'Email', 'Which morning?', 'How many of you?'],
  benefits: [
    'Six people and one pair of practised ears',
    'Binoculars lent free, and I show you how to set them',
    'Harriers, bitterns and, with luck, cranes',
    'A boardwalk route for wheelchairs, on request',
    'Private days for up to four people at £240',
    'An unhurried pace, with time to stand still',
  ],
  offer: [
    'Dawn chorus in May',
    'On Sundays in May the dawn chorus walk is £30, with a bacon roll.',
  ],
  story: [
    'Why I walk',
    'I am Ruth Ellwood. I started because nobody would wait while I looked at a wren. On my walks, everybody waits.',
  ],
  steps: [
    ['Meet at seven', 'Flask in hand, if you have one.'],
    ['Listen first', 'I point out three songs, and by nine you know them.'],
    ['Look', 'The harriers hunt low over the reeds.'],
  ],
  bring: ['Quiet clothes', 'Waterproof shoes', 'A flask'],
  know: ['Six people at most', 'Dawn chorus walks are on Sundays in May'],
  faq: [
    ['Do I need to know anything about birds?', 'Not a thing. Curiosity is plenty.'],
    [
      'I use a wheelchair. Can I come?',
      'Yes. Ask for the boardwalk route and I plan the morning around it.',
    ],
    ['Do you lend binoculars?', 'I do, free of charge.'],
    [
      'What shall we see?',
      'I cannot promise a bird. Harriers, bitterns and cranes live here, and we look for all three.',
    ],
  ],
  thanks: [
    'Thank you, I will write to you',
    'Your note has reached Marsh Harrier Walks. A place on a four-hour walk is £38.',
    [
      'Put your alarm clock somewhere loud',
      'Tell me if steps are hard for you',
      'Look out for my email',
    ],
  ],
  facebook: [
    ['Birdsong at seven', 'Four hours on the Broads for £38, binoculars lent free.'],
    ['Six people, one marsh', 'A calm morning with Ruth Ellwood and the harriers.'],
    ['Dawn chorus, £30', 'On Sundays in May, bacon roll included.'],
    ['A private day for four', '£240 for up to four of you, at your own pace.'],
  ],
  google: [
    ['Birdwatching in Norfolk', 'Four-hour walks for £38. Binoculars lent free.'],
    ['Dawn Chorus Walk, £30', 'Sundays in May, with a bacon roll.'],
    ['Walk With Ruth Ellwood', 'Bitterns, harriers and cranes on the Broads.'],
    ['Private Birding Day', '£240 for up to four people.'],
  ],
  emails: [
    [
      'Subject: Your morning on the marsh\n\nHello,\n\nThank you for your note. A walk is four hours from seven in the morning and costs £38. I lend binoculars free. If you tell me about sore knees or a long lens, I will choose the path to suit.\n\nRuth Ellwood\nMarsh Harrier Walks',
    ],
    [
      'Subject: Setting your binoculars in a minute\n\nHello,\n\nClose your right eye and focus with the wheel on something with an edge. Close your left eye and turn the ring on the right barrel until the same edge is sharp. From then on, only the wheel. And look at the bird first, then lift the glasses without looking down.\n\nRuth',
    ],
    [
      'Subject: A Sunday in May?\n\nHello,\n\nThe dawn chorus walk is £30 on Sundays in May, and there is a bacon roll at the end. Or choose any other morning. Just reply with the one you like.\n\nRuth Ellwood',
    ],
  ],
}
