import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const luxury: Tone = {
  greetings: ['Good day,', 'Dear guest,', 'Hello,'],
  closings: ['With warm regards', 'Until then', 'Yours', 'With compliments'],
  asks: [
    (w) => `Share ${w.first}, and ${w.subject} will see to the rest of the answer.`,
    (w) => `Let ${w.object} know ${w.first} and ${w.second}.`,
    (w) => `Write to ${w.object} and say ${w.first}; a considered reply follows.`,
    (w) => `Begin by saying ${w.first}. Everything else can be talked over in peace.`,
  ],
  thankYouHeadlines: [
    () => 'Thank you, your wishes have arrived',
    (w) => `With thanks, from ${w.name}`,
    () => 'Your request is in good hands',
    () => 'A pleasure to hear from you',
  ],
  thankYouMessages: [
    (w) =>
      `Your request has reached ${w.name}. ${up(w.subject)} read each one slowly and answer with care.`,
    (w) => `${w.name} will write to you about ${w.topic}.`,
    (w) =>
      `Thank you for your confidence. ${up(w.subject)} will consider your wishes and write to you.`,
    (w) =>
      `Your message is with ${w.name}. Until ${w.subject} write, there is nothing you need to do.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} consider your wishes and what would suit them.`,
    (w) => `A written answer from ${w.name} follows.`,
    (w) => `${up(w.subject)} write to you with an answer made for your request.`,
    () => 'An answer may rest in the spam folder; a glance there does no harm.',
  ],
  confirmations: [
    (w) => `Thank you for writing. Your request concerning ${w.topic} has arrived at ${w.name}.`,
    (w) => `It is good to know that ${w.topic} appeals to you. Your request has arrived.`,
    (w) => `With thanks, ${w.subject} confirm that your wishes have reached ${w.name}.`,
    (w) => `Your note is here, and ${w.subject} look forward to answering it.`,
  ],
  confirmSubjects: [
    (w) => `With thanks from ${w.name}`,
    () => 'Your request, safely received',
    (w) => `Concerning ${w.topic}`,
    () => 'A short note of thanks',
  ],
  helpUs: [
    (w) => `Whenever it suits you, let ${w.object} know ${w.first} and ${w.second}.`,
    (w) => `Two details let ${w.object} answer well: ${w.first}, and ${w.second}.`,
    (w) => `If you also mention ${w.second}, ${w.possessive} answer can be more exact.`,
    (w) => `A word from you about ${w.first} is welcome at any time.`,
  ],
  adviceOpenings: [
    () => 'A few thoughts that make the choice easier.',
    (w) => `Small things decide how ${w.topic} will be remembered. These are some of them.`,
    () => 'Good preparation is quiet. A handful of notes for you.',
    () => 'There is pleasure in looking forward. These notes belong to it.',
  ],
  adviceEndings: [
    (w) => `Anything you would like to know in more depth, ${w.subject} answer gladly.`,
    () => 'A reply to this note is always read.',
    () => 'Should a wish be missing here, simply name it.',
    (w) => `Questions are a pleasure; write to ${w.object}.`,
  ],
  stepSubjects: [
    () => 'When the time is right',
    () => 'A quiet reminder',
    (w) => `Your plans and ${w.name}`,
    () => 'At your own pace',
  ],
  stepOpenings: [
    () => 'Some decisions ripen better without reminders, so this is the last one.',
    (w) => `Perhaps ${w.topic} is still on your mind.`,
    () => 'There is no pressure in this note, only the essentials in one place.',
    (w) => `Your request is still kept at ${w.name}.`,
  ],
  steps: [
    (w) => `One line is enough: ${w.first}.`,
    (w) => `Simply reply and say ${w.first}, and ${w.subject} continue from there.`,
    (w) => `Write back and say ${w.first}. The rest is ${w.possessive} part.`,
    (w) => `Tell ${w.object} ${w.first}, in your own time.`,
  ],
  stepEndings: [
    () => 'If another moment suits you better, so be it.',
    () => 'Should your plans lead elsewhere, travel well.',
    () => 'Until then, thank you for your attention.',
    () => 'No reply is expected.',
  ],
  adCalls: [
    () => 'Enquire in your own time.',
    () => 'Request the details.',
    () => 'Share your wishes.',
    () => 'Write for an answer.',
  ],
  offerLabels: [
    'What awaits you',
    'The arrangement',
    'The invitation',
    'The particulars',
    'For your plans',
  ],
}
