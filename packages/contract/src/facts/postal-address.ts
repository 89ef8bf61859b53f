import type { FactValue } from './fact-values.ts'

const codeBehindTown =
  /^(?:US|USA|United States|CA|Canada|AU|Australia|NZ|New Zealand|GB|UK|United Kingdom|England|Scotland|Wales|IE|Ireland)$/iu

/**
 * An address on lines, as post is addressed there: the town behind its code, or before region and code. A country
 * that is only a code is written out in the language of the reader (BCP 47).
 */
export function addressLines(value: FactValue<'address'>, language = 'en'): string[] {
  const { street, postal_code, locality, region, country } = value
  const isCodeLast =
    codeBehindTown.test(country ?? '') ||
    (country === undefined && /^[A-Z]{2}$/u.test(region ?? ''))
  const lines = isCodeLast
    ? [
        street,
        joined([locality, joined([region, postal_code], ' ')], region === undefined ? ' ' : ', '),
      ]
    : [street, joined([postal_code, locality], ' '), region]
  return [...lines, countryName(country, language)].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

function countryName(country: string | undefined, language: string): string | undefined {
  if (country === undefined || !/^[A-Z]{2}$/u.test(country)) return country
  return new Intl.DisplayNames([language], { type: 'region' }).of(country)
}

function joined(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between)
}
