export const socialProofCss = ``
