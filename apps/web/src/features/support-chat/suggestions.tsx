type SuggestionsProps = { questions: readonly string[]; onChoose: (question: string) => void }

/** Questions to press instead of typing one. */
export function Suggestions({ questions, onChoose }: SuggestionsProps) {
  return (
    <ul aria-label="Quick questions" className="flex flex-wrap gap-2 px-4 pb-3">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 rounded-full border border-edge bg-surface px-3.5 py-1.5 text-left text-note hover:bg-raised sm:pointer-fine:min-h-9"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
