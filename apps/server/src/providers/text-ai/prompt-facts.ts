import { type BusinessFacts, type Fact, isUsable } from '@wildpath/contract'

/** What a model is told of one fact: what it says, and whether the owner said that it is so. */
export type PromptFact = { kind: Fact['kind']; confirmed: boolean } & Record<string, unknown>

/** The facts that may enter a text; doubtful ones and contradictions are left out. */
export function promptFacts({ facts }: BusinessFacts): PromptFact[] {
  return facts
    .filter(isUsable)
    .map(({ kind, is_confirmed, value }) =>
      kind === 'rule'
        ? { kind, confirmed: is_confirmed, about: value.kind, text: value.text }
        : { ...value, kind, confirmed: is_confirmed },
    )
}
