/** Says that words are only there to be replaced. */
export function SampleMark() {
  return (
    <span className="rounded-[3px] border border-dashed border-lantern px-1.5 text-note font-semibold text-lantern">
      Sample
    </span>
  )
}
