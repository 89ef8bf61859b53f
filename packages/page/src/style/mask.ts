/** A drawing on a 24 unit square as a CSS mask: the colour comes from whatever wears it. */
export function maskOf(markup: string, viewBox = '0 0 24 24'): string {
  const stroke =
    "fill='none' stroke='#000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'"
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' ${stroke}>${markup}</svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

/** The same stretched to whatever size it gets: waves and edges between sections. */
export function edgeMask(path: string, viewBox: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='none'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}
