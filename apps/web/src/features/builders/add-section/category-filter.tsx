import { clsx } from 'clsx'

type CategoryFilterProps<Choice extends string> = {
  choices: readonly Choice[]
  value: Choice
  onChange: (choice: Choice) => void
}

/** One category at a time; the row scrolls sideways on phones. */
export function CategoryFilter<Choice extends string>({
  choices,
  value,
  onChange,
}: CategoryFilterProps<Choice>) {
  return (
    <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">Categories</legend>
      {choices.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === value}
          onClick={() => onChange(category)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full border px-4 text-note font-semibold whitespace-nowrap transition-colors sm:pointer-fine:min-h-9',
            category === value
              ? 'border-fern bg-fern-wash text-fern'
              : 'border-edge text-quiet hover:bg-raised hover:text-ink',
          )}
        >
          {category}
        </button>
      ))}
    </fieldset>
  )
}
