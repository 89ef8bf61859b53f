import type { SampleBusiness } from '../sample-business.ts'

export const surfSchool: SampleBusiness = {
  answers: {
    business_name: 'Praia Norte Surf School',
    industry: 'outdoor-adventure',
    product_service:
      'Surf lessons in Ericeira Portugal. 2h group lesson 35 euro, board and wetsuit included, 1 instructor per 6 students. 5 lesson pack 150 euro. private lesson 80. Teachers João and Marta. all year round',
    target_customer: 'beginners and improvers, digital nomads, families with teens',
    main_offer: 'first lesson 25 euro if you book a pack of 5',
    brand_tone: 'fun',
  },
  facts: [],
  heroes: [
    [
      'Stand up in Ericeira',
      'Two hours, one board, six students to a teacher. €35 with the wetsuit thrown in, all year round.',
    ],
    [
      'João says paddle. Marta says now. You say woah.',
      'Group surf lessons in Ericeira for 35 euro, board and wetsuit included.',
    ],
    [
      'Your first wave is waiting in Ericeira',
      'Group lessons for €35, private ones for €80, and a pack of five for €150.',
    ],
  ],
  buttons: ['Get me a board', 'Ask for a lesson'],
  fields: ['Name', 'Email', 'Level', 'When are you here?'],
  benefits: [
    'One instructor for every six students',
    'Board and wetsuit included, so bring a towel and nerve',
    'João and Marta teach in plain words',
    'Waves in every month of the year',
    'Teens welcome, parents too',
    'Five lessons in a pack for €150',
  ],
  offer: ['The pack of five', 'Book a pack of five and the first lesson is 25 euro.'],
  story: [
    'João and Marta',
    'We teach surfing in Ericeira because we cannot think of a better office. You will fall. We will laugh with you. Then you will stand.',
  ],
  steps: [
    ['On the sand', 'You pop up twenty times before the sea gets a say.'],
    ['In the white water', 'Small waves, a push, and somebody shouting your name.'],
    ['Out the back', 'When you are ready, and not one wave earlier.'],
  ],
  bring: ['Swimwear', 'A towel', 'Sun cream for your face'],
  know: ['The €25 first lesson belongs to the pack of five'],
  faq: [
    ['Do I need to be fit?', 'You need to swim and to laugh at yourself. The rest comes.'],
    ['How big are the groups?', 'Six students for each instructor.'],
    ['What does a private lesson cost?', 'It is €80.'],
    ['Is the water cold?', 'The Atlantic is the Atlantic. That is what the wetsuit is for.'],
  ],
  thanks: [
    'Nice. Start waxing',
    'Praia Norte Surf School has your message. We look at the swell, then we write to you.',
    ['Keep a morning free', 'Practise your pop-up on a rug', 'Check your inbox'],
  ],
  facebook: [
    [
      'Surf Ericeira for 35 euro',
      'Two hours in the water with board, wetsuit and somebody who knows the waves.',
    ],
    ['Six students, one teacher', 'Small groups, loud cheering. Surf lessons in Ericeira.'],
    ['Five lessons, 150 euro', 'Book the pack of five and the first lesson is 25 euro.'],
    ['Waves do not check calendars', 'We teach all year round. Wetsuit included.'],
  ],
  google: [
    ['Surf Lessons in Ericeira', 'Two-hour group lessons for €35, board and wetsuit included.'],
    ['Learn With João and Marta', 'Six students per instructor, all year round.'],
    ['Five Surf Lessons, €150', 'Stand up, fall down, repeat. Praia Norte Surf School.'],
    ['Private Surf Lesson, €80', 'You, a teacher and the whole beach in Ericeira.'],
  ],
  emails: [
    [
      'Subject: Your wave is on the list\n\nOlá,\n\nGood to hear from you. A group lesson lasts two hours and costs €35 with board and wetsuit. Tell us your level, even if it is none, and the days you are in Ericeira.\n\nJoão and Marta\nPraia Norte Surf School',
    ],
    [
      'Subject: Pop-ups on the living room rug\n\nOlá,\n\nLie down, hands beside your ribs, push, and bring both feet under you in one go. Look ahead, not at your toes. Ten a day for a week, and the sea will be impressed.\n\nMarta',
    ],
    [
      'Subject: Early bird or after lunch?\n\nOlá,\n\nMornings have less wind, afternoons have warmer sand. Send a day and a number of people, and we will match it with the tide.\n\nPraia Norte Surf School',
    ],
  ],
}
