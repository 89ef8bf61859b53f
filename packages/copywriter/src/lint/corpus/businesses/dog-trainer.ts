import type { SampleBusiness } from '../sample-business.ts'

export const dogTrainer: SampleBusiness = {
  answers: {
    business_name: 'Good Dog Hiking Club',
    industry: 'other',
    product_service:
      'Pack hikes for dogs in Boulder, Colorado. We pick up your dog, hike 2 hours off leash on trails, bring back tired. $42 per hike, 8 dogs max, mon-fri. Insured, pet first aid certified. meet and greet before first hike',
    target_customer: 'busy owners of energetic dogs',
    main_offer: 'First hike free when you sign up for a 10-hike pass ($390)',
    brand_tone: 'fun',
  },
  facts: [],
  heroes: [
    [
      'You go to meetings. Your dog goes hiking.',
      'Two hours off leash around Boulder for $42, pick-up and drop-off included, Monday to Friday.',
    ],
    [
      'Tired dog, quiet evening',
      'Good Dog Hiking Club collects, hikes and returns your dog for $42. Eight dogs at most.',
    ],
    [
      'Muddy paws, weekdays only',
      'Pack hikes in Boulder for dogs with too much energy and owners with too little time.',
    ],
  ],
  buttons: ['Set up a meet and greet', 'Sign my dog up'],
  fields: ['Your name', 'Email', 'Dog’s name and age', 'Neighborhood'],
  benefits: [
    'We pick your dog up and bring it back tired',
    'Eight dogs to a pack, no more',
    'Insured, and certified in pet first aid',
    'A meet and greet before the first hike',
    'Two hours off leash on real trails',
    'Monday through Friday, while you work',
  ],
  offer: ['First one free', 'Sign up for a 10-hike pass at $390 and the first hike is free.'],
  story: [
    'The club',
    'We like dogs that pull, bounce and talk. After two hours on a trail they are poets.',
  ],
  steps: [
    ['Meet and greet', 'Your dog sniffs us. We pass or fail.'],
    ['Pick-up', 'We come to your door.'],
    ['Hike', 'Two hours, eight dogs, a lot of sticks.'],
  ],
  bring: ['A harness that fits', 'Poop bags are our problem'],
  know: ['Hikes run Monday to Friday', 'The free hike comes with a 10-hike pass'],
  faq: [
    ['Is my dog insured with you?', 'We are insured, yes, and certified in pet first aid.'],
    ['How many dogs go?', 'Eight at most.'],
    ['What does one hike cost?', '$42.'],
    ['What if my dog is shy?', 'That is what the meet and greet is for.'],
  ],
  thanks: [
    'Woof. We mean thanks',
    'Good Dog Hiking Club will write to set up a meet and greet. A hike is $42.',
    ['Check that harness', 'Practise the recall', 'Watch your inbox'],
  ],
  facebook: [
    ['Hikes for dogs, $42', 'We pick up, hike two hours and bring back a happy heap.'],
    ['Your first hike is free', 'When you sign up for a 10-hike pass at $390.'],
    ['Eight dogs, zero leashes', 'Weekday pack hikes around Boulder.'],
    ['Meet us first', 'Every dog gets a meet and greet before the trail.'],
  ],
  google: [
    ['Dog Hikes in Boulder', 'Two hours off leash for $42, pick-up included.'],
    ['Ten Hikes, $390', 'Sign up for the pass and the first hike is free.'],
    ['Insured Dog Hikers', 'Certified in pet first aid. Monday to Friday.'],
    ['Good Dog Hiking Club', 'Eight dogs, one trail, a quiet evening for you.'],
  ],
  emails: [
    [
      'Subject: Your dog asked us to write\n\nHi,\n\nThanks for getting in touch with Good Dog Hiking Club. A hike is two hours off leash and $42, with pick-up and drop-off. First comes a meet and greet. When are you both at home?\n\nGood Dog Hiking Club',
    ],
    [
      'Subject: A recall that works near squirrels\n\nHi,\n\nCall once, in a happy voice, then run the other way. Pay with something better than a squirrel, which means chicken. Stop while it is still fun. Three short goes a day beat one long one.\n\nGood Dog Hiking Club',
    ],
    [
      'Subject: One hike or ten?\n\nHi,\n\nOne is $42. Ten are $390, and with the pass the first hike is free. Tell us your dog’s name and we will take it from there.\n\nGood Dog Hiking Club',
    ],
  ],
}
