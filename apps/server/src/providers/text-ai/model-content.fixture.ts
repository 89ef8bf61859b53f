import type { ModelContent } from './model-content.ts'

/** A well-formed answer of a model, about the business of the contract suite. */
export const modelAnswer: ModelContent = {
  landing_page: {
    headline: 'Half-day rafting for $79 per person',
    subheadline:
      'Blue Canyon Rafting takes families and friends down the canyon with certified guides.',
    benefits: ['Certified guides in every boat', 'Wetsuit included', 'Half-day and full-day trips'],
    cta_text: 'Ask about dates',
    form_fields: ['Name', 'Email', 'Preferred date', 'Number of people'],
    goal: 'booking',
    offer: { title: 'Half a day on the water', text: '$79 per person, wetsuit included.' },
    story: null,
    steps: {
      title: 'How a raft trip goes',
      items: [
        { title: 'On the bank', text: 'You get into your wetsuit and try the paddle on land.' },
        {
          title: 'In the raft',
          text: 'A guide calls, the crew paddles, the canyon does the rest.',
        },
      ],
    },
    bring: { title: 'What to bring', items: ['Swimwear', 'A towel'] },
    good_to_know: null,
    faq: [
      {
        question: 'Is this for a first time?',
        answer: 'The strokes are few, and a certified guide sits in every boat.',
      },
      { question: 'Do I need my own wetsuit?', answer: 'No, it is included in the half-day trip.' },
      { question: 'How long are the trips?', answer: 'Half a day or a full day.' },
    ],
  },
  thank_you_page: {
    headline: 'Thank you for asking about your trip',
    message: 'Blue Canyon Rafting has your request for the half-day trip and will answer it.',
    next_steps: ['Look for our reply', 'Talk dates over with your group'],
  },
  ad_copy: {
    facebook_ads: [1, 2, 3].map((number) => ({
      headline: `Raft the canyon${', again'.repeat(number - 1)}`,
      body: `${'In a raft: '.repeat(number - 1)}half-day trip for $79 per person, wetsuit included.`.replace(
        /^h/u,
        'H',
      ),
    })),
    google_ads: [1, 2, 3].map((number) => ({
      headline: `Canyon rafting${', yes'.repeat(number - 1)}`,
      body: `${'Rafting: '.repeat(number - 1)}half-day trip for $79 per person, wetsuit included.`.replace(
        /^h/u,
        'H',
      ),
    })),
  },
  follow_up_emails: [
    'Subject: Your rafting question is here\n\nHello,\n\nYour question about the half-day trip has reached us. It costs $79 per person, wetsuit included. Tell us which day suits you and how many paddlers you are.\n\nBlue Canyon Rafting',
    'Subject: What to wear in a raft\n\nHello,\n\nLeave cotton at home, because it stays wet and cold. Wear shoes that cannot float away and put dry clothes into the car for the way back from the canyon.\n\nBlue Canyon Rafting',
    'Subject: Half a day or a full one?\n\nHello,\n\nThe half-day trip is $79 per person, wetsuit included. If you reply with a day and the number of paddlers, a plan for your group in the canyon can begin.\n\nBlue Canyon Rafting',
  ],
}
