/** What follows 'in' or 'from' and is no place. */
const times =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Fall|Winter|Easter|Christmas)\b/

/** Finds places that follow a preposition in a text: 'Bristol' in 'A climbing gym in Bristol'. */
export function findTowns(text: string): string[] {
  const named = text.matchAll(
    /\b(?:in|near|at|around) (?:the )?(?<name>\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)/gu,
  )
  const names = [...named].flatMap(({ groups }) => groups?.['name'] ?? [])
  return [...new Set(names.filter((name) => !times.test(name)))]
}
