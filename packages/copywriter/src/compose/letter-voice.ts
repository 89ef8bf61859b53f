import type { BrandTone } from '@wildpath/contract'

/** The short lines in which a letter's tone is heard; what it says comes from the trade and the facts. */
export type LetterVoice = {
  /** That a message is there, in three words at most. */
  arrivals: readonly string[]
  /** In front of the offer, in the letter that confirms. */
  offerLabels: readonly string[]
  /** In front of what speaks for it, in the last letter. */
  reminders: readonly string[]
  /** In front of what limits it. */
  knowLabels: readonly string[]
  /** In front of the things to bring. */
  packing: readonly string[]
  /** The last line of the letter that asks for one step. */
  ends: readonly string[]
  /** An open door for questions. */
  invitations: readonly string[]
  /** What happens now, on the thank-you page. */
  follows: readonly string[]
}

export const letterVoices: Record<BrandTone, LetterVoice> = {
  professional: {
    arrivals: ['Your message arrived.', 'Your enquiry arrived.', 'Thank you kindly.'],
    reminders: ['For your decision:', 'As a reminder:', 'In brief:'],
    offerLabels: ['For reference:', 'The terms:', 'Price, terms:'],
    knowLabels: ['Please note:', 'Conditions:'],
    packing: ['Please bring', 'Useful to bring:', 'We recommend'],
    ends: ['Any answer helps.', 'Questions are welcome.', 'No reply needed.'],
    invitations: ['Questions are welcome.', 'Please ask anything.', 'Further questions? Reply.'],
    follows: ['An answer follows.', 'You will hear.', 'A reply follows.'],
  },
  friendly: {
    arrivals: ['Thanks for writing!', 'Your message arrived.', 'Lovely to hear!'],
    reminders: ['As a reminder:', 'Worth remembering:', 'In a nutshell:'],
    offerLabels: ['The offer again:', 'The price:', 'At hand:'],
    knowLabels: ['Good to know:', 'One more thing:'],
    packing: ['Do bring', 'Worth packing:', 'Please pack'],
    ends: ['No rush.', 'Whenever it suits.', 'No hurry, though.'],
    invitations: ['Any questions? Reply.', 'Just ask {us}.', 'Wondering something? Ask.'],
    follows: ['An answer follows.', 'A reply follows.', 'More very soon.'],
  },
  luxury: {
    arrivals: ['Your enquiry arrived.', 'Thank you kindly.', 'Your message arrived.'],
    reminders: ['To recall:', 'In essence:', 'Once more:'],
    offerLabels: ['For your reference:', 'The arrangement:', 'The price:'],
    knowLabels: ['Kindly note:', 'For your plans:'],
    packing: ['Please bring', 'Worth packing:', 'Do bring'],
    ends: ['At your leisure.', 'In your time.', 'Another season, perhaps.'],
    invitations: ['Please ask anything.', 'Do simply ask.', 'Every wish counts.'],
    follows: ['An answer follows.', 'A reply follows.'],
  },
  fun: {
    arrivals: ['Thanks for writing!', 'Message received!', 'You wrote, hooray!'],
    reminders: ['Just saying:', 'Remember this:', 'Quick recap:'],
    offerLabels: ['The deal:', 'The price:', 'In numbers:'],
    knowLabels: ['Small print:', 'Read me:'],
    packing: ['Do pack', 'Bring along', 'Worth packing:'],
    ends: ['No rush, promise!', 'Later works too.', 'No drama, promise.'],
    invitations: ['Ask away!', 'Silly questions? Perfect.', 'Got questions? Reply!'],
    follows: ['An answer follows.', 'A reply follows!', 'More soon!'],
  },
  bold: {
    arrivals: ['Message received.', 'Thanks for writing.', 'Got it.'],
    reminders: ['The facts:', 'Remember:', 'Plainly:'],
    offerLabels: ['The deal:', 'The price:', 'In short:'],
    knowLabels: ['Know this:', 'The rules:'],
    packing: ['Bring', 'Pack', 'Do bring'],
    ends: ['Your call.', 'Say when.', 'You decide.'],
    invitations: ['Got questions? Ask.', 'Questions? Reply.', 'Unsure? Ask {us}.'],
    follows: ['An answer follows.', 'A reply follows.', 'Expect an answer.'],
  },
  caring: {
    arrivals: ['Thank you kindly.', 'Thanks for writing.', 'Your message arrived.'],
    reminders: ['As a reminder:', 'To hold on to:', 'Once more, calmly:'],
    offerLabels: ['The price:', 'In writing:', 'In plain words:'],
    knowLabels: ['Good to know:', 'So that nothing surprises you:'],
    packing: ['It helps to bring', 'Good to have:', 'Please bring'],
    ends: ['Take your time.', 'No pressure.', 'Whenever you like.'],
    invitations: ['Please ask anything.', 'Every question counts.', 'Unsure? Please ask.'],
    follows: ['An answer follows.', 'A reply follows.', 'You will hear.'],
  },
}
