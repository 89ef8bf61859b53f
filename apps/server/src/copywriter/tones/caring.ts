import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const caring: Tone = {
  greetings: ['Hello,', 'Dear you,', 'Hello and welcome,', 'Hi,'],
  closings: ['Take good care', 'Kindly', 'With warmth', 'Be well'],
  asks: [
    (w) => `Whenever you feel ready, tell ${w.object} ${w.first}.`,
    (w) => `Let ${w.object} know ${w.first} and ${w.second}, in your own words.`,
    (w) => `You may ask anything. It helps to hear ${w.first}.`,
    (w) => `Write as much or as little as you like; ${w.first} is a gentle place to begin.`,
  ],
  thankYouHeadlines: [
    () => 'Thank you for your trust',
    () => 'Your message is safe and sound',
    () => 'Thank you for reaching out',
    () => 'It is good that you wrote',
  ],
  thankYouMessages: [
    (w) => `${w.name} will read your words with care and get back to you.`,
    (w) => `Your message has arrived at ${w.name}. Nothing more is asked of you now.`,
    (w) =>
      `Thank you for writing to ${w.name} about ${w.topic}. ${up(w.subject)} will answer with patience.`,
    (w) => `You have done your part. ${w.name} will come back to you gently, with an answer.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} read what you wrote, with time and attention.`,
    (w) => `You receive ${w.possessive} answer by email and can read it in peace.`,
    () => 'If no email seems to come, have a look in the spam folder.',
    (w) => `${up(w.subject)} think about what would be good for you and write back.`,
  ],
  confirmations: [
    (w) => `Thank you for reaching out about ${w.topic}. Your message is in kind hands.`,
    (w) => `It is good that you wrote. ${w.name} has your message.`,
    (w) => `Your words about ${w.topic} have arrived, and they are welcome.`,
    () => 'Writing is often the hardest part, and you have done it.',
  ],
  confirmSubjects: [
    () => 'Your message is in kind hands',
    () => 'It is good that you wrote',
    (w) => `A warm hello from ${w.name}`,
    (w) => `About ${w.topic}, with care`,
  ],
  helpUs: [
    (w) => `If you like, tell ${w.object} a little more: ${w.first}, or ${w.second}.`,
    (w) => `Only if it is easy for you: ${w.second} would help ${w.object} answer well.`,
    (w) => `You can tell ${w.object} ${w.first} at any time by replying.`,
    (w) => `It also helps to hear ${w.second}.`,
  ],
  adviceOpenings: [
    () => 'Some gentle advice, for whenever you need it.',
    (w) => `It is normal to have questions about ${w.topic}. Here are answers to a few.`,
    () => 'A little preparation takes weight off the mind.',
    () => 'Be kind to yourself in the planning, too. These notes may help.',
  ],
  adviceEndings: [
    () => 'Nothing here is a must. Ask whatever is on your mind.',
    (w) => `If a worry remains, share it with ${w.object}.`,
    () => 'Take what helps and leave the rest.',
    () => 'You are welcome to reply, even with a small question.',
  ],
  stepSubjects: [
    () => 'In your own time',
    () => 'A small step, when you feel like it',
    () => 'Still here for your questions',
    () => 'Only a gentle reminder',
  ],
  stepOpenings: [
    () => 'There is no rush. This note only gathers the essentials.',
    (w) => `You may still be wondering about ${w.topic}, and that is all right.`,
    (w) => `Before ${w.subject} leave you in peace, one last friendly word.`,
    () => 'Good decisions like a calm moment. Perhaps this is one.',
  ],
  steps: [
    (w) => `When you are ready, reply and say ${w.first}.`,
    (w) => `A small reply is enough: ${w.first}.`,
    (w) => `You could begin by telling ${w.object} ${w.first}.`,
    (w) => `Just let ${w.object} know ${w.first}, and ${w.subject} will help with the next part.`,
  ],
  stepEndings: [
    () => 'And if it is not the right time, that is perfectly fine.',
    () => 'Whatever you decide, be good to yourself.',
    () => 'You owe nobody an answer.',
    () => 'Later is fine, too. So is not at all.',
  ],
  adCalls: [
    () => 'Ask in your own words.',
    () => 'Take your time.',
    () => 'You are welcome here.',
    () => 'Begin with a question.',
  ],
  offerLabels: [
    'What this means for you',
    'So you can plan',
    'For your peace of mind',
    'To know beforehand',
    'Plain and simple',
  ],
}
