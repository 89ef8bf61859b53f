const code =
  'EUR|USD|GBP|CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|ZAR|AUD|NZD|CAD|MXN|CLP|COP|PEN|ARS|BRL|THB|INR|JPY|AED|MAD|PHP|IDR|KES|TZS|NAD'
const sign = '[$€£¥₹]|CA\\$|AU\\$|NZ\\$|US\\$'
const figure = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`
const dirham = 'dhs?|Dhs?|DHS?|dirhams?'
const before = new RegExp(
  String.raw`(?<![\p{L}\d])(${code}|${sign}|Rs\.?|R|P) ?(${figure})(?![\d%])(?: ?[,.]?(?:-|–)(?!\d)| ?/-)?`,
  'gu',
)
const behind = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£¥₹])(${figure})(?: ?[,.]?(?:-|–)(?!\d))? ?(${code}|eur|euros?|€|£|\$|${dirham})(?![\p{L}\d$€£])`,
  'gu',
)
const dashed = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${figure})(?: ?,(?:-|–)| ?\.-| ?/-)(?!\d)`,
  'gu',
)

const unitsWritten = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${code}) (?=\d)|(${sign})(?=\d))|(?<=\d )(dirhams)`,
  'gu',
)

/**
 * Money as English prints it: the currency in front where it has a sign or a code, commas between thousands, no dashes for
 * missing cents. A price in a list without its own currency has the one of the others, where there is only one.
 */
export function withPlainMoney(text: string): string {
  const written = text
    .replace(/\b(CLP|COP|MXN|ARS|USD|CAD|AUD|NZD) ?\$ ?(?=\d)/gu, '$1 ')
    .replace(before, (_, unit: string, amount: string) => money(unit, amount))
    .replace(behind, (_, amount: string, unit: string) => money(unit, amount))
  const units = new Set(
    [...written.matchAll(unitsWritten)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  )
  // '$15.000' beside 'CLP 28,000' are pesos, too.
  if (units.size === 2 && units.has('$')) {
    const [other = ''] = [...units].filter((unit) => unit !== '$')
    if (/^(?:CLP|COP|MXN|ARS|CAD|AUD|NZD|USD)$/u.test(other)) {
      return withPlainMoney(written.replace(/\$(?=\d)/gu, `${other} `))
    }
  }
  const [only] = units
  if (only === undefined || units.size > 1) return written
  const shared = (amount: string) => money(only, amount)
  return written
    .replace(dashed, (_, amount: string) => shared(amount))
    .replace(
      /(?<=\b(?:kids?|child(?:ren)?|adults?|couples?|family|students?|seniors?|teens?|teenagers?) )(\d{2,6})(?=[,.;)]|$)/giu,
      (amount) => shared(amount),
    )
    .replace(/(?<![\p{L}\d$€£.,-])(?<!\p{Lu}{3} )(\d{2,6})(?= off\b)/gu, (amount) => shared(amount))
    .replace(
      /(?<=\b(?:instead of|save|was|normally|not) )(\d{2,6})(?=[\s,.;)]|$)(?! ?%| (?:days?|hours?|minutes?|people))/giu,
      (amount) => shared(amount),
    )
}

function money(unit: string, amount: string): string {
  const plain = plainAmount(amount)
  if (/^(?:dhs?|dirhams?)$/iu.test(unit)) return `${plain} dirhams`
  if (/^(?:eur|euros?|€)$/iu.test(unit)) return `€${plain}`
  if (/^(?:GBP)$/u.test(unit)) return `£${plain}`
  if (/^(?:[$£¥₹]|\p{Lu}{2}\$|R|P)$/u.test(unit)) return `${unit}${plain}`
  return `${unit.replace('.', '')} ${plain}`
}

/** '14.900' and '1 490' are thousands, '22,50' is not. */
function plainAmount(amount: string): string {
  const [, whole = amount, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(amount) ?? []
  const digits = whole.replace(/[ .,'’]/gu, '')
  const grouped = digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/gu, ',') : digits
  return cents === undefined ? grouped : `${grouped}.${cents.padEnd(2, '0')}`
}
