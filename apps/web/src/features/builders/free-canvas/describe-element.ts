import type { VisualElement } from '@wildpath/page/document'

export const kindNames: Record<VisualElement['type'], string> = {
  text: 'Text',
  image: 'Image',
  button: 'Button',
  shape: 'Shape',
  logo: 'Logo',
}

/** Characters of an element's words that are read aloud before they become tiresome. */
const mostWords = 40

/** 'Text: Start here', or only the kind where there are no words. */
export function nameElement({ type, content }: VisualElement): string {
  const words = (content.text ?? '').replace(/\s+/g, ' ').trim()
  const short = words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words
  return short === '' ? kindNames[type] : `${kindNames[type]}: ${short}`
}

/** 'Text: Start here, at 80, 60': what it is, and where. */
export function describeElement(element: VisualElement): string {
  const { x, y, rotation } = element
  const turned = rotation === 0 ? '' : `, turned ${rotation} degrees`
  return `${nameElement(element)}, at ${Math.round(x)}, ${Math.round(y)}${turned}`
}
