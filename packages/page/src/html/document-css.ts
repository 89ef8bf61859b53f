/** What belongs to the document around a page and not to the page itself: it fills the window. */
export const documentCss = `
html{scroll-behavior:smooth}
body{margin:0}
.pg{display:flex;flex-direction:column;min-height:100vh}
.pg>main{flex:1}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`
