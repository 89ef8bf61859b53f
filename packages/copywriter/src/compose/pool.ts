import type { Statement } from '../brief/statements.ts'
import type { Facts } from '../brief/read-brief.ts'

const weak =
  /^(?:based|located|practice|start(?:s)?|half day|full day|and )\b|\b(?:extra|costs?)\b|^(?:online|english|german|daily|all year)$|^\p{L}+$/iu

/** What speaks for the business, the strongest first; limits and dates do not. */
export function strongStatements({ statements }: Facts): Statement[] {
  return statements
    .filter(({ kind, text }) => kind !== 'limit' && kind !== 'season' && !weak.test(text))
    .toSorted((a, b) => b.strength - a.strength || a.order - b.order)
}

/** What a guest has to know beforehand, in the owner's order. */
export function limits({ statements }: Facts): Statement[] {
  return statements.filter(({ kind }) => kind === 'limit' || kind === 'season')
}

/** A short label, fit to stand behind the thing in a headline: 'six people at most'. */
export function headlineFacts(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ form, text }) =>
      form === 'label' &&
      text.length <= 42 &&
      text.split(' ').length > 1 &&
      !/[:;(),]/u.test(text) &&
      !/^(?:[\d.–]+ |(?:two|three|four|five|six|seven|eight|nine|ten) |since |for |in |on |by |from |with |also |only |private$|not |no )/iu.test(
        text,
      ),
  )
}
