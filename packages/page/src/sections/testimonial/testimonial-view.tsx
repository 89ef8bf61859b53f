import { Fragment } from 'react'

import { placeWithin, type TextPlace, textPlace } from '../../parts/text-place.ts'
import { EditableText } from '../../parts/editable-text.tsx'
import { ButtonRow } from '../../parts/button-row.tsx'
import { showsSamples } from '../../parts/render-context.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import { pickFraming } from '../../media/picture-framing.ts'
import { Portrait } from '../portrait.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import type { Rating } from './ratings.ts'
import { Stars } from './stars.tsx'
import type { TestimonialItem, TestimonialSection } from './testimonial-model.ts'
import { localeOf, wordsOf } from '../../language/words-of.ts'

/** What guests said. Samples are for the owner's eyes only. */
export function TestimonialView({ section, page, context }: SectionViewProps<TestimonialSection>) {
  const at = textPlace(context.mode, 'content')
  const { isSample, layout, buttons } = section.content
  const items = section.content.items.filter(({ description }) => description !== '')
  if (items.length === 0 || (isSample && !showsSamples(context.mode))) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-voices">
      <div className="pg-wrap">
        {isSample && <p className="pg-sample">Sample</p>}
        <SectionHeading content={section.content} at={at} />
        <ul
          className="pg-grid pg-voice-list"
          data-columns={gridColumns({ columns: layout.columns, items: items.length })}
        >
          {items.map((item) => (
            <Voice
              key={item.id}
              item={item}
              at={placeWithin(at, 'items', section.content.items.indexOf(item))}
              language={page.language}
            />
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

type VoiceProps = { item: TestimonialItem; at: TextPlace; language: string }

function Voice({ item, at, language }: VoiceProps) {
  const { title, description, image, alt, rating, role = '', company = '' } = item
  const { source = '', date = '' } = item
  const hasOrigin = source !== '' || date !== ''
  return (
    <li>
      <figure className="pg-voice">
        {rating !== undefined && <Stars rating={rating} label={starsLabel(rating, language)} />}
        <blockquote>
          <p data-path={at('description')}>{description}</p>
        </blockquote>
        {(title !== '' || hasOrigin) && (
          <figcaption>
            {title !== '' && (
              <Portrait
                name={title}
                image={image}
                alt={alt}
                size={48}
                {...pickFraming(item)}
                path={at('image')}
              />
            )}
            <span>
              {title !== '' && <b data-path={at('title')}>{title}</b>}
              <Standing item={{ role, company }} names={['role', 'company']} at={at} />
              <Standing item={{ source, date }} names={['source', 'date']} at={at} />
            </span>
          </figcaption>
        )}
      </figure>
    </li>
  )
}

type StandingProps<Name extends string> = {
  item: Record<Name, string>
  names: readonly Name[]
  at: TextPlace
}

/** Two texts in one line, with a comma between them. */
function Standing<Name extends string>({ item, names, at }: StandingProps<Name>) {
  const filled = names.filter((name) => item[name] !== '')
  if (filled.length === 0) return null
  return (
    <span className="pg-standing">
      {filled.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <EditableText path={at(name)}>{item[name]}</EditableText>
        </Fragment>
      ))}
    </span>
  )
}

/** '4.5 out of 5 stars' in the page's language. */
function starsLabel(rating: Rating, language: string): string {
  const amount = new Intl.NumberFormat(localeOf(language)).format(rating)
  return wordsOf(language).media.stars(amount)
}
