import type { SampleBusiness } from '../sample-business.ts'

export const alpineHut: SampleBusiness = {
  answers: {
    business_name: 'Berghaus Alpenrose',
    industry: 'lodging',
    product_service:
      'Mountain inn above Grindelwald, 12 rooms, half board. Double room CHF 210 per night for two incl breakfast and dinner. 40 min walk from Bort cable car station. Open mid June - mid October. sauna. dogs ok CHF 15',
    target_customer: 'hikers and couples who want quiet, no cars',
    main_offer: 'Stay 3 nights pay 2, Sunday to Thursday in September',
    brand_tone: 'caring',
  },
  facts: [
    [
      'offering',
      {
        name: 'Double room with half board',
        place: 'above Grindelwald',
        price: { amount: 210, currency: 'CHF', unit: 'night', is_from: false },
        included: ['breakfast', 'dinner'],
        season: 'mid-June to mid-October',
      },
    ],
    [
      'offer',
      {
        wording: 'Stay three nights and pay two, Sunday to Thursday in September',
        saving: 'three nights for the price of two',
        conditions: ['Sunday to Thursday'],
        dates: 'in September',
      },
    ],
    ['rule', { kind: 'other', text: 'Dogs are welcome for CHF 15' }],
    ['figure', { value: '12', label: 'rooms' }],
  ],
  heroes: [
    [
      'Forty minutes on foot, and the cars are gone',
      'Twelve rooms above Grindelwald, breakfast and dinner included. CHF 210 a night for two.',
    ],
    [
      'Quiet has twelve rooms and a sauna',
      'Berghaus Alpenrose: a double with half board for CHF 210 per night, mid-June to mid-October.',
    ],
    [
      'Three September nights for the price of two',
      'From Sunday to Thursday in September the third night is ours. A double room with half board is CHF 210 a night.',
    ],
  ],
  buttons: ['Ask for a room', 'Plan our stay'],
  fields: ['Name', 'Email', 'Arrival', 'Nights', 'Guests'],
  benefits: [
    'Breakfast and dinner are part of the night',
    'No road reaches us: you walk up from Bort',
    'A sauna for legs that have earned it',
    'Only twelve rooms, so the terrace is never full',
    'Your dog is welcome for CHF 15',
    'Open from the middle of June to the middle of October',
  ],
  offer: [
    'September, slowly',
    'Stay three nights and pay for two, Sunday to Thursday in September.',
  ],
  story: [
    'Above the last road',
    'We look after twelve rooms and everybody in them. Dinner is when the walkers come down and the cows go quiet.',
  ],
  steps: [
    ['Take the cable car to Bort', 'From the station it is a forty-minute walk.'],
    ['Put your boots by the door', 'The sauna is warm and dinner is on its way.'],
    ['Wake up above the valley', 'Breakfast first, plans later.'],
  ],
  bring: ['Walking boots', 'Slippers for the house', 'A torch'],
  know: ['We are open from mid-June to mid-October', 'A dog is CHF 15'],
  faq: [
    ['How do we reach you?', 'By cable car to Bort, then on foot for 40 minutes.'],
    ['Is dinner included?', 'Yes, and so is breakfast.'],
    ['May we bring the dog?', 'Gladly. A dog costs CHF 15.'],
    [
      'Is there anything to do in rain?',
      'A sauna, a stack of books, and a view that comes and goes.',
    ],
    ['How many rooms do you have?', 'Twelve.'],
  ],
  thanks: [
    'Thank you. We have put the light on',
    'Berghaus Alpenrose has your dates. In September, three nights from Sunday to Thursday cost two; a night for two is CHF 210 with half board.',
    ['Check the cable car times', 'Think about your walks', 'Wait for a letter from us'],
  ],
  facebook: [
    [
      'A night above Grindelwald',
      'CHF 210 for two with breakfast and dinner. Forty minutes from the cable car.',
    ],
    ['Three nights, two paid', 'Sunday to Thursday in September at Berghaus Alpenrose.'],
    ['No cars. Only bells.', 'Twelve rooms above Grindelwald and a sauna for tired legs.'],
    ['Bring the dog', 'He walks up with you and stays for CHF 15.'],
  ],
  google: [
    ['Mountain Inn, Grindelwald', 'Double with half board for CHF 210 a night.'],
    ['Three Nights for Two', 'Sunday to Thursday in September at Berghaus Alpenrose.'],
    ['Car-Free Alpine Stay', 'Walk up from Bort in 40 minutes. Sauna and quiet.'],
    ['Berghaus Alpenrose', 'Twelve rooms above the last road. Dogs welcome.'],
  ],
  emails: [
    [
      'Subject: Your stay above Grindelwald\n\nDear guest,\n\nThank you for your message to Berghaus Alpenrose. A double room is CHF 210 a night for two, with breakfast and dinner. Please tell us your dates and whether a dog comes along, and we will see what is free.\n\nWith warm regards\nBerghaus Alpenrose',
    ],
    [
      'Subject: Walking well at this height\n\nDear guest,\n\nStart slowly and arrive early; storms like afternoons. Two thin layers are kinder than one thick one. Blisters begin as warm spots, so stop at the first one. And drink more than you do at home.\n\nBerghaus Alpenrose',
    ],
    [
      'Subject: Shall we keep a window for you?\n\nDear guest,\n\nIf you know your dates, a single line is enough. From Sunday to Thursday in September, three nights cost as much as two.\n\nBerghaus Alpenrose',
    ],
  ],
}
