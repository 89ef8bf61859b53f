import { conversionRate, type Device, devices } from '@wildpath/contract'

/** What happened to one adventure, as far as anything of it counts. */
export type Happening =
  | { kind: 'view'; day: string; visitor: string; source: string; device: Device }
  | {
      kind: 'send'
      day: string
      visitor: string
      device: Device
      /** The same sender's form is the same lead. */
      sender: string
      isTrapped: boolean
    }
  | { kind: 'change'; sender: string; action: 'spam' | 'not-spam' | 'delete' }

type View = Extract<Happening, { kind: 'view' }>
type Lead = { day: string; source: string; device: Device; held: 'trapped' | 'by-owner' | null }

/** The numbers of a list of happenings, counted from the beginning. */
export function recount(happenings: readonly Happening[]) {
  const views: View[] = []
  const leads = new Map<string, Lead>()
  for (const happening of happenings) {
    if (happening.kind === 'view') views.push(happening)
    else if (happening.kind === 'send') send(leads, views, happening)
    else change(leads, happening)
  }
  const counted = [...leads.values()].filter(({ held }) => held === null)
  const countWhere = (isMeant: (one: Pick<View, 'source' | 'device' | 'day'>) => boolean) => ({
    views: views.filter(isMeant).length,
    leads: counted.filter(isMeant).length,
  })
  const count = (key: 'device' | 'day', value: string) => countWhere((one) => one[key] === value)
  const all = [...views, ...counted]
  const days = distinct(all.map(({ day }) => day)).map((day) => ({
    day,
    ...count('day', day),
    visitors: distinct(views.filter((view) => view.day === day).map(({ visitor }) => visitor))
      .length,
  }))
  return {
    time_zone: 'UTC',
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    sources: distinct(all.map(({ source }) => withoutAd(source)))
      .map((whole) => ({
        source: whole.replace('/paid', ''),
        is_paid: whole.endsWith('/paid'),
        ...countWhere(({ source }) => withoutAd(source) === whole),
      }))
      .toSorted(byCounts(({ source, is_paid }) => `${source}${is_paid ? '1' : '0'}`)),
    ads: distinct(all.map(({ source }) => source))
      .filter((source) => source !== withoutAd(source))
      .map((whole) => ({
        source: whole.split('/')[0],
        ad_id: whole.split('/')[2] ?? '',
        ...countWhere(({ source }) => source === whole),
      }))
      .toSorted(byCounts(({ ad_id }) => ad_id)),
    devices: devices.map((device) => ({ device, ...count('device', device) })),
    totals: {
      views: views.length,
      visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
      leads: counted.length,
      conversion_rate: conversionRate(counted.length, views.length),
    },
    held: leads.size - counted.length,
  }
}

function send(
  leads: Map<string, Lead>,
  views: readonly View[],
  { sender, isTrapped, day, visitor, device }: Extract<Happening, { kind: 'send' }>,
): void {
  const lead = leads.get(sender)
  if (lead === undefined) {
    const own = views.filter((view) => view.visitor === visitor && view.day === day)
    const first = own.find(({ source }) => source !== 'direct') ?? own[0]
    const held = isTrapped ? ('trapped' as const) : null
    leads.set(sender, { day, source: first?.source ?? 'direct', device, held })
  } else if (!isTrapped && lead.held === 'trapped') {
    lead.held = null
  }
}

function change(
  leads: Map<string, Lead>,
  { sender, action }: Extract<Happening, { kind: 'change' }>,
): void {
  const lead = leads.get(sender)
  if (lead === undefined) return
  if (action === 'delete') leads.delete(sender)
  else lead.held = action === 'spam' ? 'by-owner' : null
}

/** 'facebook/paid' of 'facebook/paid/facebook-1'. */
function withoutAd(source: string): string {
  return source.split('/').slice(0, 2).join('/')
}

/** Most views first, then most leads, then by name. */
function byCounts<Row extends { views: number; leads: number }>(nameOf: (row: Row) => string) {
  return (a: Row, b: Row) =>
    b.views - a.views || b.leads - a.leads || (nameOf(a) < nameOf(b) ? -1 : 1)
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
