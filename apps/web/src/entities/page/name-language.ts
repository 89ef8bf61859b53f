const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the English name of a BCP 47 tag, such as 'German'. */
export function nameLanguage(tag: string): string {
  return names.of(tag) ?? tag
}
