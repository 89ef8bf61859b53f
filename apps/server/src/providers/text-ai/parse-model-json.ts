/** What a model wrote as JSON, with or without a fence around it; undefined when it is none. */
export function parseModelJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/gu, ''))
  } catch {
    return undefined
  }
}
