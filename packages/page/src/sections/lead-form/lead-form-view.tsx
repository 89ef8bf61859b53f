import { placeWithin, textPlace } from '../../parts/text-place.ts'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { SectionFrame, themeOf } from '../../parts/section-frame.tsx'
import { themes } from '../../style/themes/index.ts'
import type { SectionViewProps } from '../section-kind.ts'
import { FactsView } from './facts-view.tsx'
import { FormBody } from './form-body.tsx'
import type { LeadFormSection } from './lead-form-model.ts'
import { wordsOf } from '../../language/words-of.ts'

/** The form that makes a visitor a lead. Needs no script: the server validates and answers. */
export function LeadFormView({ section, page, context }: SectionViewProps<LeadFormSection>) {
  const at = textPlace(context.mode, 'content')
  const { title, subtitle, body, items, isMultiStep } = section.content
  const words = wordsOf(page.language).form
  const { ground, card } = themes[page.style.theme].form
  const isNight = themeOf(section, page) === 'night'
  const shared = { 'className': 'pg-form', 'data-ground': isNight ? 'dark' : card }
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-start"
      ground={ground === null ? undefined : { name: ground }}
    >
      <div className="pg-wrap">
        <div className="pg-offer">
          {title !== '' && <h2 data-path={at('title')}>{title}</h2>}
          {subtitle !== '' && (
            <p className="pg-subtitle" data-path={at('subtitle')}>
              {subtitle}
            </p>
          )}
          <Paragraphs text={body} className="pg-offer-words" path={at('body')} />
        </div>
        {context.mode !== 'public' ? (
          <div {...shared}>
            <FormBody section={section} context={context} words={words} />
          </div>
        ) : (
          <form
            {...shared}
            method="post"
            action={returnHere(section, context)}
            data-steps={isMultiStep ? '' : undefined}
          >
            <FormBody section={section} context={context} words={words} />
          </form>
        )}
        {items.length > 0 && (
          <div className="pg-all-facts">
            {items.map((item, index) => (
              <FactsView key={item.id} {...item} at={placeWithin(at, 'items', index)} />
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

/** The answer to a refused form opens where the form is, not at the top of the page. */
function returnHere(section: LeadFormSection, { form }: RenderContext): string {
  return form.action.includes('#') ? form.action : `${form.action}#${section.id}`
}
