import type { SampleBusiness } from '../sample-business.ts'

export const skiSchool: SampleBusiness = {
  answers: {
    business_name: 'Snowbird Kids Ski School',
    industry: 'education',
    product_service:
      'Ski school for children 3-10 in Lenzerheide. Groups of 5, 2 hours each morning 10-12, 5 mornings CHF 245. Private lesson CHF 90/hour. snack and medal on friday race day. Instructors Swiss Snowsports certified. Meeting place: Heidi fountain at Val Sporz lift',
    target_customer: 'parents on winter holiday',
    main_offer:
      'Siblings: second child 15% off the 5 morning course (not during Feb school holidays)',
    brand_tone: 'caring',
  },
  facts: [
    [
      'offering',
      {
        name: 'Five-morning group course',
        place: 'in Lenzerheide',
        price: { amount: 245, currency: 'CHF', unit: 'child', is_from: false },
        duration: '2 hours each morning, from 10 to 12',
        group_size: 'groups of 5',
        requirements: 'children from 3 to 10',
        meeting_point: 'the Heidi fountain at the Val Sporz lift',
        included: ['snack', 'medal'],
      },
    ],
    [
      'offering',
      {
        name: 'Private lesson',
        price: { amount: 90, currency: 'CHF', unit: 'hour', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording:
          'The second child of a family gets 15 % off the five-morning course, except during the February school holidays',
        thing: 'the five-morning course',
        saving: '15 % off for the second child',
        conditions: ['not during the February school holidays'],
      },
    ],
    ['certificate', { text: 'Instructors certified by Swiss Snowsports' }],
  ],
  heroes: [
    [
      'Five mornings, and they will not want to stop',
      'Group skiing for children from three to ten in Lenzerheide. Five in a group, CHF 245, snack and medal included.',
    ],
    [
      'Little skiers, small groups',
      'Two hours every morning with an instructor certified by Swiss Snowsports. Five mornings are CHF 245, a private hour is CHF 90.',
    ],
    [
      'Two children? The second skis for 15 % less',
      'On the five-morning course at CHF 245, outside the February school holidays. Private lessons are CHF 90 an hour.',
    ],
  ],
  buttons: ['Ask for a place', 'Plan their week'],
  fields: ['Your name', 'Email', 'Age of your child', 'Week'],
  benefits: [
    'Five children and one instructor',
    'From ten to twelve, so the afternoon is yours together',
    'A race on Friday with a medal for each child',
    'Instructors certified by Swiss Snowsports',
    'We meet at the Heidi fountain, easy to find in any snow',
    'A snack halfway, because brave is hungry',
  ],
  offer: [
    'Brothers and sisters',
    'The second child gets 15 % off the five-morning course. This does not apply during the February school holidays.',
  ],
  story: [
    'How small children learn',
    'By falling over and giggling. We take five at a time, learn their names first and the snowplough second.',
  ],
  steps: [
    ['Meet at the fountain', 'At ten by the Val Sporz lift, gloves on.'],
    ['Ski and snack', 'Two hours with a break in the middle.'],
    ['Friday is race day', 'Everybody crosses the line, everybody gets a medal.'],
  ],
  bring: ['Ski gloves and a spare pair', 'Sun cream', 'Goggles that fit over the helmet'],
  know: ['For children from 3 to 10', 'No sibling discount in the February school holidays'],
  faq: [
    ['My daughter is three. Is that too early?', 'No, three is where we begin.'],
    ['How many children are in a group?', 'Five.'],
    ['Where do we meet you?', 'At the Heidi fountain by the Val Sporz lift.'],
    [
      'What if she cries?',
      'It happens. A hand, a snack and a game help, and we tell you honestly how it went.',
    ],
    ['How much is a private lesson?', 'CHF 90 for an hour.'],
  ],
  thanks: [
    'Thank you, we look forward to meeting your child',
    'Snowbird Kids Ski School has your message. Five mornings are CHF 245; a second child pays 15 % less outside the February school holidays.',
    ['Note your child’s age', 'Practise putting on gloves', 'Look for our email'],
  ],
  facebook: [
    ['Five mornings on skis', 'Groups of five in Lenzerheide, CHF 245 with snack and medal.'],
    ['Names first, snowplough second', 'Ski lessons for children from three to ten.'],
    ['15 % off for a second child', 'Five-morning course, outside the February school holidays.'],
    ['Meet us at the fountain', 'Snowbird Kids Ski School, at the Val Sporz lift at ten.'],
  ],
  google: [
    ['Kids Ski School', 'Five mornings in Lenzerheide for CHF 245, five to a group.'],
    ['Private Ski Lesson', 'CHF 90 an hour for children from three to ten.'],
    ['Learn to Ski at Three', 'Small groups with certified instructors.'],
    ['Snowbird Kids Ski School', 'From ten to twelve each morning. Medal on Friday.'],
  ],
  emails: [
    [
      'Subject: Your child’s ski week\n\nDear parents,\n\nThank you for writing to Snowbird Kids Ski School. The five-morning course is CHF 245, from ten to twelve, with five children in a group. How old is your child, and which week are you in Lenzerheide?\n\nSnowbird Kids Ski School',
    ],
    [
      'Subject: A calm first morning\n\nDear parents,\n\nLet them wear the boots at home for an hour. Bring spare gloves, since small ones fall in snow. A short goodbye is the kindest one. And ask at lunch what was funny, not what was hard.\n\nSnowbird Kids Ski School',
    ],
    [
      'Subject: Which week are you here?\n\nDear parents,\n\nOne line with the week and the age is enough for us to plan a group. A second child gets 15 % off the course, except during the February school holidays.\n\nSnowbird Kids Ski School',
    ],
  ],
}
