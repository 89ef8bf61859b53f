import { localeOf, wordsOf } from '../../language/words-of.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { textPlace } from '../../parts/text-place.ts'
import type { SectionViewProps } from '../section-kind.ts'
import type { CountdownSection } from './countdown-model.ts'
import { readMoment } from '../../document/read-moment.ts'

/** Shows the owner's date, which is readable without JavaScript, and the time remaining. */
export function CountdownView({ section, page, context }: SectionViewProps<CountdownSection>) {
  const at = textPlace(context.mode, 'content')
  const { afterText, body, buttons, timeZone } = section.content
  const moment = readMoment(section.content)
  const { days, hours, minutes } = wordsOf(page.language).countdown
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-countdown"
    >
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        {moment !== null && (
          <p className="pg-count-date">
            <time dateTime={moment.toISOString()}>
              {formatMoment(moment, { timeZone, locale: localeOf(page.language) })}
            </time>
          </p>
        )}
        <dl
          className="pg-count"
          data-until={moment?.toISOString()}
          hidden={context.mode === 'public'}
        >
          {[days, hours, minutes].map((unit) => (
            <div key={unit}>
              <dt>{unit}</dt>
              <dd>–</dd>
            </div>
          ))}
        </dl>
        {afterText !== '' && (
          <div className="pg-count-after" hidden={context.mode !== 'edit'}>
            <Paragraphs text={afterText} className="pg-prose" path={at('afterText')} />
          </div>
        )}
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

type Format = { timeZone: string | undefined; locale: string | undefined }

/** 'Thursday, June 5, 2031 at 9:00 AM MDT'. */
function formatMoment(moment: Date, { timeZone, locale }: Format): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}
