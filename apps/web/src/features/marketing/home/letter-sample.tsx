import quotes from './sample-quotes.json' with { type: 'json' }

export function LetterSample() {
  return (
    <div className="rounded-t-control border border-b-0 border-line bg-ground p-4 pb-6">
      <p className="text-note text-quiet">Second email, from its beginning</p>
      <p className="mt-2 font-semibold">{quotes.letter.subject}</p>
      {quotes.letter.lines.map((line) => (
        <p key={line} className="mt-2 text-quiet">
          {line}
        </p>
      ))}
    </div>
  )
}
