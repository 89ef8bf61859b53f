/** What belongs to the document around a page and not to the page itself. */
export const documentCss = `
html{scroll-behavior:smooth}
body{margin:0}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`
