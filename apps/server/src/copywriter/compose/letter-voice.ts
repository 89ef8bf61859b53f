import type { BrandTone } from '@wildpath/contract'

/** The short lines in which a letter's tone is heard; what it says comes from the trade and the facts. */
export type LetterVoice = {
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
    packing: ['Please bring', 'Useful to bring:', 'We recommend'],
    ends: ['Either answer helps.', 'Questions are welcome.', 'No reply needed.'],
    invitations: ['Questions are welcome.', 'Please ask anything.', 'Further questions? Reply.'],
    follows: ['An answer follows.', 'You will hear.', 'A reply follows.'],
  },
  friendly: {
    packing: ['Do bring', 'Worth packing:', 'Please pack'],
    ends: ['No rush.', 'Whenever it suits.', 'No hurry, though.'],
    invitations: ['Any questions? Reply.', 'Just ask {us}.', 'Wondering something? Ask.'],
    follows: ['An answer follows.', 'A reply follows.', 'More very soon.'],
  },
  luxury: {
    packing: ['Please bring', 'Worth packing:', 'Do bring'],
    ends: ['At your leisure.', 'In your time.', 'Another season, perhaps.'],
    invitations: ['Please ask anything.', 'Do simply ask.', 'Every wish counts.'],
    follows: ['An answer follows.', 'A reply follows.'],
  },
  fun: {
    packing: ['Do pack', 'Bring along', 'Worth packing:'],
    ends: ['No rush, promise!', 'Later works too.', 'No drama, promise.'],
    invitations: ['Ask away!', 'Silly questions? Perfect.', 'Got questions? Reply!'],
    follows: ['An answer follows.', 'A reply follows!', 'More soon!'],
  },
  bold: {
    packing: ['Bring', 'Pack', 'Do bring'],
    ends: ['Your call.', 'Yes or no.', 'You decide.'],
    invitations: ['Got questions? Ask.', 'Questions? Reply.', 'Unsure? Ask {us}.'],
    follows: ['An answer follows.', 'A reply follows.', 'Expect an answer.'],
  },
  caring: {
    packing: ['It helps to bring', 'Good to have:', 'Please bring'],
    ends: ['Take your time.', 'No pressure.', 'Whenever you like.'],
    invitations: ['Please ask anything.', 'Every question counts.', 'Unsure? Please ask.'],
    follows: ['An answer follows.', 'A reply follows.', 'You will hear.'],
  },
}
