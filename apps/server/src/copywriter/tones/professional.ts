import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const professional: Tone = {
  greetings: ['Hello,', 'Good day,', 'Greetings,'],
  closings: ['Kind regards', 'With kind regards', 'Sincerely', 'Regards'],
  asks: [
    (w) => `State ${w.first} and ${w.second}; ${w.subject} reply with the details.`,
    (w) => `Send ${w.object} your question and say ${w.first}.`,
    (w) => `To receive an answer that fits, tell ${w.object} ${w.first} and ${w.second}.`,
    (w) => `Use the form to let ${w.object} know ${w.first}.`,
  ],
  thankYouHeadlines: [
    (w) => `Your enquiry about ${w.topic} is in`,
    () => 'Your request has been received',
    () => 'Thank you for your enquiry',
    (w) => `Received: your request about ${w.topic}`,
  ],
  thankYouMessages: [
    (w) =>
      `${w.name} has received your details. ${up(w.subject)} will review them and reply by email.`,
    (w) =>
      `Thank you. Your enquiry is with ${w.name}, and ${w.subject} will answer it with the information you asked for.`,
    (w) =>
      `Your request is recorded at ${w.name}. The points below make ${w.possessive} reply more precise.`,
    (w) =>
      `${up(w.subject)} have what ${w.subject} need to begin. A written reply from ${w.name} follows.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} review your request and check what suits it.`,
    (w) => `${up(w.subject)} send a written reply with the details you asked for.`,
    (w) => `Your request is read in full before ${w.subject} answer it.`,
    () => 'Please check the spam folder if no email appears in your inbox.',
  ],
  confirmations: [
    (w) =>
      `Thank you for your enquiry about ${w.topic}. It has been received and will be answered.`,
    (w) => `This is to confirm that your request concerning ${w.topic} has reached ${w.name}.`,
    (w) => `Your details have arrived. Thank you for considering ${w.name}.`,
    (w) => `${w.name} confirms receipt of your enquiry. The essentials are set out here once more.`,
  ],
  confirmSubjects: [
    (w) => `Your enquiry about ${w.topic}`,
    (w) => `Confirmation from ${w.name}`,
    () => 'Confirmation of your request',
    () => 'Your request has been received',
  ],
  helpUs: [
    (w) => `For a precise answer, please confirm ${w.first} and ${w.second} by reply.`,
    (w) => `Should the form have left it open: ${w.subject} would still like to know ${w.first}.`,
    (w) => `If you have not yet stated ${w.second}, a reply with that detail is sufficient.`,
    (w) => `Two points shape ${w.possessive} answer: ${w.first}, and ${w.second}.`,
  ],
  adviceOpenings: [
    (w) => `The following points on ${w.topic} are useful whichever provider you choose.`,
    () => 'Good preparation answers most questions in advance. These are the main points.',
    () => 'Some practical guidance while you compare your options.',
    (w) => `A short briefing on ${w.topic}, independent of your decision.`,
  ],
  adviceEndings: [
    () => 'Please reply if a point needs more detail.',
    (w) => `For anything specific to your plans, write to ${w.object} directly.`,
    () => 'Further questions are welcome in reply to this email.',
    () => 'Keep this list; it remains valid whatever you decide.',
  ],
  stepSubjects: [
    () => 'The next step, should you wish',
    (w) => `Your request to ${w.name}: one open point`,
    () => 'One detail is enough to proceed',
    () => 'How to proceed',
  ],
  stepOpenings: [
    (w) => `Should ${w.topic} still be of interest, the next step is small.`,
    (w) => `This final message summarises your enquiry with ${w.name}.`,
    () => 'To decide, most people need facts rather than reminders. Here they are again.',
    (w) => `Your enquiry about ${w.topic} remains open on ${w.possessive} side.`,
  ],
  steps: [
    (w) => `To proceed, reply and say ${w.first}.`,
    (w) => `A reply stating ${w.first} is all that is required.`,
    (w) => `Please let ${w.object} know ${w.first}, and ${w.subject} will prepare the rest.`,
    (w) => `Next step: reply and state ${w.first}.`,
  ],
  stepEndings: [
    () => 'If your plans have changed, no reply is necessary.',
    () => 'Otherwise no action is needed on your part.',
    () => 'Thank you for your time in either case.',
    () => 'Should the timing not suit, you are welcome to return to this message later.',
  ],
  adCalls: [
    () => 'Request details.',
    () => 'Send an enquiry.',
    () => 'Ask for dates and details.',
    () => 'See the details.',
  ],
  offerLabels: [
    'The terms',
    'Current offer',
    'The offer in full',
    'Price and terms',
    'What applies',
  ],
}
