import { PageLink } from '../parts/page-link.tsx'
import type { RenderContext } from '../parts/render-context.ts'

type ThumbBarProps = { text: string; href: string; mode: RenderContext['mode'] }

/**
 * On phones, the call to action at the thumb while the visitor reads between the first screen and
 * the form; it rises when the first screen's own button leaves. Sticky inside its part of the page, so it leaves by itself when the form arrives.
 */
export function ThumbBar({ text, href, mode }: ThumbBarProps) {
  if (text === '') return null
  return (
    <div className="pg-thumb">
      <PageLink className="pg-cta" href={href} mode={mode}>
        {text}
      </PageLink>
    </div>
  )
}
