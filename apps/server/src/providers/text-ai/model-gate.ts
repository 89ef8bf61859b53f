import type { GeneratedContent } from '@wildpath/contract'
import { briefOf, type Finding } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import { modelContentSchema, toGeneratedContent } from './model-content.ts'
import { parseModelJson } from './parse-model-json.ts'
import type { CopyRequest } from './text-ai.ts'

export type GateResult = { ok: true; content: GeneratedContent } | { ok: false; mistakes: string }

const longestList = 3000

type Gate = {
  copywriter: Copywriter
  signal: AbortSignal
  /** Whether there is no further attempt: what is only missing is then let pass, since the page lists it too. */
  isLast?: boolean
}

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
  const mistakes = mistakesOf(linted.value, gate.isLast === true)
  return mistakes === null ? { ok: true, content } : { ok: false, mistakes }
}

/** One line per fault, with what the rule asks for; the softer ones are named only beside them. */
function mistakesOf(findings: readonly Finding[], isLast: boolean): string | null {
  const isFault = ({ severity, rule }: Finding) =>
    severity === 'hard' || (rule === 'missing-fact' && !isLast)
  const faults = findings.filter((finding) => isFault(finding))
  if (faults.length === 0) return null
  const others = findings.filter((finding) => !isFault(finding)).slice(0, 8)
  return [...faults, ...others].map(asRequest).join('\n').slice(0, longestList)
}

const remedies: Partial<Record<Finding['rule'], string>> = {
  'echo': "reword it, these words are copied from the owner's answer",
  'invented-number': 'neither brief nor facts have this number for this',
  'invented-date': 'neither brief nor facts name this day or month',
  'invented-contact': 'neither brief nor facts have this contact',
  'invented-name': 'neither brief nor facts name this person or place',
  'missing-fact': 'this confirmed fact must appear on the page',
  'claim': 'neither brief nor facts say this',
  'superlative': 'nobody measured this',
  'parted-offer': "the offer stands without this condition; an ad may say 'conditions on the page'",
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
