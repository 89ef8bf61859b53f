import type { BrandTone } from '@wildpath/contract'

/** The short lines in which a letter's tone is heard; what it says comes from the trade and the facts. */
export type LetterVoice = {
  /** That a message is there. */
  arrivals: readonly string[]
  /** In front of the offer. */
  offerLabels: readonly string[]
  /** In front of what speaks for it, in the last letter. */
  reminders: readonly string[]
  /** The last line of the letter that asks for one step. */
  ends: readonly string[]
  /** An open door for questions. */
  invitations: readonly string[]
  /** What happens now, on the thank-you page. */
  follows: readonly string[]
}

export const letterVoices: Record<BrandTone, LetterVoice> = {
  professional: {
    arrivals: [
      'Thank you for writing.',
      'Your enquiry has arrived.',
      'Thank you for your enquiry.',
    ],
    offerLabels: ['The offer:', 'Our offer:', 'Price and terms:'],
    reminders: ['For your decision:', 'In brief:', 'The main points:'],
    ends: ['Questions are welcome.', 'Take the time you need.'],
    invitations: ['Questions are welcome.', 'Unclear? Please reply.'],
    follows: ['An answer follows.', 'A reply will follow.'],
  },
  friendly: {
    arrivals: ['Thanks for writing!', 'Good to hear!', 'Thanks for asking!'],
    offerLabels: ['The offer again:', 'The offer:', 'What you saw:'],
    reminders: ['In short:', 'As a reminder:', 'To help you decide:'],
    ends: ['No rush.', 'Whenever it suits.'],
    invitations: ['Any questions? Just reply.', 'Just ask {us}.'],
    follows: ['An answer follows.', 'More soon by email.'],
  },
  luxury: {
    arrivals: ['Thank you for writing.', 'Thank you for your enquiry.'],
    offerLabels: ['The arrangement:', 'For your reference:', 'The offer:'],
    reminders: ['In essence:', 'For your plans:', 'The main points:'],
    ends: ['Please take your time.', 'At your leisure.'],
    invitations: ['Please ask anything.', 'Do simply ask.'],
    follows: ['A reply will follow.', 'An answer follows.'],
  },
  fun: {
    arrivals: ['Thanks for writing!', 'Message received!', 'Hooray, a message!'],
    offerLabels: ['The deal:', 'The offer again:', 'What you saw:'],
    reminders: ['Quick recap:', 'In short:', 'The good bits:'],
    ends: ['No rush at all.', 'No pressure.'],
    invitations: ['Silly questions welcome!', 'Curious? Hit reply!'],
    follows: ['An answer follows!', 'Watch your inbox!'],
  },
  bold: {
    arrivals: ['Message received.', 'Got it.', 'Thanks for writing.'],
    offerLabels: ['The deal:', 'The offer:', 'The terms:'],
    reminders: ['The facts:', 'In short:', 'Straight up:'],
    ends: ['Your call.', 'Say when.'],
    invitations: ['Questions? Hit reply.', 'Unsure? Ask {us}.'],
    follows: ['An answer follows.', 'Watch your inbox.'],
  },
  caring: {
    arrivals: ['Thank you for writing.', 'Thank you for your message.'],
    offerLabels: ['The offer:', 'In plain words:', 'What you saw:'],
    reminders: ['As a reminder:', 'To help you decide:', 'In short:'],
    ends: ['Take your time.', 'No pressure.'],
    invitations: ['Please ask anything.', 'Every question counts.'],
    follows: ['An answer follows.', 'You will hear back.'],
  },
}
