import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const friendly: Tone = {
  greetings: ['Hi there,', 'Hello,', 'Hi,', 'Hello there,'],
  closings: ['Best wishes', 'See you soon', 'All the best', 'Warm greetings'],
  asks: [
    (w) => `Tell ${w.object} ${w.first} and ${w.second}, and ${w.subject} will get back to you.`,
    (w) => `Curious? Tell ${w.object} ${w.first}.`,
    (w) => `Drop ${w.object} a line: ${w.first}, and whatever you want to ask.`,
    (w) => `Got a question? Put it in the form and let ${w.object} know ${w.first}.`,
  ],
  thankYouHeadlines: [
    () => 'Thanks, that came through',
    (w) => `Thanks for asking about ${w.topic}`,
    () => 'Lovely, your note is here',
    () => 'Good to hear from you',
    () => 'Thanks, your message made it',
  ],
  thankYouMessages: [
    (w) =>
      `Your note is with ${w.name} now. ${up(w.subject)} will read it properly and get back to you.`,
    (w) =>
      `Thanks for writing to ${w.name}. Next comes a real answer from ${w.object}, so keep an eye on your inbox.`,
    (w) =>
      `${w.name} has your message. Have a look below while you wait for ${w.possessive} answer.`,
    (w) => `That was the hard part done. ${w.name} will come back to you about ${w.topic}.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} read your message and work out what fits.`,
    (w) => `You hear back from ${w.object} by email.`,
    (w) => `${up(w.subject)} look at your answers and write back.`,
    () => 'Keep an eye on your inbox, and peek into the spam folder too.',
  ],
  confirmations: [
    (w) => `Thanks for getting in touch about ${w.topic}. Your message arrived safely.`,
    (w) => `Nice of you to write! ${up(w.subject)} have your note about ${w.topic} right here.`,
    (w) => `Good news first: your message about ${w.topic} has arrived.`,
    (w) => `Thank you for your interest in ${w.topic}; your form came through fine.`,
  ],
  confirmSubjects: [
    (w) => `Thanks for asking about ${w.topic}`,
    () => 'Your message arrived',
    (w) => `Hello from ${w.name}`,
    () => 'Got your note, thank you',
  ],
  helpUs: [
    (w) =>
      `It helps ${w.object} to know ${w.first} and ${w.second}. If that was not in the form, just reply.`,
    (w) => `Forgot something? Just hit reply and say ${w.first} or ${w.second}.`,
    (w) => `One thing you could add by reply: ${w.second}.`,
    (w) =>
      `Still open from ${w.possessive} side: ${w.first}, and ${w.second}. A short reply is plenty.`,
  ],
  adviceOpenings: [
    (w) => `While you think it over, here are a few things worth knowing about ${w.topic}.`,
    () => 'No sales talk today, just some advice you can use anywhere.',
    () => 'A few practical things, whoever you end up going with.',
    () => 'Before you decide, a little help with the practical side.',
  ],
  adviceEndings: [
    () => 'Anything else on your mind? Just reply.',
    () => 'If a question is still open, hit reply and ask away.',
    (w) => `Reply any time; ${w.subject} like questions.`,
    () => 'Not sure about something on this list? Ask by simply replying.',
  ],
  stepSubjects: [
    () => 'One small step, if you like',
    () => 'A one-line reply will do',
    (w) => `Shall ${w.subject} plan something?`,
    () => 'Ready when you are',
  ],
  stepOpenings: [
    (w) => `Still thinking about ${w.topic}? Take your time.`,
    (w) => `This is the last note from ${w.object}, so here is the short version.`,
    () => 'Plans are easier to make with one small answer first.',
    (w) => `You asked about ${w.topic} and may have been busy since. Fair enough!`,
  ],
  steps: [
    (w) => `Just reply and say ${w.first}. ${up(w.subject)} take it from there.`,
    (w) => `Hit reply and tell ${w.object} ${w.first}; one line is plenty.`,
    (w) => `All it takes is a reply saying ${w.first}.`,
    (w) => `Want to go on? Reply and say ${w.first}.`,
  ],
  stepEndings: [
    () => 'And if plans have changed, that is fine too.',
    () => 'If now is not the moment, keep the advice and come back some day.',
    () => 'Either way, thanks for asking.',
    () => 'No answer needed if it does not fit.',
  ],
  adCalls: [
    () => 'Come along!',
    () => 'Send a quick note.',
    () => 'Ask away.',
    (w) => `Say hello to ${w.object}.`,
    () => 'See how it works.',
  ],
  offerLabels: ['The offer', 'What you get', 'Here it is', 'On offer', 'In short', 'The good part'],
}
