/**
 * A page on paper: browsers leave out grounds, so that every section is set dark on white, whatever
 * its theme; pictures that words stand on come after the words.
 */
export const printCss = `
@media print{
.pg,.pg [data-ground],.pg [data-theme],.pg .pg-section{--page:#fff!important;--paper:#fff!important;--card:#fff!important;--shade:#fff!important;--line:#bbb!important;--edge:#767676!important;--ink:#111!important;--quiet:#444!important;--accent:#333!important;--button:#fff!important;--button-text:#111!important;--button-edge:#111!important;--second:#fff!important;--second-text:#111!important;--scrim:transparent!important}
.pg *,.pg ::before,.pg ::after{box-shadow:none!important;text-shadow:none!important}
.pg .pg-hero{display:block!important;min-height:0!important}
.pg .pg-hero-text{margin:0!important}
.pg .pg-hero-words{padding-block:1rem!important}
.pg .pg-header{position:static!important}
.pg .pg-hero-picture{position:static!important;width:auto!important;margin:0!important}
.pg .pg-hero-picture::before,.pg .pg-hero-picture::after,.pg .pg-hero::after{display:none!important}
.pg .pg-hero-picture :is(svg,img){width:100%!important;height:18rem!important;margin:0!important}
}
`
