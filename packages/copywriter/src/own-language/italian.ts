import type { Words } from './words.ts'

export const italian: Words = {
  button: 'Fai una domanda',
  fields: ['Il Suo nome', 'E-mail', 'Data desiderata', 'Numero di persone'],
  question: 'La Sua domanda',
  offer: 'L’offerta',
  notes: 'Buono a sapersi',
  price: 'Quanto costa?',
  included: 'Che cosa è compreso?',
  duration: 'Quanto dura?',
  people: (list) => `Per ${list}.`,
  and: 'e',
  reserve: [
    'Un modulo breve',
    'Una risposta chiara alla Sua domanda',
    'Il tempo per decidere con calma',
  ],
  thanks: {
    headline: 'Grazie per il Suo messaggio',
    message: (name) => `${name} ha ricevuto il Suo messaggio. Seguirà una risposta.`,
    next: [
      'Tenga a portata di mano due o tre date possibili.',
      'Se non arriva nessuna e-mail, guardi anche nello spam.',
    ],
  },
  calls: ['Ci scriva.', 'Faccia una domanda.', 'Proponga una data.'],
  heads: ['Faccia una domanda', 'Proponga una data', 'Una risposta chiara'],
  greeting: 'Buongiorno,',
  closing: 'Cordiali saluti',
  confirm: {
    subject: 'Il Suo messaggio è arrivato',
    text: (name) =>
      `Grazie per aver scritto a ${name}. Abbiamo ricevuto il Suo messaggio e risponderemo. Come promemoria:`,
    ask: 'Se vuole, ci scriva anche quali date vanno bene e quante persone sarete.',
  },
  advise: {
    subject: 'Tre consigli prima di decidere',
    text: 'Alcuni dettagli si chiariscono facilmente in anticipo ed evitano domande dopo.',
    tips: [
      'Indichi una seconda data possibile: sarà più facile trovarne una adatta.',
      'Dica se è la prima volta: la risposta sarà più utile.',
      'Chieda tutto ciò che non è chiaro, anche se sembra un dettaglio.',
    ],
    end: 'Basta rispondere a questa e-mail.',
  },
  remind: {
    subject: 'Ci sta ancora pensando?',
    text: (name) =>
      `Se pensa ancora a ${name}, basta una riga con una data che va bene. Come promemoria:`,
    end: 'Se i Suoi piani sono cambiati, non deve fare nulla.',
  },
}
