import type { Words } from './words.ts'

export const german: Words = {
  button: 'Unverbindlich fragen',
  fields: ['Ihr Name', 'E-Mail', 'Wunschtermin', 'Personenzahl'],
  question: 'Ihre Frage',
  offer: 'Das Angebot',
  notes: 'Gut zu wissen',
  price: 'Was kostet es?',
  included: 'Was ist dabei?',
  duration: 'Wie lange dauert es?',
  people: (list) => `Für ${list}.`,
  and: 'und',
  reserve: [
    'Ein kurzes Formular',
    'Eine klare Antwort auf Ihre Frage',
    'Zeit, in Ruhe zu entscheiden',
  ],
  thanks: {
    headline: 'Vielen Dank für Ihre Nachricht',
    message: (name) => `${name} hat Ihre Nachricht erhalten. Eine Antwort folgt.`,
    next: [
      'Halten Sie zwei oder drei mögliche Termine bereit.',
      'Sehen Sie auch im Spam-Ordner nach, falls keine E-Mail ankommt.',
    ],
  },
  calls: ['Jetzt anfragen.', 'Einfach fragen.', 'Termin vorschlagen.'],
  heads: ['Fragen Sie einfach', 'Ihre Frage, unsere Antwort', 'Termin vorschlagen'],
  greeting: 'Guten Tag,',
  closing: 'Freundliche Grüße',
  confirm: {
    subject: 'Ihre Nachricht ist angekommen',
    text: (name) =>
      `vielen Dank für Ihre Nachricht an ${name}. Wir haben alles erhalten und melden uns. Zur Erinnerung, worum es geht:`,
    ask: 'Wenn Sie möchten, schreiben Sie uns noch, welche Termine Ihnen passen und wie viele Personen kommen.',
  },
  advise: {
    subject: 'Vor der Entscheidung: drei kurze Hinweise',
    text: 'ein paar Dinge lassen sich vorab leicht klären und ersparen später Rückfragen.',
    tips: [
      'Nennen Sie einen zweiten möglichen Termin. So findet sich schneller einer, der passt.',
      'Schreiben Sie dazu, ob es für Sie das erste Mal ist. Dann passt die Antwort besser.',
      'Fragen Sie nach allem, was Ihnen unklar ist, auch wenn es Ihnen unwichtig vorkommt.',
    ],
    end: 'Antworten Sie einfach auf diese E-Mail.',
  },
  remind: {
    subject: 'Haben Sie noch Interesse?',
    text: (name) =>
      `wenn Sie noch an ${name} denken, genügt eine Zeile mit einem Termin, der Ihnen passt. Zur Erinnerung:`,
    end: 'Falls sich Ihre Pläne geändert haben, brauchen Sie nichts zu tun.',
  },
}
