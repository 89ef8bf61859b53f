import type { SampleBusiness } from '../sample-business.ts'

export const estateAgent: SampleBusiness = {
  answers: {
    business_name: 'Harbour & Hill',
    industry: 'real-estate',
    product_service:
      'Independent estate agents in Falmouth, Cornwall. We sell cottages and coastal homes, fee 1.25% + VAT, no sale no fee. Accompanied viewings 7 days a week. Partners Jane Trelawny and Mike Osei, 30 years between us. Floor plans and photos included',
    target_customer: 'people selling a house around Falmouth and Penryn',
    main_offer: 'Free valuation visit, no obligation, within 15 miles of Falmouth',
    brand_tone: 'professional',
  },
  facts: [
    [
      'offering',
      {
        name: 'House sale',
        place: 'around Falmouth and Penryn',
        included: ['floor plans', 'photos', 'accompanied viewings seven days a week'],
      },
    ],
    [
      'offer',
      {
        wording: 'Free valuation visit without obligation within 15 miles of Falmouth',
        thing: 'a valuation visit',
        saving: 'free',
        conditions: ['within 15 miles of Falmouth'],
      },
    ],
    ['guide', { name: 'Jane Trelawny', about: 'Partner' }],
    ['guide', { name: 'Mike Osei', about: 'Partner' }],
    ['figure', { value: '1.25 %', label: 'fee plus VAT' }],
    ['rule', { kind: 'other', text: 'No sale, no fee' }],
  ],
  heroes: [
    [
      'What is your Falmouth home worth?',
      'Jane Trelawny or Mike Osei will come and tell you. The valuation is free and without obligation within 15 miles of Falmouth.',
    ],
    [
      'Sell with the two people who answer the phone',
      'Harbour & Hill sells homes around Falmouth and Penryn for 1.25 % plus VAT. No sale, no fee.',
    ],
    [
      'Your house, seen by the right people',
      'Accompanied viewings seven days a week, photos and floor plans included, at 1.25% plus VAT.',
    ],
  ],
  buttons: ['Book my valuation', 'Value my home'],
  fields: ['Name', 'Email', 'Phone', 'Address of the property'],
  benefits: [
    'A free valuation within 15 miles of Falmouth, with no obligation',
    'You pay 1.25 % plus VAT, and only once it is sold',
    'One of us shows every buyer round, on any day of the week',
    'Photographs and floor plans are included',
    'Thirty years of local sales between the two partners',
    'Coastal homes and cottages are what we know',
  ],
  offer: [
    'A free valuation visit',
    'Within 15 miles of Falmouth we value your home free of charge and without obligation.',
  ],
  story: [
    'Two partners',
    'Jane Trelawny and Mike Osei have thirty years of selling homes between them. They founded Harbour & Hill to do it without a script.',
  ],
  steps: [
    ['We visit', 'You show us round and tell us why you love it.'],
    ['You decide', 'We put a figure and our reasons on paper.'],
    ['We sell', 'Photos, floor plans and viewings are our work.'],
  ],
  bring: ['Any recent plans of the house', 'A list of what you have improved'],
  know: ['Valuation visits are within 15 miles of Falmouth'],
  faq: [
    [
      'What do you charge?',
      'A fee of 1.25 % plus VAT. If it does not sell, there is nothing to pay.',
    ],
    [
      'Is the valuation really free?',
      'Yes, within 15 miles of Falmouth, and it commits you to nothing.',
    ],
    ['Who shows buyers round?', 'We do, seven days a week.'],
    ['Do I pay for photographs?', 'No, they are included, and so are floor plans.'],
  ],
  thanks: [
    'Thank you. We will arrange a visit',
    'Harbour & Hill has your address. Your valuation is free within 15 miles of Falmouth and commits you to nothing.',
    ['Find your house plans', 'Note what you have improved', 'Look out for our message'],
  ],
  facebook: [
    ['A free valuation in Falmouth', 'Without obligation, within 15 miles. From Harbour & Hill.'],
    ['No sale, no fee', 'Sell around Falmouth and Penryn for 1.25 % plus VAT.'],
    ['We show buyers round', 'Accompanied viewings seven days a week, photos included.'],
    ['Cottages are our trade', 'Thirty years of local sales between Jane and Mike.'],
  ],
  google: [
    ['Free Valuation, Falmouth', 'Within 15 miles and without obligation.'],
    ['No Sale, No Fee', '1.25 % plus VAT, photos and floor plans included.'],
    ['Sell Your Cornish Cottage', 'Harbour & Hill, independent agents in Falmouth.'],
    ['Viewings Every Day', 'We show your buyers round, seven days a week.'],
  ],
  emails: [
    [
      'Subject: Your valuation visit\n\nGood day,\n\nThank you for getting in touch with Harbour & Hill. The visit is free within 15 miles of Falmouth and puts you under no obligation. Please reply with the address and two times that suit you.\n\nJane Trelawny and Mike Osei\nHarbour & Hill',
    ],
    [
      'Subject: Before the photographs\n\nGood day,\n\nOpen every curtain and clear every surface by half. Buyers look up, so change dead bulbs. Put the car round the corner. A tidy path sells a house before the door opens.\n\nHarbour & Hill',
    ],
    [
      'Subject: Morning or afternoon light?\n\nGood day,\n\nTell us when your house looks its best, and we will come then. There is nothing to prepare, and nothing to sign.\n\nMike Osei\nHarbour & Hill',
    ],
  ],
}
