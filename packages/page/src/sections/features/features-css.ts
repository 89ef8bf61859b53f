export const featuresCss = ``
