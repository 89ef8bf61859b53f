import type { Trade } from './trade.ts'

export const tableAndLessons: readonly Trade[] = [
  {
    key: 'bakery',
    signs: /\b(baker(y|ies|s)|sourdough|bread|croissants?|pastr(y|ies)|cakes?)\b/iu,
    topic: 'bread and pastries',
    booking: { one: 'order', many: 'orders' },
    cta: ['Ask for my bread', 'Put a loaf aside for me', 'Start my bread order'],
    fields: ['What would you like?', 'Pick-up day'],
    bring: [],
  },
  {
    key: 'restaurant',
    signs:
      /\b(restaurants?|osteria|trattoria|taqueria|brasserie|pho|ramen|sushi|tapas|tacos|kebabs?|dumplings|burgers|noodle bar|bistro|tavern|pizz(a|eria)|menu|cater(ing|er)|chefs?|brunch|wine bar|brewery|food truck)\b/iu,
    topic: 'your table',
    booking: { one: 'table', many: 'tables' },
    cta: ['Ask for a table', 'Ask for our table', 'Plan our meal'],
    fields: ['Date and time', 'Number of guests'],
    bring: [],
  },
  {
    key: 'education',
    signs:
      /\b(tutor(s|ing)?|tuition|lessons?|courses?|school|class(es)?|workshops?|teach(er|ers|ing)?|learn(ing)?|language|exam|training courses?)\b/iu,
    topic: 'lessons',
    booking: { one: 'lesson', many: 'lessons' },
    cta: ['Ask for a first lesson', 'Find my course', 'Ask about the course'],
    fields: ['What do you want to learn?', 'Your level so far', 'Preferred times'],
    bring: ['something to write with', 'what you used before'],
  },
  {
    key: 'craft-experience',
    signs:
      /\b(beekeep\w*|hives?|honey|pottery|ceramics|weaving|cooking class(es)?|wine tasting|tastings?|vineyards?|farm (visits?|tours?)|experience days?)\b/iu,
    topic: 'a day of trying it yourself',
    booking: { one: 'experience day', many: 'experience days' },
    cta: ['Ask for a date', 'Ask for a place', 'Plan my visit'],
    fields: ['Preferred date', 'Number of people'],
    bring: ['clothes that may get a mark', 'closed shoes', 'curiosity'],
  },
]
