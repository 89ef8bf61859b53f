export const heroCss = ``
