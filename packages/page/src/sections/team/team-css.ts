import { gridCss } from '../grid.ts'
import { portraitCss } from '../portrait.tsx'

/** Beside the words on phones, above them in a grid. */
export const teamCss = `
${gridCss}${portraitCss}
.pg-people{gap:2rem}
.pg-person{display:grid;align-content:start;grid-template-columns:5rem minmax(0,1fr);gap:1.25rem;align-items:start;text-align:left}
.pg-person .pg-portrait{width:5rem;height:5rem;font-size:1.5rem}
.pg-person-role{margin-top:.125rem;color:var(--accent);font-weight:600}
.pg-person-bio{margin-top:.5rem;color:var(--quiet)}
.pg-person-links{display:flex;gap:1.25rem;margin-top:.25rem}
.pg-profile{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem;color:var(--ink);font-weight:600;text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:2px;text-underline-offset:.25em}
@container pg (min-width:40rem){
.pg-people{gap:2.5rem 2rem}
.pg-people:not([data-columns="1"]) .pg-person{grid-template-columns:1fr;gap:1.25rem}
.pg-people:not([data-columns="1"]) .pg-portrait,.pg-people[data-columns="1"] .pg-portrait{width:7rem;height:7rem;font-size:2rem}
.pg-people[data-columns="1"] .pg-person{grid-template-columns:7rem minmax(0,42rem);gap:2rem}
[data-align=center] .pg-people:not([data-columns="1"]) .pg-person{justify-items:center;text-align:center}
[data-align=center] .pg-people:not([data-columns="1"]) .pg-person-links{justify-content:center}
}
`
