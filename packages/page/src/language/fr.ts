import type { PageWords } from './page-words.ts'

/** A no-break space, which French has before high punctuation. */
const s = '\u00A0'

export const french: PageWords = {
  locale: 'fr-FR',
  titles: {
    whyChoose: (name) => `Pourquoi choisir ${name}${s}?`,
    getStarted: `Envie de vous lancer${s}?`,
    voices: (name) => `${name}${s}: ce qu’en disent nos clients`,
    prices: 'Tarifs',
    whatItCosts: 'Nos tarifs',
    reach: (name) => `Contacter ${name}`,
    questions: {
      booking: 'Avant de réserver',
      stay: 'Avant de réserver',
      rental: 'Avant de réserver',
      lessons: 'Avant votre premier cours',
      visit: 'Avant votre visite',
      purchase: 'Avant d’acheter',
      quote: 'Avant de demander un devis',
      enquiry: 'Avant de nous écrire',
    },
    outings: 'Quand et où',
    hours: 'Horaires d’ouverture',
    bring: 'À apporter',
    goodToKnow: 'Bon à savoir',
    saveTheDate: 'Notez la date',
    nextSteps: `Et maintenant${s}:`,
  },
  navigation: {
    onThisPage: 'Sur cette page',
    whyUs: 'Nos atouts',
    about: 'À propos',
    offer: 'L’offre',
    questions: 'Vos questions',
    contact: 'Nous contacter',
    search: 'Rechercher',
    notFound: 'Introuvable sur cette page',
  },
  prices: {
    from: (amount) => `dès ${amount}`,
    units: {
      'person': 'par personne',
      'child': 'par enfant',
      'group': 'par groupe',
      'couple': 'par couple',
      'family': 'par famille',
      'vehicle': 'par véhicule',
      'item': 'la pièce',
      'lesson': 'par cours',
      'session': 'par séance',
      'trip': 'par sortie',
      'hour': 'par heure',
      'half-day': 'par demi-journée',
      'day': 'par jour',
      'night': 'par nuit',
      'week': 'par semaine',
      'month': 'par mois',
      'year': 'par an',
      'whole': '',
    },
    per: (unit) => `par ${unit}`,
    mostPopular: 'Le plus choisi',
    choose: 'Choisir',
    getStarted: 'Je me lance',
    sizes: ['Petit', 'Moyen', 'Grand'],
  },
  figures: ['Clients satisfaits', 'Note moyenne', 'Taux de satisfaction'],
  hours: {
    days: {
      mo: 'Lundi',
      tu: 'Mardi',
      we: 'Mercredi',
      th: 'Jeudi',
      fr: 'Vendredi',
      sa: 'Samedi',
      su: 'Dimanche',
    },
    note: 'À noter',
    everyDay: 'Tous les jours',
    daysFromTo: (first, last) => `Du ${first.toLowerCase()} au ${last.toLowerCase()}`,
    timesFromTo: (opens, closes) => `de ${hour(opens)} à ${hour(closes)}`,
  },
  outing: {
    when: 'Quand',
    duration: 'Durée',
    where: 'Où',
    meetingPoint: 'Point de rendez-vous',
    groupSize: 'Taille du groupe',
    whoCanCome: 'Pour qui',
    difficulty: 'Difficulté',
    included: 'Compris',
    notIncluded: 'Non compris',
    languages: 'Langues',
  },
  reach: {
    call: 'Appeler',
    write: 'Écrire',
    findUs: 'Nous trouver',
    openMap: 'Ouvrir la carte',
    bookOnline: 'Réserver en ligne',
  },
  map: {
    title: 'Où nous trouver',
    show: 'Afficher la carte',
    notice: 'La carte provient d’openstreetmap.org, qui reçoit alors votre adresse IP.',
    open: (service) => `Ouvrir dans ${service}`,
  },
  countdown: { days: 'Jours', hours: 'Heures', minutes: 'Minutes' },
  form: {
    name: 'Votre nom',
    email: 'E-mail',
    optional: 'facultatif',
    allRequired: 'Tous les champs sont obligatoires.',
    pleaseChoose: 'Veuillez choisir',
    leaveEmpty: 'Laissez ce champ vide',
    send: 'Envoyer',
    steps: {
      questions: 'Votre projet',
      more: 'Quelques précisions',
      contact: 'Comment vous joindre',
    },
    step: (step, steps) => `Étape ${step} sur ${steps}`,
    next: 'Suivant',
    back: 'Retour',
    error: (title) => `Erreur${s}: ${title}`,
  },
  faults: {
    required: () => 'Veuillez remplir ce champ',
    tooLong: (characters) => `${characters} caractères au maximum, s’il vous plaît`,
    consent: 'Veuillez cocher cette case pour continuer',
    email: 'Veuillez saisir une adresse e-mail valide',
    phone: 'Veuillez saisir un numéro de téléphone, par exemple +33 1 99 00 12 34',
    number: 'Veuillez saisir un nombre',
    date: 'Veuillez saisir une date, par exemple 24/07/2031',
    choice: 'Veuillez choisir l’une des réponses',
    other: 'Veuillez vérifier cette réponse',
  },
  notices: {
    tooMany: `Trop de formulaires viennent d’être envoyés depuis votre connexion, celui-ci n’a donc pas été pris en compte. Vos réponses sont toujours là${s}: veuillez réessayer dans quelques minutes.`,
    notSaved: `Vos réponses n’ont pas pu être enregistrées, rien n’a donc été envoyé. Elles sont toujours là${s}: veuillez réessayer dans une minute.`,
  },
  refusals: {
    wrongType: {
      title: 'Non envoyé',
      heading: 'Ce formulaire n’a pas pu être lu',
      text: 'Rien n’a été envoyé. Veuillez revenir en arrière et l’envoyer depuis la page elle-même.',
    },
    tooLarge: {
      title: 'Non envoyé',
      heading: 'C’est plus que ce formulaire ne peut contenir',
      text: 'Rien n’a été envoyé. Veuillez revenir en arrière et raccourcir vos réponses.',
    },
    unreadable: {
      title: 'Non envoyé',
      heading: 'Ce formulaire n’a pas pu être lu',
      text: 'Certains caractères sont arrivés abîmés, rien n’a donc été envoyé. Veuillez revenir en arrière et réessayer.',
    },
    nothingAsked: {
      title: 'Non envoyé',
      heading: 'Ce formulaire ne contient pas encore de questions',
      text: 'Rien n’a été envoyé. Veuillez revenir en arrière et nous contacter autrement.',
    },
    tooMany: {
      title: 'Non envoyé',
      heading: 'Veuillez réessayer dans une minute',
      text: `Ce formulaire n’a pas été envoyé${s}: plusieurs qui ne pouvaient pas être acceptés viennent d’arriver depuis votre connexion. Revenez en arrière pour retrouver vos réponses, vérifiez-les et envoyez-les dans une minute.`,
    },
  },
  footer: {
    quickLinks: 'Accès rapide',
    companyLinks: 'Entreprise',
    productLinks: 'Produits',
    resourceLinks: 'Ressources',
    leaveAddress: 'Laissez votre adresse dans le formulaire',
    madeWith: (product) => `Créé avec ${product}`,
  },
  privacy: {
    ask: (platforms) =>
      `Pouvons-nous informer ${platforms} de votre visite et de l’envoi du formulaire ? Des cookies sont alors déposés, et nous apprenons ainsi quelles annonces amènent des visiteurs ici.`,
    contact: (platforms) =>
      `Si vous envoyez le formulaire, votre adresse e-mail et votre numéro de téléphone sont aussi transmis à ${platforms} sous forme hachée.`,
    otherwise: 'Si vous refusez, rien n’est chargé de leur part.',
    accept: 'Accepter',
    decline: 'Refuser',
    choices: 'Choix de confidentialité',
    policy: 'Politique de confidentialité',
  },
  media: {
    watchVideo: 'Voir la vidéo',
    pauseBackground: 'Mettre en pause la vidéo d’arrière-plan',
    playBackground: 'Lire la vidéo d’arrière-plan',
    stars: (rating) => `${rating} étoiles sur 5`,
  },
  reply: {
    subject: (business) => `Votre message à ${business}`,
    greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
    thanks: (business) => `Merci pour votre message à ${business}.`,
    youWrote: 'Vous avez écrit :',
    closing: 'Cordialement,',
  },
  followUp: {
    reason: (business, date) =>
      `Vous recevez cet e-mail parce que vous avez écrit à ${business} le ${date}.`,
    thisBusiness: 'cette entreprise',
    unsubscribe: 'Se désabonner',
    ask: {
      title: `Se désabonner${s}?`,
      text: (email, business) =>
        `${email} ne recevra plus d’e-mails de suivi. Expéditeur${s}: ${business}.`,
    },
    done: {
      title: 'Vous êtes désabonné(e)',
      text: (email, business) =>
        `${email} ne reçoit plus d’e-mails de suivi. Expéditeur${s}: ${business}.`,
    },
  },
}

/** '9 h', '17 h 30'. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':')
  return minutes === '00' ? `${hours}${s}h` : `${hours}${s}h${s}${minutes}`
}
