import { trainingMinutes, trainingTimeText } from '@wildpath/contract'

import type { Scheduling } from './training-rules.ts'

type Asked = { about: string; wishedTimes: readonly string[]; timeZone: string }

/** What both sides read in the chat, with times as the person's clock shows them. */
export const trainingWords = {
  requested: ({ about, wishedTimes, timeZone }: Asked) =>
    [
      `I would like to book a training: ${about}`,
      '',
      `Times that suit me (${timeZone}):`,
      ...wishedTimes.map((time) => `- ${trainingTimeText(time, timeZone)}`),
    ].join('\n'),

  scheduled: (scheduling: Scheduling, time: Date, timeZone: string, words: string) => {
    const when = trainingTimeText(time, timeZone)
    const said = {
      confirms: `Your training is confirmed: ${when}, ${trainingMinutes} minutes.`,
      proposes: `We propose another time for your training: ${when}. Please accept it here, or write what suits you.`,
      moves: `Your training moves to ${when}.`,
    }[scheduling]
    return withWords(said, words)
  },

  accepted: (time: Date, timeZone: string) =>
    `That time suits me: ${trainingTimeText(time, timeZone)}.`,

  cancelled: (role: 'user' | 'admin', words: string) =>
    withWords(role === 'user' ? 'I cancel the training.' : 'The training is cancelled.', words),
}

function withWords(said: string, words: string): string {
  return words === '' ? said : `${said}\n\n${words}`
}
