import type { PageDocument } from '../document/page-document.ts'
import type { SectionButton } from '../sections/section-parts.ts'
import { ctaHref } from './cta-href.ts'
import { PageLink } from './page-link.tsx'
import type { RenderContext } from './render-context.ts'
import type { TextPlace } from './text-place.ts'

type ButtonRowProps = {
  buttons: readonly SectionButton[]
  page: PageDocument
  context: RenderContext
  at: TextPlace
  /** How many buttons of the section stand elsewhere, before these. */
  from?: number
}

const classes = {
  primary: 'pg-cta',
  secondary: 'pg-cta pg-cta-second',
  outline: 'pg-cta pg-cta-outline',
  ghost: 'pg-cta pg-cta-ghost',
} as const

/** The buttons of a section that say something; '#' leads to the page's form. */
export function ButtonRow(props: ButtonRowProps) {
  if (props.buttons.every(({ text }) => text === '')) return null
  return (
    <p className="pg-buttons">
      <Buttons {...props} />
    </p>
  )
}

/** The same without a row of their own. */
export function Buttons({ buttons, page, context, at, from = 0 }: ButtonRowProps) {
  return buttons.map(({ id, text, link, style }, index) =>
    text === '' ? null : (
      <PageLink
        key={id}
        className={classes[style]}
        href={ctaHref(page, link)}
        mode={context.mode}
        path={at('buttons', from + index, 'text')}
      >
        {text}
      </PageLink>
    ),
  )
}
