import type { Domain } from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'

/** What stands between a domain and its visitors; each has one badge and one explanation. */
export type DomainState = 'live' | 'broken' | 'paused' | 'contested' | 'pending' | 'failed'

type Circumstances = {
  /** Whether the owner's plan has domains. */
  isEntitled: boolean
}

export function domainStateOf(domain: Domain, { isEntitled }: Circumstances): DomainState {
  if (!isEntitled) return 'paused'
  if (domain.status === 'verified') return domain.brokenSince === null ? 'live' : 'broken'
  if (domain.isContested) return 'contested'
  return domain.status
}

export const stateLabels: Record<DomainState, string> = {
  live: 'Verified',
  broken: 'Needs attention',
  paused: 'Not in your plan',
  contested: 'Claimed twice',
  pending: 'Pending',
  failed: 'Failed',
}

/** Whether records are to be set or mended now, so that they are shown with all that helps. */
export function needsRecords(state: DomainState): boolean {
  return state === 'pending' || state === 'contested' || state === 'failed' || state === 'broken'
}

/** Whether the records are looked for without anybody pressing Verify. */
export function isAwaited(domain: Domain | null): boolean {
  return domain !== null && domain.status !== 'verified' && domain.nextCheck !== null
}

type Told = Circumstances & { isPublic: boolean; publicUrl: string }

/** What the state means for visitors, and what to do about it. */
export function stateText(domain: Domain, told: Told): string {
  switch (domainStateOf(domain, told)) {
    case 'live':
      return told.isPublic
        ? 'Visitors find your page at this address.'
        : 'This address leads here, but the page is private. Publish it, and visitors can open it.'
    case 'broken':
      return brokenText(domain)
    case 'paused':
      return domain.status === 'verified'
        ? `Until you upgrade, this address sends visitors on to ${told.publicUrl}. You can keep it for later, or remove it.`
        : 'Your plan has no custom domains, so this one is not connected before you upgrade. You can keep it for later, or remove it.'
    case 'contested':
      return 'Another adventure claimed this domain first. It goes to the one whose TXT record is found: set the records below, then press Verify.'
    case 'pending':
      return domain.lastChecked === null
        ? 'Set the records below where your domain is managed, then press Verify.'
        : `${countRight(domain)}. ${isAwaited(domain) ? 'We keep looking by ourselves; press' : 'Press'} Verify once you have changed something.`
    case 'failed':
      return `${countRight(domain)}, so visitors do not reach your page at this address. Mend what is listed below, then press Verify.`
  }
}

/** What visitors see at the domain now, where the state's own text leaves that open; null where it does not. */
export function visitorsText(domain: Domain, told: Told): string | null {
  const state = domainStateOf(domain, told)
  if (state !== 'pending' && state !== 'failed' && state !== 'contested') return null
  const home = domain.replaces ?? told.publicUrl
  return told.isPublic
    ? `Visitors do not see your page at ${domain.displayName} yet. They find it at ${home}.`
    : `Visitors do not see your page at ${domain.displayName} yet, and it is private. Once published, it is at ${home}.`
}

/** Which host of a working domain does not lead here, and the record that mends it; null where all of them do. */
export function astrayText(domain: Domain, circumstances: Circumstances): string | null {
  if (domainStateOf(domain, circumstances) !== 'live') return null
  const astray = domain.hosts.find(({ leadsHere }) => !leadsHere)
  if (astray === undefined) return null
  const records = domain.records.filter(
    ({ host, purpose }) => host === astray.host && purpose === 'address',
  )
  // Nobody answered for it, so nothing is known of where it leads.
  if (records.every(({ status }) => status === 'unknown')) return null
  const record = records.find(({ status }) => status === 'missing' || status === 'wrong')
  const lead = `${astray.displayName} does not lead here yet.`
  if (record === undefined) return lead
  // The list of problems stands right below.
  if (domain.problems.some(({ code }) => code.startsWith('other-host'))) {
    return `${lead} What to set stands below.`
  }
  return `${lead} Set its ${record.type} record: name ${record.name}, value ${record.target}.`
}

function brokenText({ brokenSince, servedUntil }: Domain): string {
  const since = brokenSince === null ? '' : ` since ${formatDate(brokenSince)}`
  const until =
    servedUntil === null
      ? ''
      : ` Most visitors may not arrive; whoever does is served until ${formatDate(servedUntil)}.`
  return `The records do not lead here any more${since}.${until} Mend what is listed below, then press Verify.`
}

/** When a claim ends that nobody proves; null where none ends. */
export function endText({ expiresAt, status }: Domain): string | null {
  if (expiresAt === null || status === 'verified') return null
  return `Unless the records are found, this claim ends on ${formatDate(expiresAt)}. Your page stays as it is.`
}

/** How a check ended, in a sentence for somebody who has just pressed Verify. */
export function checkText(domain: Domain): string {
  if (domain.status === 'verified' && domain.brokenSince === null) {
    return `Verified: ${domain.displayName} leads to your page.`
  }
  const start = domain.brokenSince === null ? 'Not yet' : 'Not right any more'
  return `${start}: ${lowerFirst(countRight(domain))}.`
}

function countRight({ records }: Domain): string {
  const required = records.filter(({ isRequired }) => isRequired)
  if (required.length > 0 && required.every(({ status }) => status === 'unknown')) {
    return 'The records could not be looked up'
  }
  const right = required.filter(({ status }) => status === 'right').length
  if (right === required.length) return 'The records are there, and something else is in the way'
  return `${right} of ${required.length} required records ${right === 1 ? 'is' : 'are'} right`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What removing a domain means; `publicLink` is where the page is found in any case. */
export function removalText(
  { status, hosts, displayName, replaces }: Domain,
  publicLink: string,
): string {
  if (status === 'verified') {
    const names = hosts.map((host) => host.displayName)
    const stop = names.length > 1 ? 'stop' : 'stops'
    return `${names.join(' and ')} ${stop} showing your page. The page, its leads and its numbers stay, at ${publicLink}; for 30 days, links to the removed address send visitors there.`
  }
  return replaces === null
    ? `${displayName} does not lead to your page, so nothing changes for your visitors: the page stays at ${publicLink}.`
    : `${displayName} does not lead to your page, so nothing changes for your visitors: the page stays at ${replaces}.`
}

/** Said once a domain was added (spec 2, section 8). */
export function addedText(domain: Domain): string {
  if (domain.status !== 'verified') return 'Domain added! Please configure your DNS settings.'
  return domain.kind === 'product'
    ? 'Subdomain added and verified automatically!'
    : `Domain added! ${domain.displayName} leads to your page.`
}

/** The name that registrars and browsers use for one of another script; null where both are the same. */
export function asciiName({ domain, displayName }: Domain): string | null {
  return domain === displayName ? null : domain
}

type HostPart = { isChosen: boolean; leadsHere: boolean; isBroken: boolean }

/** What one host of a pair does for visitors. */
export function hostText({ isChosen, leadsHere, isBroken }: HostPart): string {
  if (!leadsHere) return isBroken ? 'Does not lead here' : 'Does not lead here yet'
  if (isBroken) {
    return isChosen ? 'Shows your page to whoever still arrives' : 'Redirects whoever still arrives'
  }
  return isChosen ? 'Shows your page' : 'Redirects to the other one'
}
