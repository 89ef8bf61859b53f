import type { Fact } from '@wildpath/contract'

import { Notice } from '../../../../ui/notice.tsx'
import { siteName } from '../../../../entities/website/site-name.ts'
import type { FactNews } from '../editing/fact-news.ts'
import { factText } from '../kinds/fact-text.ts'

type NewsNoticeProps = { address: string; news: FactNews }

/** What a website had to say that was not known. */
export function NewsNotice({ address, news }: NewsNoticeProps) {
  const { added, contested, otherwise } = news
  const isNothing = added.length + contested.length + otherwise.length === 0

  return (
    <Notice tone="fern" title={`Read: ${siteName(address)}`}>
      {isNothing && 'It says nothing that we do not know yet.'}
      <Part title="New, and marked below" facts={added} />
      <Part title="Said in two ways now: please choose below" facts={contested} />
      <Part title="Your website says otherwise; what you confirmed has stayed" facts={otherwise} />
    </Notice>
  )
}

const shownFacts = 8

function Part({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  const rest = facts.length - shownFacts
  return (
    <div className="mt-1.5">
      <p>
        {title} ({facts.length}):
      </p>
      <ul className="ml-4 list-disc">
        {facts.slice(0, shownFacts).map((fact) => (
          <li key={fact.id} className="wrap-anywhere">
            {lineOf(fact)}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </div>
  )
}

/** With its first detail, such as the price. */
function lineOf(fact: Fact): string {
  const { title, details } = factText(fact)
  return details[0] === undefined ? title : `${title} – ${details[0]}`
}
