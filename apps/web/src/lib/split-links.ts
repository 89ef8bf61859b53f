export type TextPart = { kind: 'text' | 'link'; value: string }

/** Cuts a plain text into text and http(s) links; a closing full stop or bracket is not the link's. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const link = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > end) parts.push({ kind: 'text', value: text.slice(end, match.index) })
    parts.push({ kind: 'link', value: link })
    end = match.index + link.length
  }
  if (end < text.length) parts.push({ kind: 'text', value: text.slice(end) })
  return parts
}
