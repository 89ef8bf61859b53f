import {
  knownFinerKinds,
  playbookOfGoal,
  playbookOfTrade,
  wordsOf,
} from '../content/known-playbooks.ts'
import type { Playbook, Situation } from '../content/playbook.ts'
import { finerKindOf } from '../ontology/finer-kinds.ts'
import type { Trade } from '../ontology/index.ts'
import type { Business } from './business.ts'
import { isSettledQuestion, isToldAlready } from './settled.ts'
import { isAboutOthers, isAgainst, situationOf } from './situation.ts'
import { offersTurnedAway } from './turned-away.ts'

type Known = Pick<
  Business,
  'trade' | 'isTradeNamed' | 'goal' | 'visitorGoal' | 'said' | 'offerings'
> & {
  /** The words for what is sold. */
  sold: string
}

/** The playbook of the business's trade, or of the goal where no trade is known, without what does not suit. */
export function suitedPlaybook(known: Known): Playbook {
  const { said } = known
  const about = `${said} ${known.trade.label}`
  const playbook = playbookFor(known)
  const granted = said.replaceAll(denial, ' ')
  const isMet = (line: string) => {
    const need = playbook.needs.get(line)
    return need === undefined || need.words.test(granted) !== need.isDenied
  }
  const isApt = (line: string) =>
    isMet(line) &&
    !isAgainst(said, line) &&
    !isAboutOthers(about, line) &&
    !offersTurnedAway(said, line) &&
    (known.goal === 'quote' || !/\bquotes?\b/iu.test(line)) &&
    !isToldAlready(said, line)
  const apt = (lines: readonly string[]) => lines.filter((line) => isApt(line))
  return {
    ...playbook,
    headlines: playbook.headlines.filter(({ source }) => isApt(source)),
    pulls: apt(playbook.pulls),
    moments: apt(playbook.moments),
    next: apt(playbook.next),
    ask: apt(playbook.ask),
    adviceSubject: apt(playbook.adviceSubject),
    adviceOpening: apt(playbook.adviceOpening),
    tips: playbook.tips.filter(
      ({ text, situation }) =>
        isApt(text) && !(situation !== null && isElsewhere(known, situation)),
    ),
    nudgeSubject: apt(playbook.nudgeSubject),
    nudge: apt(playbook.nudge),
    questions: playbook.questions.filter(
      ({ question, answer }) =>
        isMet(question) &&
        isApt(`${question} ${answer}`) &&
        !isSettledQuestion(said, question, answer),
    ),
    bring: playbook.bring.filter((thing) => isMet(thing)),
  }
}

/** How long it takes and at what hour is true of the main offering, and not of whatever else there is. */
const ofMain: ReadonlySet<Situation> = new Set(['long', 'early', 'night', 'photo', 'own'])

function isElsewhere({ sold, offerings }: Known, situation: Situation): boolean {
  return ofMain.has(situation) && !situationOf(mainOf({ sold, offerings })).has(situation)
}

/** What is told of the main offering alone. */
function mainOf({ sold, offerings: [main] }: Pick<Known, 'sold' | 'offerings'>): string {
  return [sold, main?.name, main?.activity, main?.duration].filter(Boolean).join('. ')
}

/** 'No horses, sorry': what an owner denies is no sign that it is there. */
const denial = /\b(?:no|not|never|without|except|excluding|\w+n't|dont|kein\w*) [^,.;:!?()]*/giu

/** What a finer kind is called stands in place of the words of its trade: 'llama walk' for 'animal walk'. */
export function finerTrade({
  trade,
  isTradeNamed,
  sold,
}: Pick<Known, 'trade' | 'isTradeNamed' | 'said' | 'sold'>): Trade {
  const kind = isTradeNamed ? finerKindOf(trade.key, sold) : null
  if (kind === null) return trade
  const { booking, cta, fields } = wordsOf(kind)
  return {
    ...trade,
    booking: booking.one === '' ? trade.booking : booking,
    label: booking.one === '' ? trade.label : booking.many,
    cta: cta.length === 0 ? trade.cta : cta,
    fields: fields.length === 0 ? trade.fields : fields,
  }
}

function playbookFor(known: Known): Playbook {
  const { trade, isTradeNamed, visitorGoal } = known
  const key = bookKeyOf(known)
  const book = isTradeNamed ? playbookOfTrade(key) : playbookOfGoal(visitorGoal)
  const kind = knownFinerKinds.get(finerKindOf(isTradeNamed ? key : trade.key, mainOf(known)) ?? '')
  return kind === undefined ? book : over(book, kind)
}

const lending = /^(?:gear-shop|bike-touring|mountain-biking|skiing)$/u

/** Who lends skis or bikes gives other advice than who guides on them. */
function bookKeyOf({ trade, goal }: Known): string {
  return lending.test(trade.key) && goal === 'rental' ? 'gear-rental' : trade.key
}

/** Where the finer kind has lines of its own, the trade's are not used. */
function over(book: Playbook, kind: Playbook): Playbook {
  const own = Object.entries(kind).filter(([, lines]) => Array.isArray(lines) && lines.length > 0)
  const needs = new Map([...book.needs, ...kind.needs])
  return { ...book, ...Object.fromEntries(own), needs }
}
