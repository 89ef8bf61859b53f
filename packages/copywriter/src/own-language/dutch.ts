import type { Words } from './words.ts'

export const dutch: Words = {
  button: 'Stel uw vraag',
  fields: ['Uw naam', 'E-mail', 'Gewenste datum', 'Aantal personen'],
  question: 'Uw vraag',
  offer: 'Het aanbod',
  notes: 'Goed om te weten',
  price: 'Wat kost het?',
  included: 'Wat is inbegrepen?',
  duration: 'Hoe lang duurt het?',
  people: (list) => `Voor ${list}.`,
  and: 'en',
  reserve: [
    'Een kort formulier',
    'Een duidelijk antwoord op uw vraag',
    'Tijd om rustig te beslissen',
  ],
  thanks: {
    headline: 'Bedankt voor uw bericht',
    message: (name) => `${name} heeft uw bericht ontvangen. Een antwoord volgt.`,
    next: [
      'Houd twee of drie mogelijke data bij de hand.',
      'Kijk ook in uw spammap als er geen e-mail komt.',
    ],
  },
  calls: ['Stel uw vraag.', 'Vraag het gewoon.', 'Noem een datum.'],
  heads: ['Stel uw vraag', 'Noem een datum', 'Een duidelijk antwoord'],
  greeting: 'Goedendag,',
  closing: 'Met vriendelijke groet',
  confirm: {
    subject: 'Uw bericht is aangekomen',
    text: (name) =>
      `Bedankt voor uw bericht aan ${name}. We hebben alles ontvangen en antwoorden u. Ter herinnering:`,
    ask: 'Laat ons gerust nog weten welke data u schikken en met hoeveel personen u komt.',
  },
  advise: {
    subject: 'Drie tips voordat u beslist',
    text: 'Een paar dingen zijn vooraf snel geregeld en besparen later vragen.',
    tips: [
      'Noem ook een tweede mogelijke datum. Dan is er sneller een die past.',
      'Schrijf erbij of het de eerste keer is. Dan past het antwoord beter.',
      'Vraag alles wat niet duidelijk is, ook als het een kleinigheid lijkt.',
    ],
    end: 'Beantwoord gewoon deze e-mail.',
  },
  remind: {
    subject: 'Bent u nog geïnteresseerd?',
    text: (name) =>
      `Denkt u nog aan ${name}? Eén regel met een datum die u schikt is genoeg. Ter herinnering:`,
    end: 'Zijn uw plannen veranderd, dan hoeft u niets te doen.',
  },
}
