import { Marked, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

import { TextLink } from '../../ui/text-link.tsx'

const marked = new Marked({ gfm: true })

type ArticleTextProps = {
  /** Markdown: paragraphs, headings, lists, bold, italics, code and links; anything else stands as it was written. */
  text: string
}

/** An article, or an answer from one. No markup of it becomes elements but those named here. */
export function ArticleText({ text }: ArticleTextProps) {
  return <div className="flex flex-col gap-3 wrap-anywhere">{drawAll(marked.lexer(text))}</div>
}

function drawAll(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text is drawn anew as a whole
    <Fragment key={index}>{draw(token)}</Fragment>
  ))
}

function draw(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p>{drawAll(token.tokens)}</p>
    case 'heading':
      return <h2 className="mt-2 text-title">{drawAll(token.tokens)}</h2>
    case 'list':
      return drawList(token as Tokens.List)
    case 'strong':
      return <strong className="font-semibold">{drawAll(token.tokens)}</strong>
    case 'em':
      return <em>{drawAll(token.tokens)}</em>
    case 'codespan':
      return (
        <code translate="no" className="rounded-[3px] bg-raised px-1">
          {token['text']}
        </code>
      )
    case 'br':
      return <br />
    case 'link':
      return drawLink(token as Tokens.Link)
    case 'text':
      return token.tokens === undefined ? decode(String(token['text'])) : drawAll(token.tokens)
    case 'escape':
      return decode(String(token['text']))
    default:
      return <span className="whitespace-pre-wrap">{token.raw}</span>
  }
}

function drawList({ ordered, items, start }: Tokens.List): ReactNode {
  const rows = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text is drawn anew as a whole
    <li key={index}>{drawAll(item.tokens)}</li>
  ))
  return ordered ? (
    <ol start={Number(start) || 1} className="flex list-decimal flex-col gap-1.5 pl-6">
      {rows}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 pl-6">{rows}</ul>
  )
}

function drawLink({ href, tokens }: Tokens.Link): ReactNode {
  const words = drawAll(tokens)
  if (/^\/(?![/\\])/.test(href)) return <TextLink to={href}>{words}</TextLink>
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return words
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer nofollow"
      className="text-fern underline underline-offset-4"
    >
      {words}
    </a>
  )
}

/** The lexer leaves the entities of quotes and brackets for a writer of HTML. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
