/** Beside a feature that is agreed and being built: nobody pays for it in the belief that it is there. */
export function PlannedMark() {
  return (
    <>
      {' '}
      <span className="inline-block rounded-[3px] bg-raised px-1.5 font-sans text-note font-normal tracking-normal whitespace-nowrap text-quiet">
        Planned
      </span>
    </>
  )
}
