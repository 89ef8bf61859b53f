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
  const { mode, now } = context
  // On the public page, a script counts.
  const left = now === undefined || moment === null ? null : getTimeLeft(moment, now)
  const isOver = left?.isOver === true && mode === 'visitor-preview'
  if (isOver && afterText === '') return null
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-countdown"
    >
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        {moment !== null && !isOver && (
          <p className="pg-count-date">
            <time dateTime={moment.toISOString()}>
              {formatMoment(moment, { timeZone, locale: localeOf(page.language) })}
            </time>
          </p>
        )}
        <dl
          className="pg-count"
          data-until={moment?.toISOString()}
          hidden={now === undefined || isOver}
        >
          {[days, hours, minutes].map((unit, index) => (
            <div key={unit}>
              <dt>{unit}</dt>
              <dd>{left?.numbers[index] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {afterText !== '' && (
          <div className="pg-count-after" hidden={mode !== 'edit' && !isOver}>
            <Paragraphs text={afterText} className="pg-prose" path={at('afterText')} />
          </div>
        )}
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

/** Returns the days, hours, and minutes from now to `moment`; zeros if it is over. */
function getTimeLeft(moment: Date, now: Date): { numbers: number[]; isOver: boolean } {
  const minutes = Math.floor((moment.getTime() - now.getTime()) / 60_000)
  const rest = Math.max(minutes, 0)
  return {
    numbers: [Math.floor(rest / 1440), Math.floor(rest / 60) % 24, rest % 60],
    isOver: minutes < 0,
  }
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
