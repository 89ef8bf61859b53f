import type { LeadStatus } from '@wildpath/contract'

/** What the owner has done with a lead so far. */
export type DemoHandling = {
  status: LeadStatus
  note: string
  firstResponseAt: Date | null
  repliedAt: Date | null
}

type Options = { createdAt: Date; until: Date; random: () => number }

const minuteMs = 60_000
const dayMs = 86_400_000
const notes: Record<Exclude<LeadStatus, 'new'>, readonly string[]> = {
  contacted: ['Sent dates and prices.', 'Asked how many they are.', ''],
  booked: ['Paid the deposit.', 'Coming with four friends.', ''],
  lost: ['Dates did not fit.', 'Found something closer.', ''],
}

/** Most leads are answered within hours; those of the last day may still wait. */
export function handleDemoLead({ createdAt, until, random }: Options): DemoHandling {
  const answeredAt = new Date(createdAt.getTime() + (8 + random() ** 3 * 600) * minuteMs)
  const isOld = until.getTime() - createdAt.getTime() > dayMs
  const [luck, choice, reply] = [random(), random(), random()]
  if (answeredAt > until || luck < (isOld ? 0.08 : 0.5)) {
    return { status: 'new', note: '', firstResponseAt: null, repliedAt: null }
  }
  const status = luck < 0.55 ? 'contacted' : luck < 0.85 ? 'booked' : 'lost'
  const texts = notes[status]
  const repliedAt = new Date(answeredAt.getTime() + reply * dayMs)
  return {
    status,
    note: texts[Math.floor(choice * texts.length)] ?? '',
    firstResponseAt: answeredAt,
    repliedAt: status !== 'lost' && reply < 0.6 && repliedAt <= until ? repliedAt : null,
  }
}
