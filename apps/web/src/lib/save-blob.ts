/** Saves content under a name, as a download does. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the content after the click; a moment later it has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
