import { useWatch } from 'react-hook-form'

import { Badge } from '../../../../ui/badge.tsx'
import { type ShownText, shownTexts } from './shown-texts.ts'
import type { SearchCampaignValues } from './search-campaign-values.ts'

/** What Google puts its results together from. */
export function ShownTextsList() {
  const values = useWatch<SearchCampaignValues>()
  const { headlines, descriptions } = shownTexts(values)
  return (
    <section aria-label="Ad text" className="rounded-card border border-line p-4">
      <h2 className="font-sans text-body font-semibold tracking-normal">Ad text</h2>
      <p className="mt-1 text-note text-quiet">
        Google shows up to three headlines and two descriptions, and tries which go together. Where
        you have fewer, plain ones that hold for everybody are added.
      </p>
      <TextList title="Headlines" texts={headlines} />
      <TextList title="Descriptions" texts={descriptions} />
    </section>
  )
}

function TextList({ title, texts }: { title: string; texts: readonly ShownText[] }) {
  return (
    <>
      <h3 className="mt-3 font-sans text-note font-normal tracking-normal text-quiet">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-note">
        {texts.map(({ text, isAdded }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {text}
            {isAdded && <Badge>Added</Badge>}
          </li>
        ))}
      </ul>
    </>
  )
}
