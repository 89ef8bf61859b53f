/** A stylesheet as minified text; `scripts/css-as-text.ts` makes it. */
declare module '*.css?inline' {
  const css: string
  export default css
}
