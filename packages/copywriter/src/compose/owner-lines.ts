import type { Business } from '../business/business.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { stemOf } from '../grammar/stems.ts'

const longest = 25

/** The owner's lines that stand on a page of facts: whole sentences that tell what no offering tells. */
export function cleanLines({ lines, offerings, isConfirmed }: Business): string[] {
  return !isConfirmed
    ? [...lines]
    : lines.filter(
        (line) => isWhole(line) && !offerings.some((offering) => repeats(line, offering)),
      )
}

/** Somebody or something does something, in known words, and nothing is left open at the end. */
function isWhole(line: string): boolean {
  const words = line.match(/(?<![\p{L}'])\p{Ll}[\p{Ll}']{2,}(?![\p{L}'])/gu) ?? []
  return (
    /^(?:I|We|Our|My|You|Your|The|There|It|If|In|On|At|When|All|Every|Each|Everybody|Everyone|Nobody|Children|Beginners|Dogs)\b/u.test(
      line,
    ) &&
    verb.test(line) &&
    line.split(' ').length <= longest &&
    !/[:=~/]|\d ?[-–] ?\d|\bits \p{Ll}+ed?\b|\b(?:get|gets) \d/iu.test(line) &&
    !/ (?:\p{Ll}+) so you \p{Ll}+$|\b(\p{Ll}{4,} \p{Ll}+)\b.*\b\1\b/u.test(line) &&
    words.every((word) => isEnglishWord(word))
  )
}

const verb =
  /\b(?:is|are|was|were|am|has|have|had|do|does|can|may|will|get|gets|go|goes|come|comes|run|runs|make|makes|take|takes|bake|cook|cooks|lead|leads|teach|teaches|speak|live|work|keep|know|learn|see|sleep|eat|walk|ride|paddle|help|fly|grow|build|built|use|bring|mend|repair|show|meet|start|stop|offer|open|welcome|love|look|give|hold|need|pick|stay|carry|serve|sell|choose)\b/u

/** 'Owl half hour for little ones' beside the offering 'Owl half hour'. */
function repeats(line: string, { name }: Business['offerings'][number]): boolean {
  if (/^(?:I|We|Our|My)\b/u.test(line)) return false
  const told = stemsOf(line)
  const wanted = stemsOf(name)
  return wanted.length > 0 && wanted.every((word) => told.includes(word))
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => stemOf(word))
}
