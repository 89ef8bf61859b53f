import { withKeys } from './with-keys.ts'

type ParagraphsProps = {
  text: string
  className: string
  /** Field of the text, for editors. */
  path?: string | undefined
}

/** Text as it was typed: an empty line begins a new paragraph, a line break stays one. */
export function Paragraphs({ text, className, path }: ParagraphsProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <div className={className} data-path={path}>
      {withKeys(paragraphs).map(({ key, text: paragraph }) => (
        <p key={key}>{paragraph.trim()}</p>
      ))}
    </div>
  )
}
