export const faqCss = `
.pg-faq .pg-prose+.pg-questions{margin-top:2rem}
.pg-questions{border-top:1px solid var(--line);text-align:left}
.pg-question{border-bottom:1px solid var(--line)}
.pg-question summary{display:flex;justify-content:space-between;align-items:center;gap:1.25rem;min-height:3.5rem;padding:.875rem 0;font-weight:650;font-size:1.0625em;line-height:1.4;list-style:none;cursor:pointer}
.pg-question summary::-webkit-details-marker{display:none}
.pg-question summary svg{flex:none;width:1.375rem;height:1.375rem;fill:none;stroke:var(--accent);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;transition:rotate .16s}
.pg-question[open] summary svg{rotate:180deg}
.pg-answer{max-width:44rem;padding:0 2.5rem 1.375rem 0;color:var(--quiet)}
.pg-answer p+p{margin-top:.75em}
@container pg (min-width:60rem){
.pg-faq:not([data-align]) .pg-wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:0 4rem;align-items:start}
.pg-faq:not([data-align]) .pg-wrap>*{grid-column:2;margin-top:0}
.pg-faq:not([data-align]) .pg-wrap>.pg-heading{grid-column:1;grid-row:1/span 9}
.pg-faq:not([data-align]) .pg-wrap>.pg-buttons{margin-top:2rem}
}
@container pg (min-width:40rem){
.pg-faq[data-align] .pg-questions{width:100%;max-width:52rem}
.pg-faq[data-align=center] .pg-questions{margin-inline:auto}
.pg-faq[data-align=right] .pg-questions{margin-left:auto}
}
@media print{
.pg-question::details-content{content-visibility:visible;display:block;height:auto}
.pg-question summary svg{display:none}
}
`
