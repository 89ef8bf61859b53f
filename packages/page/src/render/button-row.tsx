import type { PageDocument } from '../document/page-document.ts'
import type { SectionButton } from '../sections/section-parts.ts'
import { ctaHref } from './cta-href.ts'
import { PageLink } from './page-link.tsx'
import type { RenderContext } from './render-context.ts'

type ButtonRowProps = {
  buttons: readonly SectionButton[]
  page: PageDocument
  context: RenderContext
}

const classes = {
  primary: 'pg-cta',
  secondary: 'pg-cta pg-cta-second',
  outline: 'pg-cta pg-cta-outline',
  ghost: 'pg-cta pg-cta-ghost',
} as const

/** The buttons of a section that say something; '#' leads to the page's form. */
export function ButtonRow({ buttons, page, context }: ButtonRowProps) {
  const shown = buttons.filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  return (
    <p className="pg-buttons">
      {shown.map(({ id, text, link, style }) => (
        <PageLink
          key={id}
          className={classes[style]}
          href={ctaHref(page, link)}
          mode={context.mode}
        >
          {text}
        </PageLink>
      ))}
    </p>
  )
}
