import type { ComposedGoal } from '../document/composed-goals.ts'
import type { PageDocument } from '../document/page-document.ts'
import { assemblePage } from './compose-generated-page.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { goalParts } from './goal-parts.ts'

/** A page of generated texts whose sections and their order serve one goal. */
export function composePageForGoal(input: GeneratedPageInput, goal: ComposedGoal): PageDocument {
  return assemblePage(input, goalParts[goal])
}
