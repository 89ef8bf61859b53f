import quotes from './sample-quotes.json' with { type: 'json' }

/** Word for word what the product wrote for the sample Amber Fork Rafting. */
export function AdSamples() {
  return (
    <ul className="mb-8 space-y-3">
      {quotes.ads.map(({ platform, headline, body }) => (
        <li key={platform} className="rounded-control border border-line bg-ground p-4">
          <p className="text-note text-quiet">Ad for {platform}, as written</p>
          <p className="mt-2 font-semibold">{headline}</p>
          <p className="mt-1 text-quiet">{body}</p>
        </li>
      ))}
    </ul>
  )
}
