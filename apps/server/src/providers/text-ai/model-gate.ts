import type { GeneratedContent } from '@wildpath/contract'
import { briefOf, type Finding } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import { modelContentSchema, toGeneratedContent } from './model-content.ts'
import { parseModelJson } from './parse-model-json.ts'
import type { CopyRequest } from './text-ai.ts'

export type GateResult = { ok: true; content: GeneratedContent } | { ok: false; mistakes: string }

const longestList = 3000

type Gate = { copywriter: Copywriter; signal: AbortSignal }

/**
 * Lets an answer pass that fits the schema and that the linter of the copywriter would let pass too. Throws
 * when the linter cannot be asked.
 */
export async function gateModelAnswer(
  text: string,
  request: CopyRequest,
  gate: Gate,
): Promise<GateResult> {
  const value = parseModelJson(text)
  if (value === undefined) return { ok: false, mistakes: 'the answer is not JSON' }
  const parsed = modelContentSchema.safeParse(value)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { ok: false, mistakes: lines.join('\n').slice(0, longestList) }
  }
  const content = toGeneratedContent(parsed.data, request)
  const brief = briefOf(request.business, request.facts)
  const linted = await gate.copywriter.run('lint', { content, brief }, gate.signal)
  if (!linted.ok) throw new Error(`the answer was not checked: ${linted.failure.kind}`)
  const mistakes = mistakesOf(linted.value)
  return mistakes === null ? { ok: true, content } : { ok: false, mistakes }
}

/** One line per hard finding, with what the rule asks for; the softer ones are named only beside them. */
function mistakesOf(findings: readonly Finding[]): string | null {
  const hard = findings.filter(({ severity }) => severity === 'hard')
  if (hard.length === 0) return null
  const soft = findings.filter(({ severity }) => severity === 'soft').slice(0, 8)
  return [...hard, ...soft].map(asRequest).join('\n').slice(0, longestList)
}

const remedies: Partial<Record<Finding['rule'], string>> = {
  'echo': "reword it, these words are copied from the owner's answer",
  'invented-number': 'the brief has no such number',
  'invented-date': 'the brief names no such day or month',
  'invented-contact': 'the brief has no such contact',
  'claim': 'the brief does not say this',
  'superlative': 'nobody measured this',
  'parted-offer': 'the price stands without this condition',
  'repetition': 'the same sentence stands in several places',
  'duplicate': 'it stands twice in one list',
  'placeholder': 'a placeholder or merge tag is left',
  'reading-grade': 'use shorter sentences and plainer words',
  'ad-policy': 'the ad platform refuses this',
  'ad-limit': 'too long for the ad platform',
  'missing-name': 'the business name is missing',
  'letter-form': "an email is 'Subject: …', an empty line, and 25 to 220 words",
  'shouting': 'no capitals for emphasis',
  'cut-off': 'the text ends in the middle',
}

function asRequest({ rule, place, found }: Finding): string {
  const remedy = remedies[rule]
  return `${place}: ${rule}${remedy === undefined ? '' : ` (${remedy})`}: ${found.slice(0, 160)}`
}
