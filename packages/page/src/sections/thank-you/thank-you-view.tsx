import { textPlace } from '../../parts/text-place.ts'
import { EditableText } from '../../parts/editable-text.tsx'
import { FirstScreen } from '../../parts/first-screen.tsx'
import { headlineClass } from '../../parts/headline-class.ts'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { Stamp } from './stamp.tsx'
import type { ThankYouSection } from './thank-you-model.ts'
import { wordsOf } from '../../language/words-of.ts'

/** After the form: what happened and what comes next. */
export function ThankYouView({ section, page, context }: SectionViewProps<ThankYouSection>) {
  const at = textPlace(context.mode, 'content')
  const { businessName, logoUrl, title, body, items, media } = section.content
  return (
    <>
      <FirstScreen
        section={section}
        page={page}
        context={context}
        brand={{ businessName, logoUrl }}
        media={media}
        className="pg-section pg-hero pg-thanks"
      >
        <Stamp />
        <h1 className={headlineClass(title)} data-path={at('title')}>
          {title}
        </h1>
        <Paragraphs text={body} className="pg-lede" path={at('body')} />
      </FirstScreen>
      {items.length > 0 && (
        <section className="pg-section pg-next">
          <div className="pg-wrap">
            <h2>{wordsOf(page.language).titles.nextSteps}</h2>
            <ol className="pg-items pg-steps pg-bare">
              {items.map(({ id, title: step, description }, index) => (
                <li key={id}>
                  <span className="pg-mark" aria-hidden="true" />
                  <p>
                    <EditableText path={step === '' ? undefined : at('items', index, 'title')}>
                      {step}
                    </EditableText>
                    {step !== '' && description !== '' && ' '}
                    <EditableText
                      path={description === '' ? undefined : at('items', index, 'description')}
                    >
                      {description}
                    </EditableText>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
    </>
  )
}
