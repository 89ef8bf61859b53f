import { readWebAddress } from '../web-address.ts'
import { type BusinessFacts, type FactOf, listFacts } from './business-facts.ts'
import { onlyConfirmed } from './confirmed-business.ts'
import { priceUnitNames, weekdayNames } from './fact-names.ts'

/** What the owner confirmed, as data for search engines. Proposals are not published as facts. */
export function businessRecord(known: BusinessFacts) {
  const confirmed = onlyConfirmed(known)
  const [phone] = listFacts(confirmed, 'phone')
  const [email] = listFacts(confirmed, 'email')
  const [address] = listFacts(confirmed, 'address')
  const [location] = listFacts(confirmed, 'location')
  const [hours] = listFacts(confirmed, 'hours')
  const [since] = listFacts(confirmed, 'since')
  return {
    phone: phone?.value.number,
    email: email?.value.address,
    address: address && addressParts(address.value),
    location: location?.value,
    hours: hours?.value.periods.map(({ days, opens, closes }) => ({
      days: days.map((day) => weekdayNames[day]),
      opens,
      closes,
    })),
    profiles: listFacts(confirmed, 'social-link').flatMap(
      ({ value }) => readWebAddress(value.url)?.href ?? [],
    ),
    foundingYear: since?.value.year,
    offers: listFacts(confirmed, 'offering').flatMap(({ value }) => offerOf(value)),
  }
}

function addressParts(value: FactOf<'address'>['value']) {
  const { street, postal_code: postalCode, locality, region, country } = value
  return { street, postalCode, locality, region, country }
}

function offerOf({ name, activity, price }: FactOf<'offering'>['value']) {
  if (price === undefined) return []
  const { amount, currency, unit, is_from: isFrom } = price
  const unitName = priceUnitNames[unit].replace(/^per /, '')
  return [{ name, description: activity, amount, currency, unit: unitName, isFrom }]
}
