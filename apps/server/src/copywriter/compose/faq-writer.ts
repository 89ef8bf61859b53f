import type { Desk } from './desk.ts'

/** An answer with the ways to ask for it, the most particular first. */
export type Draft = { questions: readonly string[]; answer: string }
export type Writer = (desk: Desk) => Draft | null

/** The question with the thing in it, then with what is booked, then without either. */
export function askAbout(
  things: readonly (string | null)[],
  ask: (thing: string) => string,
  plain: string,
): string[] {
  return [...things.filter((thing) => thing !== null).map((thing) => ask(thing)), plain]
}
