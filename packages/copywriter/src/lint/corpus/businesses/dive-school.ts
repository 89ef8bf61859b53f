import type { SampleBusiness } from '../sample-business.ts'

export const diveSchool: SampleBusiness = {
  answers: {
    business_name: 'Blue Fin Divers',
    industry: 'outdoor-adventure',
    product_service:
      'PADI dive centre in Marsaxlokk, Malta. Open Water course 4 days €420 incl. books, certification and gear. Try dive €75. Max 4 students per instructor. Owner Luca Vella, PADI instructor since 2006. languages english, italian',
    target_customer: 'holidaymakers who want to learn to dive, certified divers',
    main_offer: 'Book the Open Water course with a friend: 10% off each, Nov-March',
    brand_tone: 'professional',
  },
  facts: [
    [
      'offering',
      {
        name: 'PADI Open Water course',
        place: 'in Marsaxlokk',
        price: { amount: 420, currency: 'EUR', unit: 'person', is_from: false },
        duration: '4 days',
        group_size: 'at most 4 students per instructor',
        included: ['books', 'certification', 'gear'],
        languages: ['English', 'Italian'],
      },
    ],
    [
      'offering',
      {
        name: 'Try dive',
        price: { amount: 75, currency: 'EUR', unit: 'person', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording:
          '10 % off the Open Water course for each of you when you book with a friend, November to March',
        thing: 'the Open Water course',
        saving: '10 % off',
        conditions: ['when you book with a friend'],
        dates: 'November to March',
      },
    ],
    ['guide', { name: 'Luca Vella', about: 'PADI instructor since 2006' }],
  ],
  heroes: [
    [
      'Learn to dive in Malta in four days',
      'The PADI Open Water course in Marsaxlokk is €420 with books, certification and gear. No instructor teaches more than four.',
    ],
    [
      'Breathe out. You are diving.',
      'Start with a try dive for €75, or take four days and leave with your Open Water certification for €420.',
    ],
    [
      'Two friends, one course, 10 % off each',
      'Book the €420 Open Water course together between November and March. A single try dive is €75.',
    ],
  ],
  buttons: ['Ask about course dates', 'Enquire now'],
  fields: ['Name', 'Email', 'Course or try dive?', 'Travel dates'],
  benefits: [
    'At most four students for one instructor',
    'Books, gear and certification are in the price',
    'Luca Vella has taught PADI courses since 2006',
    'Lessons in English or Italian',
    'Four days from pool nerves to open water',
    'A try dive for €75 if you want to look first',
  ],
  offer: [
    'Learn together',
    'From November to March, two friends who book the Open Water course together each take 10 % off.',
  ],
  story: [
    'Who teaches you',
    'Luca Vella became a PADI instructor in 2006 and founded Blue Fin Divers in a harbour of painted boats. He still likes the moment best when a beginner stops counting breaths.',
  ],
  steps: [
    ['Theory', 'You read, we explain, and nothing is left unclear.'],
    ['Shallow water', 'Mask, regulator, buoyancy: one skill after another.'],
    ['The sea', 'You dive what you came for, with your instructor beside you.'],
  ],
  bring: ['Swimwear', 'A towel', 'Your log book, if you have one'],
  know: ['The friends’ discount holds from November to March', 'Do not fly straight after diving'],
  faq: [
    ['How long is the course?', 'Four days.'],
    ['What does €420 cover?', 'The course books, all gear and the certification.'],
    ['Which languages do you teach in?', 'English and Italian.'],
    [
      'I am nervous. Is a try dive better?',
      'Often, yes. It costs €75 and commits you to nothing else.',
    ],
    [
      'Can I fly home the same evening?',
      'Divers wait before a flight. Plan your last dive for the day before.',
    ],
  ],
  thanks: [
    'Thank you, we have your request',
    'Blue Fin Divers will answer with dates for the Open Water course or your try dive.',
    [
      'Have your travel dates to hand',
      'Ask your doctor if you take medication',
      'Look for our email',
    ],
  ],
  facebook: [
    [
      'Four days to open water',
      'Learn to dive in Marsaxlokk: €420 with books, gear and certification.',
    ],
    [
      'Four students, one instructor',
      'Nobody waits on the bottom while others catch up. Blue Fin Divers, Malta.',
    ],
    [
      'Learn with a friend, 10 % off',
      'Open Water course, November to March, when you book together.',
    ],
    ['Try it first', 'One try dive, €75, and you will know.'],
  ],
  google: [
    ['PADI Course in Malta', 'Open Water in four days for €420, gear and books included.'],
    ['Try Dive, €75', 'Your first breath under water in Marsaxlokk.'],
    ['Dive With Luca Vella', 'PADI instructor since 2006. English and Italian.'],
    ['Learn Together, Save 10 %', 'Book Open Water with a friend, November to March.'],
  ],
  emails: [
    [
      'Subject: Your diving enquiry\n\nDear diver,\n\nThank you for writing to Blue Fin Divers. The Open Water course takes four days and costs €420, books, gear and certification included. A try dive is €75. Which dates are you in Malta?\n\nLuca Vella\nBlue Fin Divers',
    ],
    [
      'Subject: Ears, masks and slow fins\n\nDear diver,\n\nEqualise early and often; pain means you are late. Spit in the mask before you rinse it. Kick from the hip, slowly, and your air lasts longer. Drink water, since dry air makes you thirsty down there.\n\nBlue Fin Divers',
    ],
    [
      'Subject: The next step is small\n\nDear diver,\n\nTell us your dates and whether you would like the course or a single try dive. If a friend comes too and it is between November and March, each of you takes 10 % off the course.\n\nLuca Vella',
    ],
  ],
}
