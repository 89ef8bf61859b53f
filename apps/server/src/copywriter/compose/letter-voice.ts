import type { BrandTone } from '@wildpath/contract'

/** The short lines in which a letter's tone is heard; what it says comes from the facts. */
export type LetterVoice = {
  received: readonly string[]
  /** Headline of the thank-you page, in front of what was asked about. */
  thanks: readonly string[]
  factHeads: readonly string[]
  offerHeads: readonly string[]
  packingHeads: readonly string[]
  ends: readonly string[]
  invitations: readonly string[]
}

export const letterVoices: Record<BrandTone, LetterVoice> = {
  professional: {
    received: ['Your enquiry arrived.', 'Enquiry received.', 'With thanks, received.'],
    thanks: ['Received', 'Noted', 'Confirmed'],
    factHeads: ['At a glance:', 'For reference:', 'The facts:'],
    offerHeads: ['Terms', 'Price and terms', 'The offer'],
    packingHeads: ['To bring', 'Recommended', 'Packing list'],
    ends: ['Plans changed? Understood.', 'No answer needed.', 'Questions are welcome.'],
    invitations: ['Questions? Reply.', 'Reply with questions.', 'Anything unclear? Ask.'],
  },
  friendly: {
    received: ['Thanks for asking!', 'Your note arrived.', 'Got it, thanks!'],
    thanks: ['Thanks', 'Got it', 'Hello'],
    factHeads: ['Good to know:', 'Quick facts:', 'The main things:'],
    offerHeads: ['The offer', 'The price', 'In short'],
    packingHeads: ['In your bag', 'Bring along', 'Worth packing'],
    ends: ['Not now? Fine too.', 'Changed plans? No problem.', 'Another time, then.'],
    invitations: ['Just ask.', 'Wondering something? Reply.', 'Questions? Hit reply.'],
  },
  luxury: {
    received: ['Received, with thanks.', 'Your enquiry arrived.', 'Safely received.'],
    thanks: ['Received', 'With thanks', 'Noted'],
    factHeads: ['In brief:', 'The particulars:', 'For your plans:'],
    offerHeads: ['The arrangement', 'As offered', 'In brief'],
    packingHeads: ['To pack', 'A thoughtful bag', 'Worth bringing'],
    ends: ['In your time.', 'Another season, perhaps.', 'At your leisure.'],
    invitations: ['Simply reply.', 'Ask anything.', 'A word suffices.'],
  },
  fun: {
    received: ['Message landed!', "Ping, it's here!", 'Yes, got it!'],
    thanks: ['Yes', 'Landed', 'Ping'],
    factHeads: ['The lowdown:', 'Quick scan:', 'Worth knowing:'],
    offerHeads: ['The deal', 'The fun bit', 'On the menu'],
    packingHeads: ['Stuff the bag', 'Bag check', 'Bring the goods'],
    ends: ['Not feeling it? Fine!', 'No? No drama.', 'Later works too.'],
    invitations: ['Ask away!', 'Silly questions? Perfect.', 'Reply with anything.'],
  },
  bold: {
    received: ['Got it.', 'Message in.', 'You asked.'],
    thanks: ['Got it', 'Done', 'Noted'],
    factHeads: ['The facts:', 'Know this:', 'What counts:'],
    offerHeads: ['The deal', 'On the table', 'The numbers'],
    packingHeads: ['Bring', 'Pack', 'Kit list'],
    ends: ['No? Fine.', 'Not yet? Fine.', 'Or leave it.'],
    invitations: ['Ask.', 'Doubts? Reply.', 'Say it.'],
  },
  caring: {
    received: ['Your message arrived.', 'Thank you, truly.', 'It arrived safely.'],
    thanks: ['Thank you', 'Received', 'It arrived'],
    factHeads: ['So you know:', 'Good to know:', 'A few facts:'],
    offerHeads: ['The price', 'The price', 'The offer'],
    packingHeads: ['Good to have', 'For your bag', 'What helps'],
    ends: ['Take your time.', 'No pressure.', 'Whenever you like.'],
    invitations: ['Worried? Ask.', 'Ask anything.', 'Every question counts.'],
  },
}
