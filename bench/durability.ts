import { runCrashRounds } from '../e2e/support/crash-rounds.ts'
import { median, type Table } from './support/table.ts'

/** The suite's crash test, twenty rounds of it. */
export async function benchDurability(): Promise<Table[]> {
  const rounds = await runCrashRounds({ rounds: 20, clients: 32 })
  const sum = (pick: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + pick(round), 0)
  return [
    {
      title: 'Durability: kill -9 of server and PostgreSQL while 32 clients post leads',
      note: 'Every acknowledged lead must be there exactly once after the next start.',
      columns: ['rounds', 'acknowledged', 'lost', 'twice', 'median start ms'],
      rows: [
        [
          rounds.length,
          sum(({ acknowledged }) => acknowledged),
          sum(({ lost }) => lost),
          sum(({ twice }) => twice),
          median(rounds.map(({ startMs }) => startMs)).toFixed(0),
        ],
      ],
    },
  ]
}
