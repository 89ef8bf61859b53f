import type { Trade } from './trade.ts'

export const tableAndLessons: readonly Trade[] = [
  {
    key: 'bakery',
    signs: /\b(baker(y|ies|s)|sourdough|bread|croissants?|pastr(y|ies)|cakes?|caf[eé]|coffee)\b/iu,
    topic: 'bread and pastries',
    booking: { one: 'order', many: 'orders' },
    go: 'Eat better bread',
    cta: ['Ask for my bread', 'Put a loaf aside for me', 'Start my bread order'],
    fields: ['What would you like?', 'Pick-up day'],
    tell: [
      'what you would like',
      'on which days you would pick it up',
      'how many people it should feed',
    ],
    worries: [
      {
        ask: 'Bread goes stale before you finish it?',
        answer: 'Slice it, freeze it and toast it frozen; sourdough forgives everything.',
      },
      {
        ask: 'Ordering for an office?',
        answer: 'Count heads, add a few for the ones who say they already ate.',
      },
    ],
    bring: [],
    advice: [
      'Keep bread cut side down on a board, not in the fridge, where it dries faster.',
      'Slice half the loaf on the first day and freeze it, and you have toast all week.',
      'A splash of water and a hot oven wake up an old crust.',
      'Stale slices become croutons, soup or a very good excuse for cheese.',
    ],
    hooks: [
      'Crust that answers back.',
      'Slice it, toast it, repeat.',
      'Butter is waiting at home.',
    ],
    subjects: [
      'Where bread should sleep',
      "How to save yesterday's loaf",
      'Toast, the honest kind',
    ],
    prepare: [
      'Count how many slices your week needs.',
      'Clear a corner of the freezer.',
      'Choose a pick-up day you can keep.',
    ],
  },
  {
    key: 'restaurant',
    signs:
      /\b(restaurants?|osteria|trattoria|taqueria|brasserie|pho bar|noodle bar|bistro|tavern|pizz(a|eria)|menu|cater(ing|er)|chefs?|brunch|wine bar|brewery|food truck)\b/iu,
    topic: 'your table',
    booking: { one: 'table', many: 'tables' },
    go: 'Come and eat',
    cta: ['Ask for a table', 'Ask for our table', 'Plan our meal'],
    fields: ['Date and time', 'Number of guests'],
    tell: ['which evening you have in mind', 'how many you are', 'what you do not eat'],
    worries: [
      {
        ask: 'Somebody eats differently?',
        answer: 'Say so when you ask for the table; a kitchen likes to know early.',
      },
      {
        ask: 'A large group?',
        answer: 'Agree beforehand whether you share dishes or order one by one.',
      },
    ],
    bring: [],
    advice: [
      'Name allergies when you ask, not when you order.',
      'Come a little hungry and order in rounds.',
      'For a quiet table, ask about the early or the late end of the evening.',
      'With a large group, one shared starter calms everybody.',
    ],
    hooks: ['Come hungry, stay a while.', 'Bring people you like.', 'A table, a bottle and time.'],
    subjects: ['How to order for a group', 'Tell the kitchen early', 'A quiet table'],
    prepare: ['Count your guests.', 'Ask who does not eat what.', 'Think about early or late.'],
  },
  {
    key: 'education',
    signs:
      /\b(tutor(s|ing)?|tuition|lessons?|courses?|school|class(es)?|workshops?|teach(er|ers|ing)?|learn(ing)?|language|exam|training courses?)\b/iu,
    topic: 'lessons',
    booking: { one: 'lesson', many: 'lessons' },
    go: 'Learn it properly',
    cta: ['Ask for a first lesson', 'Find my course', 'Ask about the course'],
    fields: ['What do you want to learn?', 'Your level so far', 'Preferred times'],
    tell: ['what you want to learn', 'where you stand today', 'which times you can keep'],
    worries: [
      {
        ask: 'Starting from nothing?',
        answer: 'That is the simplest place to start from: there is nothing to unlearn.',
      },
      {
        ask: 'Tried before and stopped?',
        answer: 'Most people stop because the steps were too large, so make the first one small.',
      },
    ],
    bring: ['something to write with', 'what you used before'],
    advice: [
      'A short practice every day beats a long one at the weekend.',
      'Explain what you learned to somebody else; the gaps show at once.',
      'Fix the time before you fix the goal.',
      'Write down the moment you got stuck, since that is where a lesson begins well.',
    ],
    hooks: [
      'Small steps, kept up.',
      'Ask the question you saved up.',
      'A little each day goes far.',
    ],
    subjects: ['A little every day', 'Where you got stuck last time', 'How to keep going'],
    prepare: [
      'Note what you can already do.',
      'Choose a time you can keep each week.',
      'Bring one question you never dared to ask.',
    ],
  },
  {
    key: 'craft-experience',
    signs:
      /\b(beekeep\w*|hives?|honey|pottery|ceramics|weaving|cooking class(es)?|wine tasting|tastings?|vineyards?|farm (visits?|tours?)|experience days?)\b/iu,
    topic: 'a day of trying it yourself',
    booking: { one: 'experience day', many: 'experience days' },
    go: 'Try it yourself',
    cta: ['Ask for a date', 'Ask for a place', 'Plan my visit'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which day suits you', 'how many you are', 'whether it is a present'],
    worries: [
      {
        ask: 'Complete beginner?',
        answer: 'Hands learn by doing, and a first try is supposed to look like one.',
      },
      {
        ask: 'Giving it as a present?',
        answer: 'Leave the date open and let the other person choose; waiting is half the gift.',
      },
    ],
    bring: ['clothes that may get a mark', 'closed shoes', 'curiosity'],
    advice: [
      'Wear something you need not be careful with.',
      'Ask why as often as how; the reasons are what you remember at home.',
      'Take a photograph before and after, not in between.',
      'Mention allergies when you write, so that the day can be planned around them.',
    ],
    hooks: [
      'Hands first, theory later.',
      'Try it, taste it, ask why.',
      'Come curious, leave with sticky fingers.',
    ],
    subjects: ['Before you try it yourself', 'Ask why, not only how'],
    prepare: [
      'Choose a date, and say if it can move.',
      'Find clothes that may get a mark.',
      'Note allergies, stings included.',
    ],
  },
]
