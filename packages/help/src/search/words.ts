import { stemmer } from 'stemmer'

/** Stands for every way to say that something does not work. */
export const negation = 'not'

/** How a word is spelled here, by the other ways to write it or to say the same. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    adventure: 'funnel funnels',
    decline: 'reject rejects rejected rejecting refused denied',
    delete: 'remove removes removed removing erase erased wipe',
    lead: 'enquiry enquiries inquiry inquiries submission submissions',
    phone: 'mobile cell cellphone smartphone telephone tel',
    customer: 'guest guests client clients customers',
    update: 'updating updated',
    cancel: 'terminate quit cancle cancled canceled',
    browser: 'chrome safari firefox edge',
    number: 'nr numbers',
    instagram: 'insta',
    facebook: 'fb',
    zero: '0',
    color: 'colour colors colours coloured colored',
    address: 'adress adresse addres addresses',
    photo: 'foto fotos pic pics picture pictures image images photograph photographs',
    email: 'mail mails emails mailing mailings',
    website: 'site homepage websites',
    password: 'pasword passwrod pw pass',
    question: 'questions faq',
    [negation]:
      'no cant cannot dont doesnt didnt wont isnt arent couldnt wasnt never fails failed failing unable broken ' +
      'missing without nothing stuck greyed grayed',
    spreadsheet: 'excel xls xlsx',
    visitor: 'visited visits visit',
    invoice: 'invoices bill bills billing',
    cost: 'price prices pricing costs fee fees expensive',
    data: 'information infos info',
    payment: 'pay paying paid payments',
    login: 'signin logging logon',
    through: 'thru',
    send: 'sent sending',
    write: 'wrote written writing',
    find: 'found',
    buy: 'bought purchase order',
    lose: 'lost',
    change: 'alter modify adjust',
    stop: 'disable deactivate',
    difference: 'differences differnce diff',
    subscription: 'subscripton subscriptions abo',
    twice: 'double',
    training: 'trainings',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/** Words that say nothing about what is asked. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a about after again all also already always am an and any anything are as at be because been before being but by ' +
    'can could did do does doing done each either else even ever every everything for from get gets getting ' +
    'give go goes going got had has have having he hello help hey hi her here him his how i id if ill im in into is it ' +
    'its ive just let like lot made make makes making many may me might more most much must my need needs now ' +
    'of off ok on once one only or other our out over per please pls plz put r really said same say see set shall she ' +
    'should show so some somebody someone something stil still such sure take takes than thank thanks that thats the their ' +
    'them then there these they thing things this those to too try u under until up ur us use used using very want ' +
    'wants was way we well were what whats when where wheres which while who whom whos whose why will with within ' +
    'would ya yes yet you your yours'
  ).split(' '),
)

/**
 * Stems of words that alone ask for nothing of ours: what our people do all day, and verbs, times and qualities
 * that go with everything. They weigh little, so that a question's other words decide.
 */
export const weakStems: ReadonlySet<string> = new Set(
  (
    'raft rafting kayak canoe boat river lake mountain climbing gym lodge guide guided trip tour outfitter company ' +
    'business shop people person customer guest user ' +
    'work works come came long till till swap build built move around look looks know think tell told keep kept ' +
    'stay happen happens become allow possible possibly able best good better bad quick quickly fast easy ' +
    'simple new old today yesterday tomorrow day week month year time times soon later instead already mean means ' +
    'calculate whole right wrong thing stuff part kind type place bring call called turn run talk ' +
    'first second third last next big small little real really actually currently maybe finally automatic automatically ' +
    'problem issue error question option feature function lot lots hour minute winter summer spring autumn season ' +
    'similar different other another dark light big bigger small large long short nice ugly cool great perfect own ' +
    'complain complaint explain understand try tried trying hope wish prefer care bit little few several both full empty ' +
    'single double next last previous recent current certain common normal usual special extra additional main ' +
    'idea reason result case point detail list note side top bottom left middle end front inside outside near ' +
    'far here somewhere anywhere nowhere everywhere ago later early earlier recently often sometimes never usually ' +
    'happy sorry sure ready free busy important necessary useful need wait hold sit stand leave left pick choose choice ' +
    'decide agree accept offer give hand reach arrive appear seem exist include contain belong depend matter count ' +
    'without regarding concerning via land enter ask asked filter handle check red ' +
    'monday tuesday wednesday thursday friday saturday sunday boring bored tired annoying stupid crazy weird strange confusing hidden'
  )
    .split(' ')
    .map(stemmer),
)
