/**
 * A name, links and what to do. On phones the links are a row of their own that scrolls sideways;
 * where a first screen with a button follows, the bar leaves the button to it.
 */
export const headerCss = `
.pg-header{--pad:0;z-index:2;padding:0;border-bottom:1px solid var(--line)}
.pg-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;padding-block:.5rem}
.pg-bar .pg-brand{flex:1 1 auto;max-width:100%}
.pg-bar .pg-brand img{padding:.25rem;background:var(--logo-ground,none)}
.pg-bar[data-size=small] .pg-brand{font-size:1.0625rem;--logo:2.25rem}
.pg-bar[data-size=large] .pg-brand{font-size:1.5rem;--logo:4rem}
.pg-bar[data-logo=center] .pg-brand{justify-content:center}
.pg-bar[data-logo=right] .pg-brand{justify-content:flex-end;order:3}
.pg-bar-end{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem}
.pg-bar-end:empty{display:none}
.pg-nav{order:4;flex:1 0 100%;min-width:0;margin:0 -1.25rem;overflow-x:auto;scrollbar-width:none}
.pg-nav ul{display:flex;gap:0 1.5rem;padding:0 1.25rem}
.pg-nav-link{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--nav,var(--ink));font-size:1rem;font-weight:550;text-decoration:none;white-space:nowrap}
.pg-nav-link:not(.pg-unlinked):hover{color:var(--nav-hover,var(--nav,var(--ink)));text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:6px}
.pg-bar .pg-cta{min-height:2.75rem;padding:.5rem 1.25rem;font-size:1rem}
.pg-search input{min-height:2.75rem;width:12rem;max-width:100%;padding:.25rem .875rem;border:1px solid var(--edge);border-radius:min(var(--round),1.5rem);background:var(--card);color:var(--ink);font:inherit;font-size:1rem}
.pg-search input::placeholder{color:var(--quiet);opacity:1}
.pg-over{position:absolute;left:0;right:0;background:none;border-color:transparent}
.pg-over+.pg-hero .pg-hero-words{padding-top:8rem}
@container pg (max-width:51.99rem){
.pg-header:has(+.pg-hero .pg-cta) .pg-bar .pg-cta{display:none}
}
@container pg (min-width:52rem){
.pg-bar{padding-block:.75rem}
.pg-nav{order:2;flex:0 1 auto;margin:0;overflow:visible}
.pg-nav ul{flex-wrap:wrap;justify-content:flex-end;padding:0}
.pg-bar-end{order:3}
.pg-bar[data-logo=center] .pg-brand{flex-basis:100%}
.pg-bar[data-logo=center]{justify-content:center}
.pg-bar[data-logo=right] .pg-brand{order:4}
.pg-bar[data-logo=right] .pg-nav ul{justify-content:flex-start}
.pg-bar[data-logo=right] .pg-nav{order:1}
.pg-over+.pg-hero .pg-hero-words{padding-top:7rem}
}
@media print{.pg-nav,.pg-search{display:none}}
`
