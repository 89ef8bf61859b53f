import type { ReactNode } from 'react'

const id = 'page'

/** What a public page is there for. It needs no script, so the browser keeps what the server drew. */
export function ReadOnlyContent({ children }: { children: ReactNode }) {
  return (
    <div id={id} className="contents">
      {children}
    </div>
  )
}

/** The same in the browser: its content stays as it arrived, and its code stays on the server. */
export function ServerRenderedContent() {
  const html = document.getElementById(id)?.innerHTML ?? ''

  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
