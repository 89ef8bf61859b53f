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
  if (buttons.every(({ text }) => text === '')) return null
  return (
    <p className="pg-buttons">
      <Buttons buttons={buttons} page={page} context={context} />
    </p>
  )
}

/** The same without a row of their own. */
export function Buttons({ buttons, page, context }: ButtonRowProps) {
  return buttons
    .filter(({ text }) => text !== '')
    .map(({ id, text, link, style }) => (
      <PageLink key={id} className={classes[style]} href={ctaHref(page, link)} mode={context.mode}>
        {text}
      </PageLink>
    ))
}
