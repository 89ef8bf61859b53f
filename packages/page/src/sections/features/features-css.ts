/**
 * Specimen cards. Three to a row, and no card left alone in the last: rows of a remainder share
 * the width (quantity selectors count from the end).
 */
export const featuresCss = `
.pg-benefits{display:grid;gap:1rem;margin-top:2rem}
.pg-benefits li{position:relative;overflow:hidden;padding:1.5rem 1.5rem 1.625rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
.pg-benefits .pg-contours{width:17rem;height:17rem;top:-9rem;right:-7rem;stroke:var(--line);stroke-width:1.5}
.pg-benefits li:nth-child(3n+2) .pg-contours{transform:rotate(100deg)}
.pg-benefits li:nth-child(3n) .pg-contours{transform:rotate(215deg)}
.pg-leaf{position:relative;width:4rem;height:4rem;margin:0 0 1.25rem -.5rem;fill:none;stroke:var(--accent);stroke-width:1.35;stroke-linecap:round;stroke-linejoin:round}
.pg-benefits p{position:relative}
@container pg (min-width:40rem){
.pg-benefits{grid-template-columns:repeat(2,1fr);gap:1.25rem;margin-top:3rem}
.pg-benefits li:nth-child(odd):last-child{grid-column:span 2}
.pg-benefits li{padding:2rem}
.pg-benefits li:only-child{display:flex;align-items:center;gap:2rem;padding:2.5rem;font-size:1.3125rem}
.pg-benefits li:only-child .pg-leaf{flex:none;width:5rem;height:5rem;margin:0}
}
@container pg (min-width:64rem){
.pg-benefits{grid-template-columns:repeat(6,1fr);font-size:1.125rem}
.pg-benefits li,.pg-benefits li:nth-child(odd):last-child{grid-column:span 2}
.pg-benefits li:nth-child(3n+1):nth-last-child(2),.pg-benefits li:nth-child(3n+1):nth-last-child(2)+li,.pg-benefits li:nth-child(3n+1):nth-last-child(4),.pg-benefits li:nth-child(3n+1):nth-last-child(4)~li{grid-column:span 3}
.pg-benefits li:only-child{grid-column:1/-1}
}
`
