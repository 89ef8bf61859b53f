/** Texts without those that were left blank (spec 2, section 4). */
export function filledTexts(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** Entries of which something was filled in. */
export function filledRecords<Entry extends Record<string, string>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.map(trimmed).filter((entry) => !isBlank(entry))
}

/** A titled text, or undefined when it was emptied and so taken off the page. */
export function filledTitled<Entry extends Record<string, string>>(
  entry: Entry | null,
): Entry | undefined {
  return entry === null || isBlank(entry) ? undefined : trimmed(entry)
}

export function isBlank(entry: Record<string, string>): boolean {
  return Object.values(entry).every((text) => text.trim() === '')
}

function trimmed<Entry extends Record<string, string>>(entry: Entry): Entry {
  const texts = Object.entries(entry).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(texts) as Entry
}
