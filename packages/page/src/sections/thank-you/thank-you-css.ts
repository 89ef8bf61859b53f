export const thankYouCss = ``
