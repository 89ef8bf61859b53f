export const leadFormCss = ``
