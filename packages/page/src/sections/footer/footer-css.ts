export const footerCss = ``
