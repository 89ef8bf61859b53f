/** Where a word begins or ends, in any script: `\b` knows the letters of English only. */
export const edge = String.raw`(?:(?<=[\p{L}\d])(?![\p{L}\d])|(?<![\p{L}\d])(?=[\p{L}\d]))`

/** The expression with `\b` and `\w*` meaning the words of any language. */
export const words = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replaceAll(String.raw`\b`, edge).replaceAll(String.raw`\w*`, String.raw`[\p{L}\d]*`),
    flags,
  )
