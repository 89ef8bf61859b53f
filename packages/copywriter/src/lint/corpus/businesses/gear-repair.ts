import type { SampleBusiness } from '../sample-business.ts'

export const gearRepair: SampleBusiness = {
  answers: {
    business_name: 'Second Stitch',
    industry: 'outdoor-gear',
    product_service:
      'Outdoor gear repair shop in Portland OR: zippers from $18, tent poles, down jackets rewashed $35, backpack straps. Usually ready in 5 working days. drop off tue-sat 10am-6pm at 412 SE Alder St or mail it in. every repair guaranteed for 1 year. phone 503-555-0142, hello@secondstitch.example',
    target_customer: 'hikers, climbers, anyone who hates throwing stuff away',
    main_offer: '2 zipper repairs for $30, drop-off only, through March 31',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Zipper repair',
        price: { amount: 18, currency: 'USD', unit: 'item', is_from: true },
        duration: 'usually ready in 5 working days',
      },
    ],
    [
      'offering',
      {
        name: 'Down jacket wash',
        price: { amount: 35, currency: 'USD', unit: 'item', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording: 'Two zipper repairs for $30, drop-off only, through March 31',
        thing: 'two zipper repairs',
        price: { amount: 30, currency: 'USD', unit: 'whole', is_from: false },
        conditions: ['drop-off only'],
        dates: 'through March 31',
      },
    ],
    ['address', { street: '412 SE Alder St', locality: 'Portland', region: 'OR' }],
    ['phone', { number: '503-555-0142' }],
    ['email', { address: 'hello@secondstitch.example' }],
    ['rule', { kind: 'other', text: 'Every repair is guaranteed for one year' }],
    [
      'hours',
      { periods: [{ days: ['tu', 'we', 'th', 'fr', 'sa'], opens: '10:00', closes: '18:00' }] },
    ],
  ],
  heroes: [
    [
      'Your jacket is not done yet',
      'Zippers from $18, a fresh start for down at $35, and a one-year guarantee on every repair. In Portland, or by mail.',
    ],
    [
      'Fix it. You know you love it.',
      'Second Stitch mends outdoor gear in Portland: zippers from $18, down jackets washed for $35, usually in five working days.',
    ],
    [
      'Two zippers, thirty dollars',
      'Drop off two zipper repairs through March 31 and pay $30. One is from $18, a down wash is $35.',
    ],
  ],
  buttons: ['Ask about a repair', 'Save my jacket'],
  fields: ['Name', 'Email', 'What is broken?'],
  benefits: [
    'Every repair is guaranteed for a year',
    'Zippers from $18, which beats a new jacket',
    'Usually back in your hands in five working days',
    'Drop off Tuesday to Saturday, ten to six',
    'Too far away? Mail it in',
    'Tent poles and backpack straps, too',
  ],
  offer: ['Two for thirty', 'Two zipper repairs are $30 through March 31, for drop-off only.'],
  story: [
    'Why we mend',
    'A zipper costs less than a jacket, and a jacket remembers where it has been. We fix the one so you can keep the other.',
  ],
  steps: [
    ['Bring it or mail it', 'We are at 412 SE Alder St, Tuesday to Saturday.'],
    ['We look', 'You hear a price before we pick up a needle.'],
    ['You wear it', 'For years, we hope. For one, we guarantee.'],
  ],
  bring: ['The broken thing', 'The missing pieces, if you found them'],
  know: ['The two-for-$30 offer is for drop-off, through March 31'],
  faq: [
    ['How long does it take?', 'Usually five working days.'],
    ['What does a zipper cost?', 'From $18.'],
    ['Is there a guarantee?', 'One year on every repair.'],
    [
      'Where are you?',
      'At 412 SE Alder St in Portland. Call 503-555-0142 or write to hello@secondstitch.example.',
    ],
    [
      'Can you save a soaked down jacket?',
      'Often. A proper wash is $35 and brings most of the loft back.',
    ],
  ],
  thanks: [
    'Thanks, put the kettle on',
    'Second Stitch has your message. Two zippers are $30 when you drop them off through March 31.',
    ['Take a photo of the damage', 'Empty the pockets', 'Look for our email'],
  ],
  facebook: [
    [
      'That zipper? We can fix it.',
      'From $18, usually in five working days. Second Stitch, Portland.',
    ],
    ['Two zippers for $30', 'Drop-off only, through March 31. Bring the whole closet.'],
    ['Guaranteed for a year', 'Every repair we make is. Tents, packs and puffy jackets.'],
    ['Wash that down', '$35 and your jacket is a cloud again.'],
  ],
  google: [
    ['Gear Repair in Portland', 'Zippers from $18, guaranteed for one year.'],
    ['Two Zippers, $30', 'Drop-off only, through March 31, at Second Stitch.'],
    ['Down Jacket Wash, $35', 'Usually ready in five working days.'],
    ['Mend, Do Not Toss', 'Open Tuesday to Saturday at 412 SE Alder St.'],
  ],
  emails: [
    [
      'Subject: About that broken thing\n\nHello,\n\nThanks for asking Second Stitch. Zippers are from $18, a down wash is $35, and most jobs take five working days. A photo helps us tell you more. Drop by from Tuesday to Saturday, ten to six, or call 503-555-0142.\n\nSecond Stitch\n412 SE Alder St',
    ],
    [
      'Subject: Make a zipper last\n\nHello,\n\nBrush the teeth with an old toothbrush and rub a candle along them. Close zippers before you wash anything. Never force a slider past a fold of fabric; back up and try again. That is most of our trade secrets.\n\nSecond Stitch',
    ],
    [
      'Subject: Still in the closet?\n\nHello,\n\nBring it in as it is. If you have two zippers to fix, both together are $30 through March 31, drop-off only.\n\nSecond Stitch',
    ],
  ],
}
