/** What every page needs: ground, type, spacing, focus, the hidden things. */
export const baseCss = `
.pg{color:var(--ink);background:var(--paper);font:400 1.0625rem/1.6 var(--body);overflow-wrap:anywhere}
.pg *{box-sizing:border-box;margin:0}
.pg-wrap{max-width:70rem;margin:0 auto;padding:3rem 1.25rem}
.pg h1,.pg h2{font-family:var(--heading);line-height:1.1}
.pg-cta{display:inline-flex;align-items:center;min-height:3.25rem;padding:.75rem 1.5rem;background:var(--button);color:var(--button-text);border:2px solid var(--button-edge);border-radius:.5rem;font:600 1.0625rem var(--body);text-decoration:none}
.pg-sky{background:linear-gradient(var(--sky-top),var(--sky-low));color:var(--sky-text)}
.pg-sky .pg-cta{background:var(--hero-button);color:var(--hero-button-text);border-color:var(--hero-button)}
.pg-hidden-drawings{position:absolute;width:0;height:0}
.pg-leaf{width:3rem;height:3rem;fill:none;stroke:var(--accent);stroke-width:1.5}
.pg-logo{height:3.5rem;width:auto;max-width:100%}
.pg-field{display:grid;gap:.25rem;margin-bottom:1rem}
.pg-field input{font:inherit;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);width:100%}
.pg-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.pg-unknown,.pg-error,.pg-alert{color:var(--danger)}
`
