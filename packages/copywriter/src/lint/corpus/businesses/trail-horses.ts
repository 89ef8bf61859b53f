import type { SampleBusiness } from '../sample-business.ts'

export const trailHorses: SampleBusiness = {
  answers: {
    business_name: 'Totara Ridge Horse Treks',
    industry: 'outdoor-adventure',
    product_service:
      'Horse treks through native bush and farmland near Glenorchy NZ. 2 hour trek NZ$145, full day NZ$295 with lunch at the hut. Max weight 100kg, riders 12 and up. Groups of 5 max. My family has farmed here since 1962.',
    target_customer: 'travellers visiting Queenstown, riders and total beginners',
    main_offer: 'second rider half price on the morning trek in March and April',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Two-hour horse trek',
        activity: 'ride through native bush and farmland',
        place: 'near Glenorchy',
        price: { amount: 145, currency: 'NZD', unit: 'person', is_from: false },
        duration: '2 hours',
        group_size: 'up to 5 riders',
        requirements: 'from 12 years, up to 100 kg',
      },
    ],
    [
      'offering',
      {
        name: 'Full-day horse trek',
        price: { amount: 295, currency: 'NZD', unit: 'person', is_from: false },
        included: ['lunch at the hut'],
      },
    ],
    [
      'offer',
      {
        wording: 'Second rider at half price on the morning trek in March and April',
        thing: 'the morning trek',
        saving: 'second rider half price',
        conditions: ['on the morning trek'],
        dates: 'in March and April',
      },
    ],
    ['since', { year: 1962 }],
    ['audience', { text: 'travellers visiting Queenstown' }],
  ],
  heroes: [
    [
      'Two hours in the saddle, a valley to yourselves',
      'Ride native bush and open farmland near Glenorchy for NZ$145 a person. Five riders at most, first-timers included.',
    ],
    [
      'Our family has farmed this valley since 1962. Come and ride it.',
      'A two-hour trek is NZ$145, a full day NZ$295 with lunch at the hut.',
    ],
    [
      'In March and April, the second rider pays half',
      'That goes for the morning trek from Totara Ridge, NZ$145 for the first of you. The full day is NZ$295.',
    ],
  ],
  buttons: ['Pick a day to ride', 'Ask about a trek'],
  fields: ['Name', 'Email', 'Riding experience', 'Preferred day'],
  benefits: [
    'Small groups: five riders and one of us',
    'Horses that know the track better than we do',
    'Bush, river flats and the farm, all in one loop',
    'A full day ends with lunch at the hut behind you',
    'Never ridden? We start in the yard and go from there',
    'A family that has worked this land since 1962',
  ],
  offer: [
    'Half price for the second rider',
    'On the morning trek in March and April, the second rider pays half.',
  ],
  story: [
    'The family on the ridge',
    'We came here in 1962 with sheep. The horses came for work and stayed for company. Now we take people out on the tracks we use ourselves.',
  ],
  steps: [
    ['Meet your horse', 'We match the two of you in the yard, by temper and by height.'],
    ['Into the bush', 'The track climbs gently and the birds do the talking.'],
    ['Home along the flats', 'Those who want to trot, trot. Nobody has to.'],
  ],
  bring: ['Long trousers', 'Shoes with a small heel', 'A warm layer'],
  know: ['Riders are twelve or older', 'The horses carry up to 100 kg'],
  faq: [
    ['Is it alright for a beginner?', 'Yes. We keep to a walk until you ask for more.'],
    ['Is there a weight limit?', 'It is 100 kg, for the sake of the horses.'],
    ['Can my daughter come?', 'From twelve years on she can.'],
    ['What do we eat on the full day?', 'Lunch at the hut is included.'],
    ['How many people ride together?', 'Five at the very most.'],
  ],
  thanks: [
    'Thanks, the horses have been told',
    'We have your note about riding at Totara Ridge Horse Treks and will get back to you about days.',
    ['Check who weighs what', 'Find your long trousers', 'Look out for our reply'],
  ],
  facebook: [
    ['Ride near Glenorchy', 'Two hours of bush and farmland on horseback for NZ$145 a person.'],
    ['Five riders, one valley', 'Treks for people who have never ridden and people who miss it.'],
    [
      'The second rider pays half',
      'On the morning trek in March and April. Totara Ridge Horse Treks.',
    ],
    ['Lunch at the hut', 'The full-day trek is NZ$295, and the food tastes better up there.'],
  ],
  google: [
    ['Horse Treks in Glenorchy', 'Two hours for NZ$145. Small groups, beginners welcome.'],
    ['Full-Day Horse Trek', 'NZ$295 with lunch at the hut. Riders from twelve.'],
    ['Second Rider Half Price', 'Morning trek, March and April. Totara Ridge Horse Treks.'],
    ['Ride With a Farm Family', 'We have been on this land since 1962. Come and see it.'],
  ],
  emails: [
    [
      'Subject: Your trek at Totara Ridge\n\nKia ora,\n\nThanks for asking about a ride. The two-hour trek is NZ$145 per person and the full day is NZ$295 with lunch. Let us know how much riding you have done, honestly, and we will find you a horse to match.\n\nTotara Ridge Horse Treks',
    ],
    [
      'Subject: How not to be sore tomorrow\n\nKia ora,\n\nSit tall, drop your heels and look where you want to go, not at the horse. Shorts are a mistake you make once. Stretch your hips before and after, and breathe out when the horse does.\n\nTotara Ridge Horse Treks',
    ],
    [
      'Subject: Morning or all day?\n\nKia ora,\n\nThe morning suits most people, the full day suits those who hate to get off. In March and April a second rider pays half on the morning trek. Write back with a day and we will take it from there.\n\nTotara Ridge Horse Treks',
    ],
  ],
}
