import type { Desk } from './desk.ts'

/** An answer with the ways to ask for it, the most particular first. */
export type Draft = { questions: readonly string[]; answer: string }
export type Writer = (desk: Desk) => Draft | null
