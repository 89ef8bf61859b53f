import type { SampleBusiness } from '../sample-business.ts'

export const zipline: SampleBusiness = {
  answers: {
    business_name: 'Treetop Rush',
    industry: 'outdoor-adventure',
    product_service:
      'zipline park near Gatlinburg, TN. 9 lines, longest 1,200 feet. 2.5 hours, $89. must be 7+ and 60 to 260 lbs. Two guides with every group. open daily except Tuesdays',
    target_customer: 'families on vacation, church and youth groups',
    main_offer: 'Twilight tour $69 after 5pm, June to August',
    brand_tone: 'fun',
  },
  facts: [],
  heroes: [
    [
      'Nine lines. One very loud you.',
      'Fly through the trees near Gatlinburg for $89. The longest line is 1,200 feet, and two guides go with every group.',
    ],
    [
      'Two and a half hours without touching the ground',
      'Well, mostly. Nine ziplines near Gatlinburg for $89 each, from age seven.',
    ],
    [
      'The twilight tour is $69 and smells like pine',
      'After 5 pm from June to August. By daylight all nine lines are $89.',
    ],
  ],
  buttons: ['Clip me in', 'Save my spot'],
  fields: ['Name', 'Email', 'Date', 'How many fliers?'],
  benefits: [
    'Nine ziplines, the longest 1,200 feet',
    'Two guides with every group',
    'Fliers from seven years and 60 pounds up',
    'About two and a half hours in the trees',
    'Open every day but Tuesday',
    'Youth groups get guides who like noise',
  ],
  offer: ['Twilight tour', 'From June to August, tours after 5 pm are $69.'],
  story: [
    'How it started',
    'We looked up at those trees and thought: what if we did not take the stairs? Now two of us clip you in, nine times over.',
  ],
  steps: [
    ['Harness up', 'We fit it, check it, and check it again.'],
    ['Line one', 'It is the small one. Scream anyway.'],
    ['Line nine', 'By now you are asking to go backwards.'],
  ],
  bring: ['Closed shoes', 'A hair tie', 'Your brave face'],
  know: ['Fliers weigh 60 to 260 lbs', 'No tours on Tuesdays'],
  faq: [
    ['Who can fly?', 'Anybody from age 7 who weighs between 60 and 260 pounds.'],
    ['How long does it take?', 'Around two and a half hours.'],
    [
      'I am scared of heights. Now what?',
      'So were some of our guides. The first line is low and slow.',
    ],
    ['When are you closed?', 'On Tuesdays.'],
  ],
  thanks: [
    'You are cleared for takeoff',
    'Treetop Rush got your note. Tours are $89, twilight ones $69 after 5 pm from June to August.',
    ['Round up your fliers', 'Find closed shoes', 'Check your email'],
  ],
  facebook: [
    [
      'Nine lines near Gatlinburg',
      'Two and a half hours in the trees for $89. Screaming is included.',
    ],
    ['$69 after five', 'Twilight ziplining from June to August, after 5 pm, for $69.'],
    ['Longest line: 1,200 feet', 'Long enough to finish a whole scream. Treetop Rush.'],
    ['Bring the youth group', 'Two guides with every group, fliers from seven.'],
  ],
  google: [
    ['Ziplines Near Gatlinburg', 'Nine lines, two guides, $89. Open daily except Tuesdays.'],
    ['Twilight Zipline, $69', 'After 5 pm, June to August, at Treetop Rush.'],
    ['Fly 1,200 Feet', 'Ages seven and up, 60 to 260 lbs.'],
    ['Treetop Rush', 'Nine ziplines and two and a half hours of noise.'],
  ],
  emails: [
    [
      'Subject: Nine lines, one question\n\nHey,\n\nThanks for writing to Treetop Rush. The full tour is nine lines in about two and a half hours, $89 each. Fliers are seven or older and weigh between 60 and 260 pounds. What day are you thinking of?\n\nTreetop Rush',
    ],
    [
      'Subject: How to look good on a zipline\n\nHey,\n\nTie your hair back and your shoes tight. Tuck in your knees at the start, then lean back and look at the trees, not the ground. Gum and gravity do not mix.\n\nTreetop Rush',
    ],
    [
      'Subject: Sun or twilight?\n\nHey,\n\nDaylight shows you the view, twilight shows you the fireflies. Tours after 5 pm are $69 from June to August. Reply with a day and a head count.\n\nTreetop Rush',
    ],
  ],
}
