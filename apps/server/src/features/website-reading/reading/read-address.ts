import type { FactValue } from '@wildpath/contract'

import { readCountry } from './site-country.ts'

type Address = FactValue<'address'>
type Found = { value: Address; quote: string }

const place = String.raw`(?<locality>\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}|am |an |im |in |sur |les |le |la |de |di |bei |ob |en |upon |on |of |the )?[\p{L}'’.-]+){0,4})`
/** '5004 Bergen', 'D-87561 Oberstdorf', '123 45 Åre'. */
const european = new RegExp(
  `^(?:[A-Z]{1,2}[- ])?(?<code>\\d{4,5}|\\d{4}-\\d{3}|\\d{3} \\d{2}) ${place}$`,
  'u',
)
/** 'Moab, UT 84532', after which a Canadian code may stand as well. */
const american = new RegExp(
  `^(?<region>[A-Z]{2}|[A-Z]\\p{Ll}+(?: [A-Z]\\p{Ll}+)?),? (?<code>\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$`,
  'u',
)
/** 'Keswick CA12 5DB', or the code alone. */
const british = new RegExp(`^(?:${place},? )?(?<code>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`, 'u')
/** 'Queenstown 9300' and 'Cairns QLD 4870'. */
const southern = new RegExp(
  `^${place.replace('{0,4}', '{0,4}?')} (?:(?<region>[A-Z]{2,3}) )?(?<code>\\d{4})$`,
  'u',
)

/** Postal addresses in lines: a street with its number, and behind it or below a place with its code. */
export function readAddress(lines: readonly string[], country: string | null): Found[] {
  return lines.flatMap((line, index) => {
    if (line.length > 200) return []
    const own = partsOf(line)
    const before = partsOf(lines[index - 1] ?? '').slice(-1)
    const after = partsOf(lines[index + 1] ?? '').slice(0, 1)
    const found = readParts([...before, ...own, ...after], country)
    // What begins and ends in other lines is found there.
    return found !== null && own.includes(found.anchor) ? [{ value: found.value, quote: line }] : []
  })
}

function partsOf(line: string): string[] {
  return line
    .replace(
      /^(?:[\p{L} ]*(?:address|adresse|find us|anschrift|visit us|located at))\s*:\s*|^(?:büro|office|postal|adresse|anschrift)\s+(?=\p{Lu})/iu,
      '',
    )
    .split(/\s*[,|·•;]\s*|\s+[–—-]\s+/u)
    .map((part) => part.replace(/(?<=[\dA-Z]{3})\.$/u, ''))
    .filter((part) => part !== '')
}

function readParts(
  parts: string[],
  country: string | null,
): { value: Address; anchor: string } | null {
  for (const [index, part] of parts.entries()) {
    const [one, two] = [parts[index - 1] ?? '', parts[index - 2] ?? '']
    const made = (street: string, groups: Record<string, string | undefined>, rest = index + 1) => {
      const land = parts[rest] ?? ''
      return isStreet(street)
        ? {
            anchor: part,
            value: pick({
              street,
              postal_code: groups['code'],
              locality: groups['locality'],
              region: groups['region'],
              country: readCountry(land) === null ? undefined : land,
            }),
          }
        : null
    }
    const state = american.exec(part)?.groups
    const found =
      (state && /^\p{Lu}/u.test(one) && made(two, { ...state, locality: one })) ??
      fromEuropean(part, one, country, made) ??
      fromBritish(part, one, two, made) ??
      (['NZ', 'AU', 'ZA'].includes(country ?? '')
        ? made(one, southern.exec(part)?.groups ?? {})
        : null)
    if (found && Object.keys(found.value).length > 2) return found
  }
  return null
}

type Made = (
  street: string,
  groups: Record<string, string | undefined>,
) => { value: Address; anchor: string } | null

function fromEuropean(part: string, street: string, country: string | null, made: Made) {
  const groups = european.exec(part)?.groups
  return groups !== undefined && country !== 'US' ? made(street, groups) : null
}

function fromBritish(part: string, one: string, two: string, made: Made) {
  const groups = british.exec(part)?.groups
  if (groups === undefined) return null
  return groups['locality'] === undefined
    ? made(two, { ...groups, locality: one })
    : // 'Maidstone, Kent ME15 6AB' names the county before the code.
      (made(one, groups) ?? made(two, { ...groups, locality: one, region: groups['locality'] }))
}

/** With a number before or behind its name, and no more than that. */
function isStreet(text: string): boolean {
  if (text.length > 60 || /[@€$£?!]|\d{6,}|\d:\d\d/.test(text)) return false
  return (
    /^\p{Lu}[\p{L}\d '’./-]* \d{1,4} ?[a-z]?(?:[-/]\d+)?$/u.test(text) ||
    /^\d{1,5}[a-z]?,? (?:bis )?[\p{L}][\p{L}\d '’./-]+$/iu.test(text)
  )
}

function pick(parts: Record<string, string | undefined>): Address {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''),
  )
}
