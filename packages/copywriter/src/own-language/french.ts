import type { Words } from './words.ts'

export const french: Words = {
  button: 'Poser ma question',
  fields: ['Votre nom', 'E-mail', 'Date souhaitée', 'Nombre de personnes'],
  question: 'Votre question',
  offer: 'L’offre',
  notes: 'Bon à savoir',
  price: 'Combien cela coûte-t-il ?',
  included: 'Qu’est-ce qui est compris ?',
  duration: 'Combien de temps cela dure-t-il ?',
  people: (list) => `Pour ${list}.`,
  and: 'et',
  reserve: [
    'Un formulaire court',
    'Une réponse claire à votre question',
    'Le temps de décider tranquillement',
  ],
  thanks: {
    headline: 'Merci pour votre message',
    message: (name) => `${name} a bien reçu votre message. Une réponse suivra.`,
    next: [
      'Gardez deux ou trois dates possibles à portée de main.',
      'Si aucun e-mail n’arrive, regardez aussi dans les courriers indésirables.',
    ],
  },
  calls: ['Posez votre question.', 'Écrivez-nous.', 'Proposez une date.'],
  heads: ['Posez votre question', 'Proposez une date', 'Une réponse claire'],
  greeting: 'Bonjour,',
  closing: 'Cordialement',
  confirm: {
    subject: 'Votre message est bien arrivé',
    text: (name) =>
      `Merci pour votre message à ${name}. Nous l’avons bien reçu et nous vous répondrons. Pour mémoire :`,
    ask: 'Si vous le souhaitez, indiquez-nous encore les dates qui vous conviennent et le nombre de personnes.',
  },
  advise: {
    subject: 'Trois conseils avant de décider',
    text: 'Quelques détails se règlent facilement à l’avance et évitent des questions plus tard.',
    tips: [
      'Donnez une deuxième date possible : il sera plus facile d’en trouver une qui convient.',
      'Dites si c’est une première fois pour vous : la réponse sera plus juste.',
      'Demandez tout ce qui n’est pas clair, même si cela semble un détail.',
    ],
    end: 'Il suffit de répondre à cet e-mail.',
  },
  remind: {
    subject: 'Votre projet est-il toujours d’actualité ?',
    text: (name) =>
      `Si vous pensez encore à ${name}, une ligne avec une date qui vous convient suffit. Pour mémoire :`,
    end: 'Si vos projets ont changé, vous n’avez rien à faire.',
  },
}
