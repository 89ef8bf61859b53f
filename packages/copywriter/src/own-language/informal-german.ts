import { german } from './german.ts'
import type { Words } from './words.ts'

/** For owners who say du themselves. */
export const informalGerman: Words = {
  ...german,
  fields: ['Dein Name', 'E-Mail', 'Wunschtermin', 'Personenzahl'],
  question: 'Deine Frage',
  reserve: [
    'Ein kurzes Formular',
    'Eine klare Antwort auf deine Frage',
    'Zeit, in Ruhe zu entscheiden',
  ],
  thanks: {
    headline: 'Danke für deine Nachricht',
    message: (name) => `${name} hat deine Nachricht erhalten. Eine Antwort folgt.`,
    next: [
      'Halte zwei oder drei mögliche Termine bereit.',
      'Sieh auch im Spam-Ordner nach, falls keine E-Mail ankommt.',
    ],
  },
  heads: ['Frag einfach', 'Deine Frage, unsere Antwort', 'Termin vorschlagen'],
  greeting: 'Hallo,',
  closing: 'Viele Grüße',
  confirm: {
    subject: 'Deine Nachricht ist angekommen',
    text: (name) =>
      `danke für deine Nachricht an ${name}. Wir haben alles erhalten und melden uns. Zur Erinnerung, worum es geht:`,
    ask: 'Wenn du magst, schreib uns noch, welche Termine dir passen und wie viele Personen kommen.',
  },
  advise: {
    ...german.advise,
    tips: [
      'Nenne einen zweiten möglichen Termin. So findet sich schneller einer, der passt.',
      'Schreib dazu, ob es für dich das erste Mal ist. Dann passt die Antwort besser.',
      'Frag nach allem, was dir unklar ist, auch wenn es dir unwichtig vorkommt.',
    ],
    end: 'Antworte einfach auf diese E-Mail.',
  },
  remind: {
    subject: 'Hast du noch Interesse?',
    text: (name) =>
      `wenn du noch an ${name} denkst, genügt eine Zeile mit einem Termin, der dir passt. Zur Erinnerung:`,
    end: 'Falls sich deine Pläne geändert haben, brauchst du nichts zu tun.',
  },
}
