import type { Fact } from '@wildpath/contract'

import { originText } from '../kinds/fact-origin.ts'

/** Where a fact came from, with the very words on demand. */
export function FactSource({ fact }: { fact: Fact }) {
  const text = originText(fact)
  const { quote, origin = '', source } = fact
  const address = source === 'website' && URL.canParse(origin) ? origin : null
  if (quote === undefined && address === null) {
    return <p className="py-1.5 text-note text-quiet">{text}</p>
  }

  return (
    <details className="min-w-0 text-note text-quiet open:basis-full open:pb-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control underline decoration-dotted underline-offset-4 hover:text-ink sm:pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
        {text}
      </summary>
      {quote && (
        <blockquote className="mt-1 border-l-2 border-edge pl-3 wrap-anywhere">{quote}</blockquote>
      )}
      {address && <p className="mt-1 wrap-anywhere">{address}</p>}
    </details>
  )
}
