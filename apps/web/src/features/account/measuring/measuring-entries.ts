import {
  type MeasuringAccounts,
  measuringAccountsSchema,
  type MeasuringIdName,
  noMeasuringAccounts,
} from '@wildpath/contract'

/** What Google shows to be copied for a conversion: its tag and its label in one. */
const sendTo = /^(AW-\d+)\/([\w-]+)$/i

/** The accounts after somebody typed or pasted into one field; nothing is case that the platforms do not mean. */
export function withEntry(
  accounts: MeasuringAccounts,
  name: MeasuringIdName,
  typed: string,
): MeasuringAccounts {
  const entry = typed.trim()
  const [, tag, label] = sendTo.exec(entry) ?? []
  const isOfGoogle = name === 'google_tag_id' || name === 'google_conversion_label'
  if (isOfGoogle && tag !== undefined && label !== undefined) {
    return { ...accounts, google_tag_id: tag.toUpperCase(), google_conversion_label: label }
  }
  // Labels alone tell small letters from capital ones.
  return { ...accounts, [name]: name === 'google_conversion_label' ? entry : entry.toUpperCase() }
}

/** What is wrong, by field; nothing where all of it can be saved. */
export function mistakesIn(
  accounts: MeasuringAccounts,
): Partial<Record<keyof MeasuringAccounts, string>> {
  const read = measuringAccountsSchema.safeParse(accounts)
  if (read.success) return {}
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [String(path[0]), message]),
  )
}

export function isSame(one: MeasuringAccounts, other: MeasuringAccounts): boolean {
  const names = Object.keys(noMeasuringAccounts) as (keyof MeasuringAccounts)[]
  return names.every((name) => one[name] === other[name])
}
