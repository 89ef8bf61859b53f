/** Three or four steps beside each other, for themes that show a way from left to right. */
export function stepsInColumns(theme: string, line: string): string {
  const few = `.pg-${theme} .pg-steps:has(>:nth-child(3)):not(:has(>:nth-child(5)),[data-columns])`
  return `
@container pg (min-width:64rem){
.pg-${theme} .pg-shows-steps:has(.pg-steps>:nth-child(3)):not(:has(.pg-steps>:nth-child(5)))>.pg-wrap{display:block}
${few}{max-width:none;margin-top:2.5rem;grid-auto-flow:column;grid-auto-columns:1fr;gap:2rem}
${few} li{padding:4.25rem 0 0}
${few} .pg-mark{left:0}
${few} li:not(:last-child)::after{inset:1.3125rem -1.25rem auto 3.75rem;border:0;border-top:${line};opacity:1}
}
`
}
