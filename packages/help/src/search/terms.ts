import { stemmer } from 'stemmer'

/**
 * The words of a text that say what it is about, as their stems: `Publishing pages` and `publish my page` have
 * the same. Letters lose their accents, common words fall away, and spellings of one word become one.
 */
export function termsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !commonWords.has(word))
    .map((word) => stemmer(spellings.get(word) ?? word))
    .filter((stem) => !commonWords.has(stem))
}

/** Accents and apostrophes would keep words apart that are one; 'a/b' and 'e-mail' are words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’`]/g, '')
    .replace(/\ba\/b\b/g, 'abtest')
    .replace(/\be-mail/g, 'email')
    .replace(/\bfollow[ -]?up/g, 'followup')
    .replace(/\bun-?subscri/g, 'unsubscri')
    .replace(/\bread[ -]only/g, 'readonly')
    .replace(/\bthank[ -]?you\b/g, 'thankyou')
    .replace(/\b(no|not|any) ?more\b/g, 'nomore')
    .replace(/\bhow many\b/g, 'count')
}

/** Stands for every way to say that something does not work. */
export const negation = 'not'

/** What our people do all day: their questions name it, and are seldom about it. */
export const setting: ReadonlySet<string> = new Set(
  'raft kayak cano boat river lake mountain climb gym lodg guid trip tour outfitt compani busi shop peopl custom guest'.split(
    ' ',
  ),
)

const spellings = new Map(
  Object.entries({
    color: 'colour colors colours coloured colored',
    address: 'adress adresse addres addresses',
    photo: 'foto fotos pic pics picture pictures image images photograph photographs',
    email: 'mail mails emails',
    website: 'site homepage websites',
    password: 'pasword passwrod pw pass',
    question: 'questions faq',
    [negation]:
      'cant cannot dont doesnt didnt wont isnt arent couldnt wasnt fails failed failing unable broken',
    spreadsheet: 'excel xls xlsx',
    visitor: 'visited visits visit',
    invoice: 'invoices bill bills billing',
    cost: 'price prices pricing costs',
    data: 'information infos info',
    payment: 'pay paying paid payments',
    login: 'signin logging logon',
    through: 'thru',
    send: 'sent sending',
    write: 'wrote written writing',
    find: 'found',
    buy: 'bought purchase order',
    lose: 'lost',
    difference: 'differences differnce diff',
    subscription: 'subscripton subscriptions abo',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

const commonWords = new Set(
  (
    'a about after again all also already always am an and any anything are as at be because been before being but by ' +
    'can come comes could did do does doing done each either else even ever every everything for from get gets getting ' +
    'give go goes going got had has have having he hello help hey hi her here him his how i id if ill im in into is it ' +
    'its ive just know let like lot made make makes making many may me might more most much must my need needs no now ' +
    'of off ok on once one only or other our out over per please pls put really said same say see set shall she ' +
    'should show so some somebody someone something still such sure take takes than thank thanks that thats the their ' +
    'them then there these they thing things this those to too try u under until up ur us use used using very want ' +
    'wants was way we well were what whats when where wheres which while who whom whos whose why will with within ' +
    'without would ya yes yet you your yours'
  ).split(' '),
)
