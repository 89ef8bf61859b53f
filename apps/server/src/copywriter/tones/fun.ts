import { capitalised as up } from '../grammar/phrases.ts'
import type { Tone } from './tone.ts'

export const fun: Tone = {
  greetings: ['Hey there,', 'Hey,', 'Well, hello,', 'Hello you,'],
  closings: ['Cheers', 'Grinning already', 'High five', 'Big grin'],
  asks: [
    (w) => `Spill it: ${w.first}. Then ${w.subject} get going.`,
    (w) => `Tell ${w.object} ${w.first}, and the fun bit can start.`,
    (w) => `Tell ${w.object} ${w.first} and ${w.second}.`,
    (w) => `Form's short. Tell ${w.object} ${w.first} and off it goes.`,
  ],
  thankYouHeadlines: [
    () => 'Woohoo, it landed!',
    () => 'Got it. Happy dance!',
    (w) => `You, ${w.topic}: this could be good`,
    () => 'Message received, grin on',
  ],
  thankYouMessages: [
    (w) =>
      `Your message just splashed down at ${w.name}. ${up(w.subject)} will write back, promise.`,
    (w) => `Nice one! ${w.name} has your note and will get back to you about ${w.topic}.`,
    (w) => `Done and dusted. Now ${w.name} gets to do the typing.`,
    (w) => `${up(w.subject)} got it! Stretch, snack, and wait for mail from ${w.name}.`,
  ],
  ourSteps: [
    (w) => `${up(w.subject)} read it (yes, all of it) and write back.`,
    (w) => `${up(w.subject)} put the kettle on and work out a plan for you.`,
    () => 'An email pops up in your inbox, or hides in spam. Check both!',
    (w) => `${up(w.subject)} match your wishes with what ${w.subject} do.`,
  ],
  confirmations: [
    (w) => `Your message about ${w.topic} made it. High five from ${w.name}!`,
    (w) => `Ding! One message about ${w.topic}, safe and sound.`,
    (w) => `Hooray, somebody wants to talk about ${w.topic}.`,
    () => 'That was quick typing. Your form is here and it looks good.',
  ],
  confirmSubjects: [
    () => 'Ding! Your message is here',
    () => 'You did it (the form, that is)',
    (w) => `So, ${w.topic}?`,
    (w) => `${w.name} says hey`,
  ],
  helpUs: [
    (w) => `Extra round: reply and say ${w.first} and ${w.second}, if you have not yet.`,
    (w) => `Nosy question: could you tell ${w.object} ${w.second}?`,
    (w) => `Left something out? ${up(w.subject)} want to know ${w.first}.`,
    (w) => `Still a mystery to ${w.object}: ${w.first}. Solve it with a reply!`,
  ],
  adviceOpenings: [
    (w) => `Homework! Kidding. Some handy stuff about ${w.topic} instead.`,
    () => 'Handy tips coming up. Use them anywhere, tell everyone.',
    () => 'Read this and sound like you have done it before.',
    () => 'A tiny survival guide for the curious.',
  ],
  adviceEndings: [
    () => 'Silly questions welcome. Serious ones, too.',
    (w) => `More questions? Throw them at ${w.object}.`,
    () => 'That is the lot. Class dismissed!',
    () => 'Anything weird left to ask? Reply!',
  ],
  stepSubjects: [
    () => 'Psst, still keen?',
    () => 'One tiny reply',
    () => 'Thumbs at the ready?',
    (w) => `${up(w.topic)}: are you in?`,
  ],
  stepOpenings: [
    () => 'Last mail, cross my heart. Here is the short of it.',
    (w) => `Your question to ${w.name} is still sitting here, wagging its tail.`,
    () => 'Plans that stay in the head get dusty.',
    (w) => `Remember that thing you asked ${w.object} about? Still a good idea.`,
  ],
  steps: [
    (w) => `Hit reply, say ${w.first}, send. Ta-da!`,
    (w) => `Your mission: reply and say ${w.first}.`,
    (w) => `Fancy it? Tell ${w.object} ${w.first}.`,
    (w) => `One thumb is enough: reply and say ${w.first}.`,
  ],
  stepEndings: [
    () => 'Not your thing after all? No hard feelings, really.',
    () => 'And if not: thanks for stopping by!',
    () => 'Too busy? Keep the tips and have a good one.',
    () => 'Whatever you decide, have fun out there.',
  ],
  adCalls: [
    () => 'You in?',
    () => 'Go on, ask!',
    () => 'Grab your friends.',
    () => 'Say hi and see.',
  ],
  offerLabels: ['The deal', 'The fun part', 'Drum roll', 'Here goes', 'The sweet bit'],
}
