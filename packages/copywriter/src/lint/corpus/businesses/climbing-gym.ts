import type { SampleBusiness } from '../sample-business.ts'

export const climbingGym: SampleBusiness = {
  answers: {
    business_name: 'Chalk & Cheer',
    industry: 'fitness',
    product_service:
      'Bouldering gym in Leeds, 1,100 sqm, new routes every Wednesday. day pass £11, monthly membership £45, shoes hire £3. beginners induction 45 minutes every evening 6pm. cafe with homemade cake',
    target_customer: 'students, after work climbers and families with kids from 5',
    main_offer: 'First month of membership £25 for new members, induction included',
    brand_tone: 'bold',
  },
  facts: [
    [
      'offering',
      {
        name: 'Day pass',
        price: { amount: 11, currency: 'GBP', unit: 'person', is_from: false },
        place: 'in Leeds',
      },
    ],
    [
      'offering',
      {
        name: 'Monthly membership',
        price: { amount: 45, currency: 'GBP', unit: 'month', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording: 'First month of membership for £25, induction included, for new members',
        thing: 'the first month of membership',
        price: { amount: 25, currency: 'GBP', unit: 'month', is_from: false },
        conditions: ['for new members'],
      },
    ],
    ['figure', { value: '1,100 m²', label: 'of bouldering' }],
  ],
  heroes: [
    [
      'Leeds, get off the ground',
      'Bouldering for £11 a day. New to us? Your first month of membership is £25, induction included, then £45 a month.',
    ],
    [
      'New routes every Wednesday. No excuses by Thursday.',
      'Chalk & Cheer is 1,100 square metres of bouldering in Leeds. Day pass £11, membership £45 a month.',
    ],
    [
      'Your first month for £25',
      'New members climb their first month for £25 with the induction included. After that it is £45 a month, or £11 a day.',
    ],
  ],
  buttons: ['Start climbing', 'Claim my month'],
  fields: ['Name', 'Email', 'Have you climbed before?'],
  benefits: [
    'Fresh routes every single Wednesday',
    'A 45-minute induction each evening at six',
    'Shoes to hire for £3',
    'Kids climb from five years old',
    'Homemade cake for when your arms give up',
    '1,100 square metres and no queue for the good wall',
  ],
  offer: ['New here?', 'New members pay £25 for the first month, and the induction is included.'],
  story: [
    'Why the cheering',
    'We built a gym where strangers shout for each other. Students, nurses after a shift, a five-year-old who out-climbs her dad: all on the same mats.',
  ],
  steps: [
    ['Show up', 'Wear anything you can squat in.'],
    ['Learn to fall', 'The induction takes three quarters of an hour and saves you years of fear.'],
    ['Climb', 'Pick a colour. Follow it. Fall off. Go again.'],
  ],
  bring: ['Comfortable clothes', 'Socks', 'A water bottle'],
  know: ['Children climb from five', 'The £25 month is for new members'],
  faq: [
    ['Do I need a partner?', 'No. Bouldering is you, the wall and a thick mat.'],
    ['What does a day cost?', 'A day pass is £11. Shoes are £3 more.'],
    ['When is the induction?', 'Every evening at 6 pm. It takes 45 minutes.'],
    ['Can kids climb?', 'From five, with a grown-up watching.'],
    ['How often do routes change?', 'On Wednesdays.'],
  ],
  thanks: [
    'You are on the list',
    'Thanks from all of us at Chalk & Cheer. New members start with a £25 month, induction included.',
    ['Cut your nails', 'Dig out some stretchy trousers', 'Watch your inbox'],
  ],
  facebook: [
    [
      '£25 for your first month',
      'New members climb a month for £25, and the induction is included.',
    ],
    ['Wednesday means new routes', 'Bouldering in Leeds, £11 a day. Come and try the blue ones.'],
    ['Fall. Laugh. Climb.', 'An induction every evening at six, and cake afterwards.'],
    ['Bring the kids', 'From five years they can climb at Chalk & Cheer.'],
  ],
  google: [
    ['Bouldering in Leeds', 'Day pass £11, shoes £3. New routes every Wednesday.'],
    ['First Month £25', 'For new members, with the induction. Then £45 a month.'],
    ['Learn to Boulder', 'A 45-minute induction every evening at 6 pm.'],
    ['Chalk & Cheer', 'Bouldering for students, families and tired office arms.'],
  ],
  emails: [
    [
      'Subject: Right, let us get you climbing\n\nHello,\n\nThanks for writing to Chalk & Cheer. A day pass is £11. If you want to stay, new members pay £25 for the first month with the induction included, and £45 a month after that. The induction runs every evening at six.\n\nSee you on the mats,\nChalk & Cheer',
    ],
    [
      'Subject: Three things nobody tells beginners\n\nHello,\n\nPush with your legs; arms are only for balance. Look at your feet until they are on the hold. Rest longer than you think between tries. And wash your hands before you touch the cake.\n\nChalk & Cheer',
    ],
    [
      'Subject: Tuesday, or after work?\n\nHello,\n\nEarly evenings are lively, late ones are quiet. Tell us when you would come, and somebody will be at the desk who knows your name.\n\nChalk & Cheer',
    ],
  ],
}
