import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const bold: Tone = {
  greetings: ['Hi,', 'Hello,', 'Hey,'],
  closings: ['See you there', 'Onwards', 'Full speed', 'Talk soon'],
  asks: [
    (w) => `Name it: ${w.first}. ${up(w.subject)} answer.`,
    (w) => `Pick your moment. Tell ${w.object} ${w.first}.`,
    (w) => `Stop scrolling. Tell ${w.object} ${w.first}.`,
    (w) => `Make the first move: ${w.first} and ${w.second}, into the form.`,
  ],
  thankYouHeadlines: [
    () => 'You are on it',
    () => 'First move made',
    () => 'That is a start',
    (w) => `${up(w.topic)}: you asked, ${w.subject} heard`,
  ],
  thankYouMessages: [
    (w) => `Your message is at ${w.name}. Straight questions get straight answers.`,
    (w) => `${w.name} has it. Answer follows. Use the wait well.`,
    (w) => `Talking about ${w.topic} is easy; you acted. ${w.name} will answer.`,
    (w) => `Done. ${w.name} takes it from here and writes back.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} read it and write back. No detours.`,
    (w) => `${up(w.subject)} check what works and tell you straight.`,
    () => 'Watch your inbox. Spam folder included.',
    (w) => `${w.name} answers. You decide.`,
  ],
  confirmations: [
    (w) => `You asked about ${w.topic}. Consider it noted.`,
    (w) => `Message in. ${w.name} is on it.`,
    () => 'Most people stop at thinking about it. You wrote.',
    (w) => `${up(w.topic)}: your request is in, here is where things stand.`,
  ],
  confirmSubjects: [
    () => 'You are in motion',
    (w) => `${w.name}: message received`,
    () => 'Noted. Here is what counts',
    (w) => `${up(w.topic)}: request in`,
  ],
  helpUs: [
    (w) => `Make it sharper: reply and say ${w.first} and ${w.second}.`,
    (w) => `If the form lacks it: ${w.second}. Reply and add it.`,
    (w) => `Tell ${w.object} ${w.first} and you get a clear answer.`,
    (w) => `Say plainly ${w.first}. The answer will be as plain.`,
  ],
  adviceOpenings: [
    () => 'No fluff. This is what helps.',
    () => 'Want to turn up prepared? Read on.',
    () => 'Prepared beats talented. Start with this.',
    () => 'Steal these. They work anywhere.',
  ],
  adviceEndings: [
    () => 'Doubts? Reply with them.',
    () => 'That is all you need. Questions, hit reply.',
    (w) => `Ask ${w.object} the hard question.`,
    () => 'Know this and you are ahead.',
  ],
  stepSubjects: [
    () => 'Yes or no?',
    () => 'Your move',
    () => 'One line. That is it',
    (w) => `${up(w.topic)}: decide`,
  ],
  stepOpenings: [
    () => 'Last message. No chasing after this.',
    () => 'Thinking has had its turn.',
    () => 'You had an idea. Nothing has changed except the date.',
    () => 'Someday is not on the calendar.',
  ],
  steps: [
    (w) => `Reply and say ${w.first}. Done.`,
    (w) => `One line back: ${w.first}.`,
    (w) => `Tell ${w.object} ${w.first}. Everything else follows.`,
    (w) => `Decide, then tell ${w.object} ${w.first}.`,
  ],
  stepEndings: [
    () => 'Or say no. That is an answer, too.',
    () => 'Not now? Then not. Good luck out there.',
    () => 'Either way: respect for asking.',
    () => 'No is fine. Maybe is what wastes your time.',
  ],
  adCalls: [
    () => 'Go.',
    () => 'Make your move.',
    () => 'Ask now.',
    () => 'Step up.',
    () => 'Your turn.',
  ],
  offerLabels: ['The deal', 'The numbers', 'Straight up', 'What it takes', 'On the table'],
}
