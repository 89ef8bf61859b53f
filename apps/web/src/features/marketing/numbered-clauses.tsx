type NumberedClausesProps = { clauses: readonly { title: string; text: string }[] }

export function NumberedClauses({ clauses }: NumberedClausesProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {clauses.map((clause, index) => (
        <li key={clause.title} className="flex gap-5 py-6">
          <span
            aria-hidden
            className="w-8 shrink-0 font-display text-title text-lantern tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="text-title">{clause.title}</h2>
            <p className="mt-2 text-quiet">{clause.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
