type LatinLanguage = { words: string; letters?: RegExp }

/** Function words and distinctive letters of languages without built-in phrases. */
const languages: Readonly<Record<string, LatinLanguage>> = {
  pl: {
    words:
      'w z na i do od dla się jest są po oraz za nie ze lub przez rodziny dzieci osoby godziny dzień ceny',
    letters: /[ąćęłńśźż]/u,
  },
  cs: {
    words:
      'a na s se je jsou pro v ve do od nebo za z i po při bez osobu rodiny děti hodiny den ceny',
    letters: /[ěřů]/u,
  },
  sk: {
    words:
      'a na s so je sú pre v vo do od alebo za z i po pri bez osobu rodiny deti hodiny deň ceny',
    letters: /[ľĺŕ]/u,
  },
  hr: {
    words: 'i na s sa je su za u od do ili po uz se iz bez osobi obitelji djecu sati dan cijena',
    letters: /[ćđ]/u,
  },
  sl: {
    words: 'in na s z je so za v od do ali po pri se iz brez osebo družine otroke ure dan cena',
  },
  sv: {
    words:
      'och för på till med av som vi är ett en hos från den det ingår per barn familjer vänner timmar turer utrustning nybörjare oss',
    letters: /[åäö]/u,
  },
  da: {
    words:
      'og på til med af som vi er et en hos fra den det for eller ikke børn familier timer inkl i ture turen begyndere udstyr frokost oplevelse naturen os',
    letters: /[æø]/u,
  },
  nb: {
    words:
      'og på til med av som vi er et en hos fra den det for eller ikke barn familier timer inkl i turer nybegynnere utstyr lunsj opplevelse naturen oss',
    letters: /[æø]/u,
  },
  fi: {
    words: 'ja on tai kanssa sekä myös ovat hinta perheet lapset tuntia päivä',
    letters: /[äö]|(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|iden|jen|aa|ii|uu)$/u,
  },
  et: {
    words: 'ja on koos või ning ka meie hind pered lapsed tundi päev kaasa',
    letters: /õ|(?:ga|dele|tele|stele|misega)$/u,
  },
  hu: {
    words: 'és a az egy nem vagy is fő nap óra családok gyerekek csoportok',
    letters: /[őű]|.{3}(?:ban|ben|nak|nek|val|vel|ért|hoz|hez|tól|től|ról|ről)$/u,
  },
  ro: {
    words:
      'și şi în cu pentru din este sunt la pe prin sau de o familii copii persoană ore zi preț',
    letters: /[ășțţ]/u,
  },
  tr: {
    words: 've ile için bir bu da de olan kişi gün saat aile aileler çocuklar dahil fiyat',
    letters: /[ğış]/u,
  },
  lt: { words: 'ir su į iš yra nuo iki arba už per šeimos vaikai diena', letters: /[ėįųūž]/u },
  lv: { words: 'un ar no ir uz par vai līdz ģimenes bērni diena', letters: /[āēīūģķļņ]/u },
  is: { words: 'og með fyrir á í er við til um eða börn fjölskyldur', letters: /[þð]/u },
  vi: {
    words: 'và cho với của trên tại có người',
    letters: /[ơưđạảấầẩẫậắằặẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỷỹ]/u,
  },
  id: { words: 'dan yang untuk dengan dari di per orang kami termasuk keluarga hari jam pemandu' },
  ca: { words: 'amb i els les la el del dels per una un de a en nens famílies persona hores dia' },
}

const compiled = Object.entries(languages).map(([tag, { words, letters }]) => ({
  tag,
  words: new Set(words.split(' ')),
  letters,
}))

/** Counts the words that indicate each of these languages. */
export function countLatinLanguages(text: string): { tag: string; hits: number }[] {
  const typed = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return compiled.map(({ tag, words, letters }) => ({
    tag,
    hits: typed.filter((word) => words.has(word) || letters?.test(word) === true).length,
  }))
}
