import { sentence } from '../grammar/phrases.ts'
import type { Words } from './words.ts'

/** Stands around texts in a language that pages have no words in. */
export const english: Words = {
  button: 'Ask your question',
  fields: ['Your name', 'Email', 'Preferred date', 'Number of people'],
  question: 'Your question',
  offer: 'The offer',
  notes: 'Good to know',
  price: 'What does it cost?',
  included: 'What is included?',
  duration: 'How long does it take?',
  // A sentence in two languages reads worse than the owner's own words.
  people: (list) => sentence(list),
  and: null,
  reserve: ['A short form', 'A clear answer to your question', 'Time to decide in peace'],
  thanks: {
    headline: 'Thank you for your message',
    message: (name) => `${name} has received your message. An answer will follow.`,
    next: [
      'Keep two or three possible dates at hand.',
      'Look in your spam folder, too, if no email arrives.',
    ],
  },
  calls: ['Ask your question.', 'Just ask.', 'Suggest a date.'],
  heads: ['Ask your question', 'Suggest a date', 'A clear answer'],
  greeting: 'Hello,',
  closing: 'Best regards',
  confirm: {
    subject: 'Your message has arrived',
    text: (name) =>
      `Thank you for your message to ${name}. We have received it and will answer. As a reminder:`,
    ask: 'If you like, tell us which dates suit you and how many people are coming.',
  },
  advise: {
    subject: 'Three tips before you decide',
    text: 'A few things are quickly settled in advance and save questions later.',
    tips: [
      'Name a second possible date. It is then easier to find one that fits.',
      'Say whether it is your first time. The answer will then fit better.',
      'Ask about anything that is unclear, even if it seems minor.',
    ],
    end: 'Just reply to this email.',
  },
  remind: {
    subject: 'Are you still interested?',
    text: (name) =>
      `If you are still thinking of ${name}, one line with a date that suits you is enough. As a reminder:`,
    end: 'If your plans have changed, you need not do anything.',
  },
}
