/** What can stand in JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json }

/** Devices and what they do, as both WebDriver and WebDriver BiDi write it. */
export type ActionSource = { type: string; id: string; actions: readonly object[] }

/** One tab of a browser, by what the protocols have in common. */
export type Driver = {
  /** Returns once the document is there, not all that it loads. */
  open: (url: string) => Promise<void>
  /** Calls a function in the page, which must need nothing from around it, and answers what it answers. */
  call: <Args extends readonly Json[], Answer extends Json>(
    inPage: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>
  act: (sources: readonly ActionSource[]) => Promise<void>
  /** A picture of what is seen, as base64 of a PNG. */
  picture: () => Promise<string>
  end: () => Promise<void>
}

/** A browser other than the one that all journeys go in. */
export type OtherBrowser = {
  name: string
  /** What makes it start, or null where it is not installed. */
  path: string | null
  start: (path: string) => Promise<Driver>
}

/** The text of a function whose answer is JSON text, whatever a protocol does to values. */
export function asJsonFunction(inPage: (...args: never[]) => unknown): string {
  return `async (args) => JSON.stringify((await (${inPage.toString()})(...JSON.parse(args))) ?? null)`
}
