/**
 * What every page shares: ground, type, space, buttons, focus. Sizes follow the page's own width
 * (container queries), so a phone preview inside a wide screen looks like the phone.
 */
export const baseCss = `
.pg{container:pg/inline-size;color:var(--ink);background:var(--paper);font:400 1.0625rem/1.6 var(--body);overflow-wrap:anywhere;text-align:left;-webkit-text-size-adjust:100%;text-size-adjust:100%}
.pg,.pg *,.pg ::before,.pg ::after{box-sizing:border-box}
:where(.pg :is(h1,h2,p,ul,ol,dl,dd)){margin:0;padding:0;list-style:none}
.pg svg{display:block}
.pg-wrap{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.pg h1,.pg h2{font-family:var(--heading);font-weight:var(--heading-weight);letter-spacing:var(--heading-spacing);line-height:1.1;text-wrap:balance}
.pg h1{font-size:2.375rem}
.pg h1.pg-long{font-size:1.875rem;line-height:1.16}
.pg h2{font-size:1.875rem}
.pg p,.pg li{text-wrap:pretty}
.pg-cta{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;max-width:100%;padding:.75rem 1.75rem;border:2px solid var(--button-edge);border-radius:.625rem;background:var(--button);color:var(--button-text);font:650 1.0625rem/1.25 var(--body);text-align:center;text-decoration:none;cursor:pointer;transition:transform .16s,box-shadow .16s}
.pg-cta:hover{transform:translateY(-1px);box-shadow:0 6px 18px #0000002e}
.pg-cta:active{transform:none;box-shadow:none}
.pg :focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:.375rem}
.pg-drawings{position:absolute;width:0;height:0;overflow:hidden}
.pg-contours{position:absolute;width:46rem;height:46rem;fill:none;stroke-width:1.1;overflow:visible;pointer-events:none}
.pg-unknown{padding:2rem 1.25rem;color:var(--danger);text-align:center}
.pg-thumb{display:flex;position:sticky;bottom:0;z-index:1;padding:.75rem 1.25rem;background:var(--paper);border-top:1px solid var(--line)}
.pg-thumb .pg-cta{flex:1}
@container pg (min-width:40rem){
.pg-wrap{padding:0 2.5rem}
.pg h1{font-size:3.25rem}
.pg h1.pg-long{font-size:2.375rem}
.pg h2{font-size:2.375rem}
.pg-thumb{display:none}
}
@container pg (min-width:64rem){
.pg h1{font-size:4rem;line-height:1.05}
.pg h1.pg-long{font-size:2.75rem}
.pg h2{font-size:2.75rem}
}
@media (prefers-reduced-motion:reduce){.pg *{transition:none!important}}
`
