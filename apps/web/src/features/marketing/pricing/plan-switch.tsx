import { plans, priceText, shownPlanKeys } from '@wildpath/contract'

/** Which plan a phone shows beside the topics; it stays in sight, with the names of all three. */
export function PlanSwitch() {
  return (
    <fieldset className="sticky top-16 z-10 grid grid-cols-3 rounded-t-card border-b border-line bg-surface md:hidden">
      <legend className="sr-only">Plan to compare</legend>
      {shownPlanKeys.map((key) => {
        const { label, priceCents } = plans[key]
        return (
          <label
            key={key}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center border-b-2 border-transparent px-1.5 py-2 text-center text-note leading-tight font-semibold text-quiet has-checked:border-lantern has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-lantern"
          >
            <input
              type="radio"
              name="compared-plan"
              value={key}
              defaultChecked={key === 'explorer'}
              className="sr-only"
            />
            {label}
            <span className="mt-0.5 font-normal tabular-nums">{priceText(priceCents)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
