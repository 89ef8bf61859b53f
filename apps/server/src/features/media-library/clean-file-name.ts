const longestName = 200

/** A file's name as a label: without folders, control characters and half characters, never empty. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return plain.slice(0, longestName).toWellFormed() || 'Picture'
}
