/** Beside a feature that is agreed and being built: nobody pays for it in the belief that it is there. */
export function PlannedMark() {
  return (
    <>
      {' '}
      <span className="inline-block rounded-[3px] border border-dashed border-lantern px-1.5 text-note leading-[1.15rem] font-semibold whitespace-nowrap text-lantern">
        Planned
      </span>
    </>
  )
}
