import type { PageDocument } from '@wildpath/page/document'
import { directionOf } from '@wildpath/page/language'
import {
  emptyForm,
  pageStyles,
  PageView,
  type RenderContext,
  type SectionSlot,
} from '@wildpath/page/render'
import { memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { tolerateDomChanges } from '../../../lib/tolerate-dom-changes.ts'
import { useNow } from '../../../lib/use-now.ts'
import { FrameBodyContext } from './frame-body-context.ts'

export type PageFrameProps = {
  page: PageDocument
  badge: RenderContext['badge']
  /** Texts say where they stand, so that they can be written there. */
  isEdited?: boolean
  /** Omits samples, as the public page does. */
  isVisitorView?: boolean
  /** What is shown, for screen readers. */
  title: string
  Slot?: SectionSlot | undefined
  /** Returns the React key for a section ID. Defaults to the ID. */
  getReactKey?: ((id: string) => string) | undefined
  /** Stands in the page's document, over the page. */
  overlay?: ReactNode
  /** The page's body once it is there. */
  onReady?: ((body: HTMLElement) => void) | undefined
  className?: string
  style?: React.CSSProperties
}

/**
 * What a published page may load, and nothing else, on top of what the product itself may: no script,
 * no form, no frame. A preview shows what people bring along, so it must not depend on the renderer alone.
 * The origin is named: a frame that was loaded from nowhere has no 'self' in Firefox.
 */
function contentSecurityPolicy(origin: string): string {
  return (
    `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin} https: data:; ` +
    `media-src ${origin} https:; font-src ${origin}; form-action 'none'; base-uri 'none'`
  )
}

/**
 * The page in a document of its own, so that the product's styles stay out and the page sees the
 * frame's width as its screen. A preview leads nowhere and sends nothing.
 */
export function PageFrame(props: PageFrameProps) {
  const { page, badge, title, className, style, isEdited = false, isVisitorView = false } = props
  const mode = isEdited ? 'edit' : isVisitorView ? 'visitor-preview' : 'preview'
  const now = useNow()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const context = useMemo<RenderContext>(
    () => ({ mode, form: emptyForm, badge, now, year: now.getFullYear() }),
    [mode, badge, now],
  )

  function handleLoad({ currentTarget: frame }: React.SyntheticEvent<HTMLIFrameElement>) {
    const { body: loaded = null, defaultView = null } = frame.contentDocument ?? {}
    setBody(loaded)
    if (loaded === null || defaultView === null) return
    tolerateDomChanges(defaultView)
    hideBrokenPictures(loaded)
    props.onReady?.(loaded)
  }

  return (
    <>
      {/* The policies let nothing run; a sandbox would add nothing but keep accessibility checks out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- see above */}
      <iframe
        title={title}
        srcDoc={emptyDocument(page.language)}
        onLoad={handleLoad}
        className={className}
        style={style}
      />
      {body &&
        createPortal(
          <FrameBodyContext value={body}>
            <style>{pageStyles(page)}</style>
            {/* Inside an article the page's footer is no second footer of the product. */}
            <article>
              {/* Sections of markup fetch what reads it. */}
              <Suspense>
                <MemoizedPage
                  page={page}
                  context={context}
                  Slot={props.Slot}
                  getReactKey={props.getReactKey}
                />
              </Suspense>
            </article>
            {props.overlay}
          </FrameBodyContext>,
          body,
        )}
    </>
  )
}

/** Memoized, so that moving an overlay does not rerender the page. */
const MemoizedPage = memo(PageView)

/** While an address is typed it leads nowhere; the picture's place stays, without a broken image in it. */
function hideBrokenPictures(body: HTMLElement) {
  // Elements of another document are none of this one's classes.
  const pictureOf = ({ target }: Event) =>
    target !== null && 'naturalWidth' in target ? (target as HTMLImageElement) : null
  // A logo without a picture shows its text.
  const hide = (picture: HTMLImageElement | null) => {
    if (picture?.className !== 'pg-logo') picture?.style.setProperty('visibility', 'hidden')
  }
  body.addEventListener('error', (event) => hide(pictureOf(event)), true)
  body.addEventListener(
    'load',
    (event) => pictureOf(event)?.style.removeProperty('visibility'),
    true,
  )
}

/** `language` is a language tag: a page with anything else in its place is not read. */
function emptyDocument(language: string): string {
  const direction = directionOf(language) ?? 'ltr'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${contentSecurityPolicy(window.location.origin)}"><style>html{scrollbar-color:#80808099 transparent}body{margin:0}.pg{display:flex;flex-direction:column;min-height:100vh}.pg>.pg-main{flex:1}</style></head><body></body></html>`
}
