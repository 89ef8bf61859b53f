import { sentence } from '../grammar/phrases.ts'
import type { Words } from './words.ts'

/** Phrases around text in a language without its own phrases. */
export const english: Words = {
  button: 'Ask your question',
  fields: ['Your name', 'Email', 'Preferred date', 'Number of people'],
  question: 'Your question',
  offer: 'The offer',
  notes: 'Good to know',
  price: 'What does it cost?',
  included: 'What is included?',
  duration: 'How long does it take?',
  // The owner's words stand alone, because one sentence in two languages reads badly.
  people: (list) => sentence(list),
  and: null,
  reserve: ['A short form', 'A clear answer to your question', 'Time to decide without pressure'],
  thanks: {
    headline: 'Thank you for your message',
    message: (name) => `${name} has received your message and will reply.`,
    next: [
      'Have two or three possible dates ready.',
      'Check your spam folder if no email arrives.',
    ],
  },
  calls: ['Ask your question.', 'Just ask.', 'Suggest a date.'],
  heads: ['Ask your question', 'Suggest a date', 'A clear answer'],
  greeting: 'Hello,',
  closing: 'Best regards',
  confirm: {
    subject: 'We have received your message',
    text: (name) =>
      `Thank you for your message to ${name}. We have received it and will reply. As a reminder:`,
    ask: 'If you like, tell us which dates work for you and how many people are coming.',
  },
  advise: {
    subject: 'Three tips before you decide',
    text: 'A few details settled now save questions later.',
    tips: [
      'Suggest a second date. That makes it easier to find one that works.',
      'Tell us if it is your first time, so that we can answer accordingly.',
      'Ask about anything that is unclear, no matter how small.',
    ],
    end: 'Just reply to this email.',
  },
  remind: {
    subject: 'Are you still interested?',
    text: (name) =>
      `If you are still considering ${name}, just send a date that works for you. As a reminder:`,
    end: 'If your plans have changed, you do not need to do anything.',
  },
}
