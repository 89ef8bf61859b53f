import type { SampleBusiness } from '../sample-business.ts'

export const restaurant: SampleBusiness = {
  answers: {
    business_name: 'Ember & Oak',
    industry: 'restaurant',
    product_service:
      'wood fired restaurant in Asheville. 5 course tasting menu $85, wine pairing $45. Wed-Sun 5 to 10 pm, 36 seats. Chef Maya Thornton. local farms, vegetarian menu every night. patio',
    target_customer: 'date night couples, birthdays, food lovers',
    main_offer: 'Wednesday: two tasting menus for $140, reservation required',
    brand_tone: 'luxury',
  },
  facts: [
    [
      'offering',
      {
        name: 'Five-course tasting menu',
        place: 'in Asheville',
        price: { amount: 85, currency: 'USD', unit: 'person', is_from: false },
        days: 'Wednesday to Sunday',
      },
    ],
    [
      'offering',
      {
        name: 'Wine pairing',
        price: { amount: 45, currency: 'USD', unit: 'person', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording: 'Two tasting menus for $140 on Wednesdays, with a reservation',
        thing: 'two tasting menus',
        price: { amount: 140, currency: 'USD', unit: 'couple', is_from: false },
        conditions: ['on Wednesdays', 'with a reservation'],
      },
    ],
    ['guide', { name: 'Maya Thornton', about: 'Chef' }],
    ['figure', { value: '36', label: 'seats' }],
    [
      'hours',
      { periods: [{ days: ['we', 'th', 'fr', 'sa', 'su'], opens: '17:00', closes: '22:00' }] },
    ],
  ],
  heroes: [
    [
      'Five courses, one fire',
      'Chef Maya Thornton’s tasting menu in Asheville: $85, with a wine pairing for $45.',
    ],
    [
      'Thirty-six seats around an oak fire',
      'A five-course tasting menu for $85 at Ember & Oak, Wednesday to Sunday from five. Wine pairing $45.',
    ],
    [
      'Wednesday is for two',
      'Two tasting menus are $140 on Wednesdays with a reservation. On other nights the five courses are $85, the wine pairing $45.',
    ],
  ],
  buttons: ['Reserve a table', 'Hold my table'],
  fields: ['Name', 'Email', 'Date and time', 'Guests', 'Allergies'],
  benefits: [
    'Everything meets the fire, even dessert',
    'A vegetarian menu every night we are open',
    'Vegetables and meat from local farms',
    'Thirty-six seats and a patio',
    'A wine for each course, $45',
    'Open Wednesday to Sunday, five to ten',
  ],
  offer: [
    'Wednesdays for two',
    'On Wednesdays two tasting menus are $140. A reservation is required.',
  ],
  story: [
    'Maya’s fire',
    'Maya Thornton cooks over oak because it cannot be hurried. She buys from farms close by and writes the menu around what they bring.',
  ],
  steps: [
    ['Reserve', 'Tell us the night and how many you are.'],
    ['Sit down', 'By the fire or on the patio.'],
    ['Five courses', 'We ask about allergies before the first.'],
  ],
  bring: ['An appetite', 'Somebody you like'],
  know: ['Wednesday’s price for two needs a reservation', 'Closed on Mondays and Tuesdays'],
  faq: [
    ['Is there something for vegetarians?', 'A menu of their own, every night.'],
    ['What does dinner cost?', 'The tasting menu is $85, the wine pairing $45.'],
    ['When are you open?', 'From Wednesday to Sunday, 5 pm to 10 pm.'],
    ['May we sit outside?', 'There is a patio. Say so when you reserve.'],
  ],
  thanks: [
    'Thank you. We will confirm your table',
    'Ember & Oak has your request. On Wednesdays two tasting menus are $140 with your reservation.',
    ['Tell us about allergies', 'Mention a birthday if there is one', 'Watch for our note'],
  ],
  facebook: [
    ['Five courses over oak', 'Maya Thornton’s tasting menu in Asheville, $85.'],
    ['Wednesday for two, $140', 'Two tasting menus on Wednesdays, with a reservation.'],
    ['Thirty-six seats', 'Ask for the patio. Ember & Oak, Wednesday to Sunday.'],
    ['A glass for every course', 'Add the wine pairing for $45.'],
  ],
  google: [
    ['Tasting Menu, Asheville', 'Five courses over an oak fire, $85. Wednesday to Sunday.'],
    ['Wednesday for Two, $140', 'Two tasting menus, reservation required. Ember & Oak.'],
    ['Date Night by the Fire', 'Thirty-six seats, local farms, a patio.'],
    ['Vegetarian Tasting Menu', 'Every night we are open, at Ember & Oak.'],
  ],
  emails: [
    [
      'Subject: Your table at Ember & Oak\n\nGood evening,\n\nThank you for your request. The five-course tasting menu is $85, and a wine pairing is $45. Please let us know about allergies, and whether you prefer the fire or the patio.\n\nMaya Thornton\nEmber & Oak',
    ],
    [
      'Subject: A trick for your own grill\n\nGood evening,\n\nLet the flames die down; embers cook, flames burn. Salt vegetables before the fire and meat after it. Rest everything for as long as it cooked, up to ten minutes. That is most of what we know.\n\nEmber & Oak',
    ],
    [
      'Subject: Wednesday, perhaps?\n\nGood evening,\n\nIt is our quietest night and the fire is the same. Two tasting menus are $140 on Wednesdays when you reserve. Which week may we note?\n\nEmber & Oak',
    ],
  ],
}
