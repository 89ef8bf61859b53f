/** Per cent with one decimal (spec 3, section 9); a dash where there is nothing that they are of. */
export function rateText(percent: number, of: number): string {
  return of === 0 ? '–' : `${percent.toFixed(1)}%`
}
