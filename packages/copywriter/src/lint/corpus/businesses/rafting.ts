import type { SampleBusiness } from '../sample-business.ts'

export const rafting: SampleBusiness = {
  answers: {
    business_name: 'Granite Fork Rafting',
    industry: 'outdoor-adventure',
    product_service:
      'Whitewater rafting on the Payette river, Idaho. Half day ($79, class III, 4 hours incl. shuttle) and full day $129 with riverside lunch. Age 8+. Guides are swiftwater rescue certified. Season is May thru September. meet at our boathouse in Banks',
    target_customer: 'families, bachelor parties, company outings from Boise',
    main_offer: '$10 off per person Monday-Thursday for groups of 6+',
    brand_tone: 'fun',
  },
  facts: [
    [
      'offering',
      {
        name: 'Half-day rafting trip',
        activity: 'run class III rapids',
        place: 'on the Payette River',
        price: { amount: 79, currency: 'USD', unit: 'person', is_from: false },
        duration: '4 hours with the shuttle',
        requirements: 'from 8 years',
        season: 'May to September',
        meeting_point: 'the boathouse in Banks',
      },
    ],
    [
      'offering',
      {
        name: 'Full-day rafting trip',
        place: 'on the Payette River',
        price: { amount: 129, currency: 'USD', unit: 'person', is_from: false },
        included: ['riverside lunch'],
      },
    ],
    [
      'offer',
      {
        wording: '$10 off per person, Monday to Thursday, for groups of six or more',
        saving: '$10 off per person',
        conditions: ['Monday to Thursday', 'for groups of six or more'],
      },
    ],
    ['certificate', { text: 'Guides certified in swiftwater rescue' }],
    ['audience', { text: 'families' }],
    ['audience', { text: 'company outings from Boise' }],
  ],
  heroes: [
    [
      'The Payette is loud. You will be louder.',
      'Half a day of class III rapids for $79 a person, shuttle included, from our boathouse in Banks. Kids paddle from age eight.',
    ],
    [
      'Half day, $79. Full day, $129. Dry hair, not likely.',
      'Granite Fork Rafting runs the Payette River from May to September with guides certified in swiftwater rescue.',
    ],
    [
      'Get your whole crew wet on the Payette River',
      'Six or more of you, Monday through Thursday: $10 off per person on the $79 half day or the $129 full day.',
    ],
  ],
  buttons: ['Save my seat in the raft', 'Plan our trip'],
  fields: ['Name', 'Email', 'Phone', 'Date', 'Group size'],
  benefits: [
    'Class III: big enough to scream, friendly enough to smile',
    'Every guide is certified in swiftwater rescue',
    'Four hours door to door, shuttle and all',
    'The full day stops for lunch beside the river',
    'Eight-year-olds get a paddle of their own',
    'An easy drive for a team from Boise',
  ],
  offer: ['Bring five friends', 'Groups of six or more save $10 per person, Monday to Thursday.'],
  story: [
    'Why we do this',
    'Somebody has to run the Payette all summer. We volunteered. We put you in at Banks, tell you when to paddle, and let the river write the jokes.',
  ],
  steps: [
    ['Meet in Banks', 'Find the boathouse, find a helmet that fits, hear the talk.'],
    ['Hit the rapids', 'The guide calls, you dig, the boat goes roughly where we meant.'],
    ['Tell the story', 'The shuttle takes you back. The waves get taller every mile.'],
  ],
  bring: ['Swimwear', 'Shoes that stay on your feet', 'A towel and dry clothes for the drive'],
  know: ['Rafters are at least eight', 'The group price is for Monday to Thursday'],
  faq: [
    [
      'Do we need experience?',
      'Just ears. Your guide calls every stroke, and the first stretch is for practice.',
    ],
    ['How old do kids have to be?', 'Eight. After that there is no upper limit to enthusiasm.'],
    [
      'What do we get on the full day?',
      'More river, and lunch on the bank between rapids. It is $129 a person.',
    ],
    ['Where do we meet?', 'At our boathouse in Banks.'],
    ['What if it rains?', 'You are going to get wet anyway. Bring a fleece.'],
  ],
  thanks: [
    'You are nearly wet',
    'We have your message. Half days are $79, full days $129, and six or more people save $10 each from Monday to Thursday.',
    ['Count your crew', 'Pick a day or two', 'Keep an eye on your inbox'],
  ],
  facebook: [
    [
      '$79 of whitewater',
      'Half a day on the Payette, shuttle included, from the boathouse in Banks.',
    ],
    ['Rapids before lunch, rapids after', 'The full day is $129 and stops on the bank to eat.'],
    [
      'Six of you? Ten dollars off',
      'Groups of six or more save $10 per person, Monday to Thursday.',
    ],
    ['Kids from eight can paddle', 'Class III fun with guides certified in swiftwater rescue.'],
  ],
  google: [
    ['Payette River Rafting', 'Half-day trips for $79 per person with Granite Fork Rafting.'],
    ['Raft With Your Crew', 'Save $10 a person, Monday to Thursday, six people or more.'],
    ['Full-Day Rafting, $129', 'Riverside lunch included. May through September.'],
    ['Whitewater Near Boise', 'Class III rapids, certified guides, kids from eight.'],
  ],
  emails: [
    [
      'Subject: Your raft question made it downstream\n\nHi there,\n\nThanks for reaching out to Granite Fork Rafting. A half day on the Payette is $79 per person and takes four hours with the shuttle; the full day is $129 with lunch on the bank. Reply with your head count and a date, and we will sort out boats.\n\nThe crew at Granite Fork Rafting',
    ],
    [
      'Subject: Shoes, sunscreen, and other hard-won wisdom\n\nHi,\n\nFlip-flops float away, so wear shoes with a strap. Put sunscreen on before the life jacket, not after. Leave the car key with somebody on land. Wool socks stay warm when they are soaked, and cotton never does.\n\nGranite Fork Rafting',
    ],
    [
      'Subject: Front seat or back seat?\n\nHi,\n\nThe front gets the waves, the back gets the view of the front getting the waves. Tell us how many you are and which day you like, and we will hold a place in the plan for you.\n\nGranite Fork Rafting',
      'Subject: One line and we can plan\n\nHi,\n\nAll we need is a day and a number of people. If that number is six or more and the day falls between Monday and Thursday, everybody saves $10.\n\nGranite Fork Rafting',
    ],
  ],
}
