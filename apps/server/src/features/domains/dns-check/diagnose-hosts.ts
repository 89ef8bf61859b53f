import { spokenName } from './dns-names.ts'
import { type HostAnswers, type HostView, viewHost } from './host-view.ts'
import { type HostContext, type HostVerdict, judgeHost, wordsOf } from './judge-host.ts'
import { blocks, type Problem, warns } from './problem.ts'
import { sentences, spokenTime } from './sentences.ts'

/** What one server said about one host; null answers where it is not the one to ask. */
export type Said = { server: string; answers: HostAnswers | null }

export type HostDiagnosis = {
  /** Every answering server leads here; null when none answered. */
  leadsHere: boolean | null
  /** No server has anything at the host. */
  isMissing: boolean
  views: Extract<HostView, { kind: 'records' }>[]
  problems: Problem[]
}

/** The day a record may be kept; more makes every later change slow. */
const longTtlSeconds = 86_400

/** What the servers of the zone say about a host, all together. */
export function diagnoseHost(said: readonly Said[], context: HostContext): HostDiagnosis {
  const judged = judgeAll(said, context)
  const views = judged.flatMap(({ view }) => (view.kind === 'records' ? [view] : []))
  const isMissing = judged.length > 0 && views.length === 0
  const wrong = judged.filter(({ verdict }) => !verdict.leadsHere)
  if (judged.length === 0) return { leadsHere: null, isMissing, views, problems: [] }
  if (wrong.length > 0 && wrong.length < judged.length) {
    return { leadsHere: false, isMissing, views, problems: disagreement(judged, wrong, context) }
  }
  const first = judged.find(({ verdict }) => verdict.problem !== null)?.verdict.problem ?? null
  const problems = [...(first === null ? [] : [first]), ...longTtl(views, context)]
  return { leadsHere: wrong.length === 0, isMissing, views, problems }
}

type Judged = { server: string; view: Exclude<HostView, { kind: 'failure' }>; verdict: HostVerdict }

function judgeAll(said: readonly Said[], context: HostContext): Judged[] {
  return said.flatMap(({ server, answers }) => {
    const view = answers && viewHost(context.host, answers, context.rests)
    return view === null || view.kind === 'failure'
      ? []
      : [{ server, view, verdict: judgeHost(view, context) }]
  })
}

function disagreement(
  judged: readonly Judged[],
  wrong: readonly Judged[],
  { host, expected }: HostContext,
): Problem[] {
  const right = judged.find(({ verdict }) => verdict.leadsHere)
  const [firstWrong] = wrong
  const text = sentences['name-servers-disagree']({
    name: spokenName(host, expected.zone),
    right: right?.server ?? '',
    wrong: firstWrong?.server ?? '',
  })
  const reason = firstWrong?.verdict.problem ?? null
  return [
    ...(reason === null
      ? []
      : [{ ...reason, text: `${firstWrong?.server ?? ''}: ${reason.text}` }]),
    blocks('name-servers-disagree', text),
  ].toReversed()
}

function longTtl(views: HostDiagnosis['views'], { host, expected }: HostContext): Problem[] {
  const ttl = Math.max(0, ...views.flatMap(({ own }) => own.map(({ ttl }) => ttl)))
  if (ttl <= longTtlSeconds) return []
  const words = { name: spokenName(host, expected.zone), time: spokenTime(ttl) }
  return [warns('long-ttl', sentences['long-ttl'](words))]
}

export type CacheDiagnosis = {
  /** Every resolver that answers still sends visitors elsewhere. */
  isContradicted: boolean
  retryAfterSeconds: number | null
  problems: Problem[]
}

/** Of a host that its own servers have right: whether resolvers still tell what was before. */
export function diagnoseCaches(said: readonly Said[], context: HostContext): CacheDiagnosis {
  const { host, expected } = context
  const judged = judgeAll(said, context)
  const name = spokenName(host, expected.zone)
  const old = judged.filter(({ verdict, view }) => !verdict.leadsHere && view.kind === 'records')
  const absent = judged.filter(({ view }) => view.kind === 'nothing')
  const ttls = old.flatMap(({ view }) =>
    view.kind === 'records' ? [Math.max(0, ...view.own.map(({ ttl }) => ttl))] : [],
  )
  if (old.length > 0) {
    const isContradicted = old.length === judged.length
    const time = spokenTime(Math.max(...ttls))
    return {
      isContradicted,
      retryAfterSeconds: Math.max(1, Math.min(...ttls)),
      problems: [
        isContradicted
          ? blocks('old-answers-live', sentences['old-answers-live']({ name, time }))
          : warns('resolvers-differ', sentences['resolvers-differ']({ name, time })),
      ],
    }
  }
  const problems =
    absent.length > 0
      ? [warns('absence-remembered', sentences['absence-remembered']({ name }))]
      : []
  return { isContradicted: false, retryAfterSeconds: null, problems }
}

/** The redirecting host of a pair: whatever is wrong with it is advice. */
export function asAdvice({ isMissing, problems }: HostDiagnosis, context: HostContext): Problem[] {
  const words = wordsOf(context)
  if (isMissing && problems.every(({ code }) => code === 'host-missing')) {
    return [warns('other-host-missing', sentences['other-host-missing'](words))]
  }
  return problems.map((problem) =>
    problem.weight === 'warns'
      ? problem
      : warns(
          'other-host-elsewhere',
          sentences['other-host-elsewhere']({ text: problem.text, name: words.name }),
        ),
  )
}
