import type { BrandTone } from '@wildpath/contract'

/** What a letter's lines are about; `thing` has its article. */
export type LetterWords = { thing: string; we: string; us: string; We: string }

type Line = (words: LetterWords) => string

/** The short lines in which a letter's tone is heard; what it says comes from the trade and the facts. */
export type LetterVoice = {
  /** That a message is there. */
  arrivals: readonly Line[]
  /** What happens now: an answer, and no promise when or how. */
  follows: readonly Line[]
  /** In front of the offer, which the page has said in the same words. */
  intros: readonly ((offer: string) => string)[]
  /** An open door for questions. */
  invitations: readonly Line[]
  /** The first line of the letter that asks for one step. */
  nudges: readonly Line[]
  /** How to answer; `what` is a list of things. */
  replies: readonly ((what: string) => string)[]
  /** The last line of that letter. */
  ends: readonly string[]
  /** Over the thank-you page. */
  thanks: readonly Line[]
}

export const letterVoices: Record<BrandTone, LetterVoice> = {
  professional: {
    arrivals: [
      ({ thing }) => `Thank you for your enquiry about ${thing}.`,
      ({ thing, We }) => `${We} have received your enquiry about ${thing}, thank you.`,
    ],
    follows: [({ We }) => `${We} will reply.`],
    intros: [(offer) => `For your records: ${offer}`],
    invitations: [() => 'Questions are welcome.', () => 'Unclear? Please reply.'],
    nudges: [
      ({ thing }) => `Are you still interested in ${thing}? A short reply is enough.`,
      ({ thing }) => `If you are still considering ${thing}, a short reply is enough.`,
    ],
    replies: [(what) => `Please reply with ${what}.`, (what) => `A reply with ${what} is enough.`],
    ends: ['Take your time.'],
    thanks: [
      () => 'Thank you, your enquiry has arrived',
      ({ We }) => `Thank you. ${We} have your enquiry`,
    ],
  },
  friendly: {
    arrivals: [
      ({ thing }) => `Thanks for writing about ${thing}!`,
      ({ thing, us }) => `Lovely to hear from you, and thanks for asking ${us} about ${thing}.`,
    ],
    follows: [({ We }) => `${We} will write back.`],
    intros: [(offer) => `In writing: ${offer}`],
    invitations: [() => 'Any questions? Just reply.', ({ us }) => `Just ask ${us}.`],
    nudges: [
      ({ thing }) => `Are you still thinking about ${thing}? Then a short reply is all it takes.`,
      ({ thing }) => `Still thinking about ${thing}? One line from you is enough.`,
    ],
    replies: [
      (what) => `Just reply with ${what}.`,
      (what) => `Send a line with ${what}, that is all.`,
    ],
    ends: ['Take your time.'],
    thanks: [() => 'Thanks, your message is here', ({ us }) => `Thanks for writing to ${us}`],
  },
  luxury: {
    arrivals: [
      ({ thing }) => `Thank you for your interest in ${thing}.`,
      ({ thing, us }) => `Thank you for writing to ${us} about ${thing}.`,
    ],
    follows: [({ We }) => `${We} will reply.`],
    intros: [(offer) => `For your reference: ${offer}`],
    invitations: [() => 'Please ask anything.', () => 'Do simply ask.'],
    nudges: [
      ({ thing }) => `If you are still considering ${thing}, one line from you is enough.`,
      ({ thing, us }) => `Should you still be thinking of ${thing}, do write to ${us}.`,
    ],
    replies: [
      (what) => `A line with ${what} is all that is needed.`,
      (what) => `Kindly reply with ${what}.`,
    ],
    ends: ['Take your time.'],
    thanks: [() => 'Thank you for your request', () => 'Your request has arrived, thank you'],
  },
  fun: {
    arrivals: [
      ({ thing }) => `Your message about ${thing} has landed!`,
      ({ thing }) => `Hooray, a message about ${thing}!`,
    ],
    follows: [({ We }) => `${We} will answer!`, ({ We }) => `${We} will reply!`],
    intros: [(offer) => `For the fridge door: ${offer}`],
    invitations: [() => 'Curious? Hit reply!', () => 'Silly questions welcome!'],
    nudges: [
      ({ thing }) => `Still dreaming of ${thing}? Then hit reply!`,
      ({ thing }) => `Here is a quick question about ${thing}!`,
    ],
    replies: [
      (what) => `Hit reply with ${what}, easy as that.`,
      (what) => `Just fire back ${what}.`,
    ],
    ends: ['That is all!'],
    thanks: [() => 'Got it, thank you!', () => 'Your message has landed!'],
  },
  bold: {
    arrivals: [
      ({ thing }) => `Got your message about ${thing}. Thanks.`,
      ({ thing }) => `You asked about ${thing}, and your message is here.`,
    ],
    follows: [({ We }) => `${We} will answer.`],
    intros: [(offer) => `In writing: ${offer}`],
    invitations: [() => 'Questions? Hit reply.', ({ us }) => `Unsure? Ask ${us}.`],
    nudges: [
      ({ thing }) => `Still want ${thing}? One line is enough.`,
      ({ thing }) => `Still up for ${thing}? Say so.`,
    ],
    replies: [(what) => `Reply with ${what}.`, (what) => `Send ${what}.`],
    ends: ['That is all.'],
    thanks: [() => 'Message received', () => 'Got it. Thanks'],
  },
  caring: {
    arrivals: [
      ({ thing, us }) => `Thank you for writing to ${us} about ${thing}.`,
      ({ thing }) => `It is good that you asked about ${thing}.`,
    ],
    follows: [({ We }) => `${We} will answer.`],
    intros: [(offer) => `So that you have it: ${offer}`],
    invitations: [() => 'Please ask anything.', () => 'Every question counts.'],
    nudges: [
      ({ thing }) => `Perhaps you are still thinking about ${thing}. There is no hurry.`,
      ({ thing, us }) => `If you are still unsure about ${thing}, tell ${us} what would help you.`,
    ],
    replies: [
      (what) => `When you are ready, reply with ${what}.`,
      (what) => `A few words are enough: ${what}.`,
    ],
    ends: ['Take your time.'],
    thanks: [
      ({ us }) => `Thank you, your message is with ${us}`,
      ({ us }) => `Thank you for writing to ${us}`,
    ],
  },
}
