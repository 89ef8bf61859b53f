/** A Markdown file as text; Vite and Vitest make it, without any plugin. */
declare module '*.md?raw' {
  const text: string
  export default text
}
