import { withKeys } from '../render/with-keys.ts'

type ParagraphsProps = { text: string }

/** Plain words: an empty line begins a paragraph, a line break stays one. */
export function Paragraphs({ text }: ParagraphsProps) {
  const paragraphs = text.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim() !== '')
  return withKeys(paragraphs).map(({ key, text: paragraph }) => (
    <p key={key} className="pg-lines">
      {paragraph.trim()}
    </p>
  ))
}
