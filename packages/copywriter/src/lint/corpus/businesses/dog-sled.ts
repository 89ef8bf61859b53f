import type { SampleBusiness } from '../sample-business.ts'

export const dogSled: SampleBusiness = {
  answers: {
    business_name: 'Finnmark Sled Dogs',
    industry: 'outdoor-adventure',
    product_service:
      'Dog sledding near Alta, Norway with Alaskan huskies (we have 38 dogs). Half day NOK 1,890 incl. winter suit, boots and lunch in a lavvu. You drive your own sled, 2 persons per sled. Dec 1 - April 20. pick up from Alta hotels included. minimum age 12 to drive, kids 4-11 ride half price',
    target_customer: 'families and friends on a winter trip, northern lights travellers',
    main_offer: 'Evening trip under the stars NOK 1,590, January only',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Half-day dog sledding',
        activity: 'drive your own sled',
        place: 'near Alta',
        price: { amount: 1890, currency: 'NOK', unit: 'person', is_from: false },
        group_size: 'two people per sled',
        requirements: 'drivers from 12 years; children from 4 to 11 ride along at half price',
        season: '1 December to 20 April',
        included: ['winter suit', 'boots', 'lunch in a lavvu', 'pick-up from hotels in Alta'],
      },
    ],
    [
      'offer',
      {
        wording: 'Evening trip under the stars for NOK 1,590 per person, in January only',
        thing: 'the evening trip under the stars',
        price: { amount: 1590, currency: 'NOK', unit: 'person', is_from: false },
        dates: 'in January',
      },
    ],
    ['figure', { value: '38', label: 'Alaskan huskies' }],
  ],
  heroes: [
    [
      'Thirty-eight huskies would like to meet you',
      'Drive your own sled near Alta for NOK 1,890. Winter suit, boots and lunch in the lavvu are included.',
    ],
    [
      'You hold the sled. The dogs know the way.',
      'Half a day of dog sledding near Alta, two people per sled, NOK 1,890 each, from 1 December to 20 April.',
    ],
    [
      'January nights belong to the dogs',
      'In January we run an evening trip under the stars for NOK 1,590. By day, half a day near Alta is NOK 1,890.',
    ],
  ],
  buttons: ['Ask for a sled', 'Meet the dogs'],
  fields: ['Name', 'Email', 'Date', 'Adults and children'],
  benefits: [
    'You drive, from the age of twelve',
    'Winter suit and boots to borrow, included',
    'Soup weather calls for lunch in the lavvu, and you get it',
    'We fetch you from your hotel in Alta',
    'Children from four to eleven ride along for half',
    'Two people share a sled and take turns',
  ],
  offer: ['Under the stars', 'The evening trip is NOK 1,590 per person, in January only.'],
  story: [
    'Thirty-eight opinions',
    'Each of our Alaskan huskies has one, mostly about when to leave. They are ready at the first sound of a harness. So, soon, are you.',
  ],
  steps: [
    ['We pick you up', 'At your hotel in Alta, then into a warm suit.'],
    ['Learn the brake', 'It is the one thing the dogs will not do for you.'],
    ['Run', 'Silence, snow, and the sound of paws.'],
    ['Lunch', 'In the lavvu, by the fire.'],
  ],
  bring: ['Wool underwear', 'Thin gloves for under the thick ones', 'Sunglasses'],
  know: ['Drivers are at least 12', 'We run from 1 December to 20 April'],
  faq: [
    [
      'May our son drive?',
      'If he is twelve or older. Between four and eleven he rides along for half the price.',
    ],
    ['Will we be cold?', 'You wear our winter suit and boots. Bring wool for underneath.'],
    ['Do you collect us?', 'Yes, from hotels in Alta.'],
    ['May we pet the dogs?', 'They insist on it.'],
    ['When is the season?', 'From 1 December until 20 April.'],
  ],
  thanks: [
    'Tusen takk! Somebody is already howling',
    'Finnmark Sled Dogs has your message. Half a day is NOK 1,890 per person; the January evening trip is NOK 1,590.',
    ['Count drivers and passengers', 'Look for wool socks', 'Check your email now and then'],
  ],
  facebook: [
    ['Drive your own sled', 'Half a day near Alta for NOK 1,890, suit, boots and lunch included.'],
    ['38 huskies, two of you', 'Share a sled and take turns. Finnmark Sled Dogs, near Alta.'],
    ['Under the stars in January', 'Evening trips for NOK 1,590, only in January.'],
    ['Half price from four to eleven', 'Children ride along while you do the driving.'],
  ],
  google: [
    ['Dog Sledding Near Alta', 'Drive your own sled for NOK 1,890. Lunch included.'],
    ['Evening Sled Trip', 'NOK 1,590 in January, under the stars.'],
    ['Meet 38 Huskies', 'Hotel pick-up in Alta, winter suit and boots included.'],
    ['Finnmark Sled Dogs', 'From 1 December to 20 April. Drivers from twelve.'],
  ],
  emails: [
    [
      'Subject: The dogs have read your message\n\nHi,\n\nThank you for writing to Finnmark Sled Dogs. Half a day costs NOK 1,890 per person with winter suit, boots, lunch and the ride from your hotel in Alta. Children from four to eleven come along for half. Which day shall we look at?\n\nFinnmark Sled Dogs',
    ],
    [
      'Subject: Dressing for the Arctic\n\nHi,\n\nWool next to the skin, never cotton. Socks thin enough that your toes can move. Put lenses in before you leave, because glasses fog. And keep the phone battery close to your body, or it will nap.\n\nFinnmark Sled Dogs',
    ],
    [
      'Subject: Day run or starry run?\n\nHi,\n\nDaylight gives you the view. In January the evening trip, at NOK 1,590, gives you the stars. Tell us a date and how many of you there are.\n\nFinnmark Sled Dogs',
    ],
  ],
}
