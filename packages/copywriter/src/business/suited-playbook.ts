import { knownFinerKinds, playbookOfGoal, playbookOfTrade } from '../content/known-playbooks.ts'
import type { Playbook } from '../content/playbook.ts'
import { finerKindOf } from '../ontology/finer-kinds.ts'
import type { Business } from './business.ts'
import { isSettledQuestion, isToldAlready } from './settled.ts'
import { isAboutOthers, isAgainst } from './situation.ts'
import { offersTurnedAway } from './turned-away.ts'

type Known = Pick<Business, 'trade' | 'isTradeNamed' | 'goal' | 'visitorGoal' | 'said'> & {
  /** The words for what is sold. */
  sold: string
}

/** The playbook of the business's trade, or of the goal where no trade is known, without what does not suit. */
export function suitedPlaybook(known: Known): Playbook {
  const { said } = known
  const about = `${said} ${known.trade.label}`
  const playbook = playbookFor(known)
  const isApt = (line: string) =>
    !isAgainst(said, line) &&
    !isAboutOthers(about, line) &&
    !offersTurnedAway(said, line) &&
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
    tips: playbook.tips.filter(({ text }) => isApt(text)),
    nudgeSubject: apt(playbook.nudgeSubject),
    nudge: apt(playbook.nudge),
    questions: playbook.questions.filter(
      ({ question, answer }) =>
        isApt(`${question} ${answer}`) && !isSettledQuestion(said, question, answer),
    ),
  }
}

function playbookFor(known: Known): Playbook {
  const { trade, isTradeNamed, said, sold, visitorGoal } = known
  const key = bookKeyOf(known)
  const book = isTradeNamed ? playbookOfTrade(key) : playbookOfGoal(visitorGoal)
  const kind = knownFinerKinds.get(
    finerKindOf(isTradeNamed ? key : trade.key, isTradeNamed ? said : sold) ?? '',
  )
  return kind === undefined ? book : over(book, kind)
}

const lending = /^(?:gear-shop|bike-touring|mountain-biking|skiing)$/u

/** Who lends skis or bikes gives other advice than who guides on them. */
function bookKeyOf({ trade, goal }: Known): string {
  return lending.test(trade.key) && goal === 'rental' ? 'gear-rental' : trade.key
}

/** Where the finer kind has lines of its own, the trade's are not used. */
function over(book: Playbook, kind: Playbook): Playbook {
  const own = Object.entries(kind).filter(([, lines]) => lines.length > 0)
  return { ...book, ...Object.fromEntries(own) }
}
