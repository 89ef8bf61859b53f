import type { PageGoal } from '../document/page-plan.ts'

/** What a price may be for. */
export type PricedUnit =
  | 'person'
  | 'child'
  | 'group'
  | 'couple'
  | 'family'
  | 'vehicle'
  | 'item'
  | 'lesson'
  | 'session'
  | 'trip'
  | 'hour'
  | 'half-day'
  | 'day'
  | 'night'
  | 'week'
  | 'month'
  | 'year'
  | 'whole'

export type DayOfWeek = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'

/** A page that says why a form was not taken. */
type Refusal = { title: string; heading: string; text: string }

/**
 * Everything that a page says of itself, in one language; the owner's texts stand between. Names of businesses
 * stand where no word has to agree with them. Visitors are addressed formally.
 */
export type PageWords = {
  /** For amounts and dates, and what networks are told. */
  locale: string
  titles: {
    whyChoose: (businessName: string) => string
    getStarted: string
    voices: (businessName: string) => string
    prices: string
    whatItCosts: string
    reach: (businessName: string) => string
    /** Above questions and answers, by what a visitor is about to do. */
    questions: Record<PageGoal, string>
    outings: string
    hours: string
    bring: string
    goodToKnow: string
    saveTheDate: string
    nextSteps: string
  }
  navigation: {
    onThisPage: string
    whyUs: string
    about: string
    offer: string
    questions: string
    contact: string
    search: string
    notFound: string
  }
  prices: {
    from: (amount: string) => string
    /** 'per person'; empty where it is for all. */
    units: Record<PricedUnit, string>
    per: (unit: string) => string
    mostPopular: string
    choose: string
    getStarted: string
    /** Plans to be filled in. */
    sizes: readonly [string, string, string]
  }
  /** What the owner may count. */
  figures: readonly [customers: string, rating: string, satisfaction: string]
  hours: {
    days: Record<DayOfWeek, string>
    /** Before what the owner says about them. */
    note: string
    everyDay: string
    /** From one day to another. */
    daysFromTo: (first: string, last: string) => string
    /** Of times such as '9:00'. */
    timesFromTo: (opens: string, closes: string) => string
  }
  /** What a visitor asks of each thing that is offered. */
  outing: Record<
    | 'when'
    | 'duration'
    | 'where'
    | 'meetingPoint'
    | 'groupSize'
    | 'whoCanCome'
    | 'difficulty'
    | 'included'
    | 'notIncluded'
    | 'languages',
    string
  >
  reach: { call: string; write: string; findUs: string; openMap: string; bookOnline: string }
  map: {
    title: string
    show: string
    /** Tells visitors that loading the map shares their IP address. */
    notice: string
    open: (service: string) => string
  }
  countdown: { days: string; hours: string; minutes: string }
  form: {
    /** What is asked where the owner asks for nothing. */
    name: string
    email: string
    optional: string
    allRequired: string
    pleaseChoose: string
    leaveEmpty: string
    send: string
    steps: { questions: string; more: string; contact: string }
    step: (step: string, steps: string) => string
    next: string
    back: string
    /** Before the title of a page whose form came back. */
    error: (title: string) => string
  }
  /** What is wrong with an answer. */
  faults: {
    required: (label: string) => string
    tooLong: (characters: number) => string
    consent: string
    email: string
    phone: string
    number: string
    date: string
    choice: string
    other: string
  }
  /** Above a form that came back with all its answers. */
  notices: { tooMany: string; notSaved: string }
  refusals: Record<'wrongType' | 'tooLarge' | 'unreadable' | 'nothingAsked' | 'tooMany', Refusal>
  footer: {
    quickLinks: string
    companyLinks: string
    productLinks: string
    resourceLinks: string
    leaveAddress: string
    madeWith: (product: string) => string
  }
  /** Asks whether ad platforms may hear of a visit; `platforms` are their names, as a list. */
  privacy: {
    ask: (platforms: string) => string
    /** Said where they get more than the visit. */
    contact(platforms: string): string
    otherwise: string
    accept: string
    decline: string
    choices: string
    /** Names the link to the owner's privacy policy. */
    policy: string
  }
  media: {
    watchVideo: string
    /** Names the button on a background video. */
    pauseBackground: string
    playBackground: string
    /** `rating` is a formatted number out of five. */
    stars: (rating: string) => string
  }
  /** The draft of the owner's reply to a lead. */
  reply: {
    subject: (businessName: string) => string
    greeting: (firstName: string | null) => string
    thanks: (businessName: string) => string
    youWrote: string
    closing: string
  }
  /** Below a follow-up email, and on the page behind its link; dates are written out. */
  followUp: {
    reason: (businessName: string, date: string) => string
    /** Where the name of the business is not known any more. */
    thisBusiness: string
    unsubscribe: string
    ask: { title: string; text: (email: string, businessName: string) => string }
    done: { title: string; text: (email: string, businessName: string) => string }
  }
}
