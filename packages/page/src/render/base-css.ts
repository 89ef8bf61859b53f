/**
 * What every page shares: ground, type, space, buttons, focus, the grounds of sections. Sizes follow
 * the page's own width (container queries), so a phone preview inside a wide screen looks like the
 * phone. A ground only changes the meaning of the variables; rules never ask on which they stand.
 * Shapes are variables too: --round of buttons, --corner of cards, --frame of pictures, --mark of
 * lists; a theme sets them and adds what a variable cannot say.
 */
export const baseCss = `
.pg{container:pg/inline-size;--pad:clamp(3.25rem,2.5rem + 3.4cqi,5.25rem);--h1:clamp(2.25rem,1.45rem + 3.9cqi,4rem);--h1-long:clamp(1.75rem,1.3rem + 2.1cqi,2.75rem);--h2:clamp(1.75rem,1.4rem + 1.6cqi,2.625rem);--text:1.0625rem;--wrap:72rem;--round:.625rem;--corner:1rem;--frame:1rem;color:var(--ink);background:var(--paper);font:400 var(--text)/1.6 var(--body);overflow-wrap:anywhere;text-align:left;-webkit-text-size-adjust:100%;text-size-adjust:100%}
.pg,.pg *,.pg ::before,.pg ::after{box-sizing:border-box}
:where(.pg :is(h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset)){margin:0;padding:0;list-style:none;border:0;min-width:0}
:where(.pg :is(svg,img,video)){display:block}
:where(.pg :is(img,video)){max-width:100%;height:auto}
:where(.pg :is(svg,img,video)){border-radius:inherit}
.pg-wrap{position:relative;max-width:var(--wrap);margin:0 auto;padding:0 1.25rem}
.pg :is(h1,h2,h3){font-family:var(--heading);font-weight:var(--heading-weight);letter-spacing:var(--spacing,var(--heading-spacing));text-transform:var(--transform,none);line-height:1.12;text-wrap:balance}
.pg :is(h1,h2){hyphens:auto;hyphenate-limit-chars:14 6 6}
.pg :is(h3,p,li,dt,dd,summary,label,figcaption,.pg-cta){hyphens:auto;hyphenate-limit-chars:20 8 8}
.pg h1{font-size:var(--h1);line-height:1.08}
.pg h1.pg-fair{font-size:calc(var(--h1)*var(--fair,.86))}
.pg h1.pg-long{font-size:var(--h1-long);line-height:1.16}
.pg h2{font-size:var(--h2)}
.pg h2.pg-long{font-size:calc(var(--h2)*.8);line-height:1.2}
.pg h3{font-size:1.1875rem;line-height:1.3}
.pg p,.pg li,.pg dd{text-wrap:pretty}
.pg-section{position:relative;padding:var(--pad) 0;margin:var(--gap-around,0) 0;color:var(--ink);background:var(--paper);font-weight:var(--body-weight,inherit);font-family:var(--body);font-size:var(--text);letter-spacing:var(--spacing,normal);text-transform:var(--transform,none)}
.pg [data-pad=small]{--pad:clamp(2.5rem,2rem + 2.4cqi,4rem)}
.pg [data-pad=large]{--pad:clamp(5rem,3.5rem + 6cqi,8rem)}
.pg [data-align=left]{text-align:left}
.pg [data-align=center]{text-align:center}
.pg [data-align=right]{text-align:right}
.pg [data-align=left] :is(.pg-heading,.pg-subtitle,.pg-prose){margin-inline:0}
.pg [data-align=center] :is(.pg-heading,.pg-subtitle,.pg-prose){margin-inline:auto}
.pg [data-align=right] :is(.pg-heading,.pg-subtitle,.pg-prose){margin-inline:auto 0}
.pg [data-align=left] .pg-buttons{justify-content:flex-start}
.pg [data-align=center] .pg-buttons{justify-content:center}
.pg [data-align=right] .pg-buttons{justify-content:flex-end}
.pg [data-ground=glass]{background:color-mix(in srgb,var(--card) 62%,transparent);backdrop-filter:blur(14px);border-block:1px solid color-mix(in srgb,var(--line) 70%,transparent)}
.pg [data-ground=glass][data-theme=night]{background:var(--shade)}
.pg[data-theme=night] :is(main,div)>.pg-section:nth-of-type(even):not([data-ground=glass],.pg-hero,.pg-header,.pg-footer,.pg-hero+*){background:var(--shade)}
.pg-heading{max-width:46rem}
.pg-subtitle{max-width:40rem;margin-top:.875rem;font-size:1.125em;line-height:1.55;color:var(--quiet)}
.pg-heading+*{margin-top:clamp(1.75rem,1.25rem + 2cqi,3rem)}
.pg-prose{max-width:42rem}
.pg-prose p+p{margin-top:1em}
.pg-buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.pg-cta{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;max-width:100%;padding:.75rem 1.75rem;border:2px solid var(--button-edge);border-radius:var(--round);background:var(--button);color:var(--button-text);font:650 1.0625rem/1.25 var(--body);letter-spacing:inherit;text-transform:inherit;text-align:center;text-decoration:none;text-wrap:balance;cursor:pointer;transition:transform .16s,box-shadow .16s}
.pg-cta-second{background:var(--second);border-color:var(--second);color:var(--second-text)}
.pg-cta-outline{background:none;border-color:currentColor;color:var(--ink)}
.pg-cta-ghost{background:none;border-color:transparent;color:var(--ink);text-decoration:underline;text-underline-offset:4px}
.pg-cta:hover{transform:translateY(-1px);box-shadow:0 6px 18px #0000002e}
.pg-cta:active{transform:none;box-shadow:none}
.pg-cta-ghost:hover{box-shadow:none}
.pg :focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.pg-brand{display:flex;align-items:center;min-height:3rem;font:var(--heading-weight) 1.25rem/1.2 var(--heading);letter-spacing:var(--spacing,var(--heading-spacing));color:var(--ink);text-decoration:none}
.pg-brand img{height:auto;min-height:var(--logo,3rem);max-height:var(--logo,3rem);width:auto;max-width:min(14rem,100%);overflow:hidden;object-fit:contain;object-position:left;border-radius:0}
.pg-brand img::before{content:attr(alt);display:flex;align-items:center;height:var(--logo,3rem);font-size:.875em;line-height:1.1}
.pg-mark{display:block;flex:none;width:2.25rem;height:2.25rem;background:var(--accent);-webkit-mask:var(--mark) center/contain no-repeat;mask:var(--mark) center/contain no-repeat}
.pg-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.pg-unknown{padding:2rem 1.25rem;background:#fff;color:#b91c1c;text-align:center}
.pg-sample{display:inline-block;margin-bottom:1.25rem;padding:.125rem .75rem;border:1.5px dashed var(--quiet);border-radius:.375rem;color:var(--quiet);font-size:.875rem;font-weight:650;transform:rotate(-2deg)}
.pg .pg-unlinked:not(.pg-cta){color:var(--quiet);font-weight:400;text-decoration:none}
.pg-made{padding:.5rem 1.25rem;text-align:center}
.pg-made-link{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--quiet);text-underline-offset:4px}
.pg-thumb{display:flex;position:sticky;bottom:0;z-index:3;padding:.625rem 1.25rem calc(.625rem + env(safe-area-inset-bottom));background:var(--paper);border-top:1px solid var(--line)}
.pg-thumb .pg-cta{flex:1}
.pg :is(.pg-stars,.pg-leaves){position:absolute;inset:0;overflow:hidden;pointer-events:none}
.pg-star{position:absolute;width:calc(3px*var(--size));height:calc(3px*var(--size));border-radius:50%;background:#fff;animation:pg-twinkle 4s ease-in-out infinite alternate}
.pg-shooting-star{position:absolute;width:6rem;height:1.5px;background:linear-gradient(90deg,transparent,#fff);opacity:0;transform:rotate(24deg);animation:pg-shoot 9s linear infinite}
.pg-floating-leaf{position:absolute;width:calc(var(--leaf,.9rem)*var(--size));height:calc(var(--leaf,.9rem)*var(--size)*.64);translate:-50%;border-radius:100% 0;background:linear-gradient(to top right,transparent 48%,var(--paper) 49% 51%,transparent 52%),var(--accent);opacity:.6;animation:pg-float 9s ease-in-out infinite alternate}
@supports (animation-timeline:scroll()){
.pg-thumb{animation:pg-rise linear both;animation-timeline:scroll();animation-range:42vh 54vh}
}
@keyframes pg-rise{from{visibility:hidden;translate:0 100%}}
@keyframes pg-twinkle{from{opacity:.25}to{opacity:.9}}
@keyframes pg-shoot{0%,92%{opacity:0;translate:-8rem -4rem}94%{opacity:.9}100%{opacity:0;translate:14rem 7rem}}
@keyframes pg-float{from{transform:rotate(0)}to{transform:translate(.5rem,2.5rem) rotate(50deg)}}
@container pg (min-width:40rem){
.pg-wrap{padding:0 2.5rem}
.pg-thumb{display:none}
.pg-leaves{--leaf:1.25rem}
}
@media (prefers-reduced-motion:reduce){.pg *{transition:none!important;animation:none!important}}
@media print{
.pg-thumb,.pg-stars,.pg-leaves{display:none}
.pg-section{padding:1.5rem 0}
.pg :is(h1,h2,h3,.pg-heading){break-after:avoid}
.pg :is(li,figure,details,blockquote,.pg-field,.pg-buttons,.pg-hero-picture){break-inside:avoid}
.pg :is(.pg-mark,.pg-mark::before){-webkit-print-color-adjust:exact;print-color-adjust:exact}
}
`
