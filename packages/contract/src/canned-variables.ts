/** What a canned answer can contain in braces, such as `{name}`. */
export const cannedVariables = ['name', 'plan', 'adventure', 'admin'] as const
type CannedVariable = (typeof cannedVariables)[number]

const variable = /\{([a-z]+)\}/gi

const isKnown = (name: string): name is CannedVariable =>
  cannedVariables.some((known) => known === name)

/** Names without braces, each once. */
export function findUnknownVariables(text: string): string[] {
  const names = [...text.matchAll(variable)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !isKnown(name)))]
}

/** A variable without a value stays in the text, so that the admin sees what is missing. */
export function fillCannedAnswer(
  text: string,
  values: Partial<Record<CannedVariable, string>>,
): string {
  return text.replaceAll(variable, (found, name: string) =>
    isKnown(name) ? (values[name] ?? found) : found,
  )
}
