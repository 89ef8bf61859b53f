import type { Registrar, SenderDomain } from '@wildpath/contract'

export type SenderState = {
  tone: 'neutral' | 'fern' | 'lantern' | 'clay'
  /** In two words. */
  label: string
  title: string
  /** What holds now and what comes next. */
  text: string
}

/** How a sender domain stands, as its owner reads it. Whatever it is, their emails go out. */
export function senderState(sender: SenderDomain): SenderState {
  const { address, domain, status, isInUse, nextCheck, brokenSince } = sender
  if (isInUse) {
    return {
      tone: 'fern',
      label: 'In use',
      title: `Your follow-ups come from ${address}`,
      text: 'They are signed for your domain. We look at the records every day and write to you should they break.',
    }
  }
  if (status === 'verified') {
    return {
      tone: 'lantern',
      label: 'Paused',
      title: 'Your plan no longer includes it',
      text: 'Your follow-ups come from our address. The records are right: with an upgrade they come from your domain again at once.',
    }
  }
  if (brokenSince !== null) {
    return {
      tone: 'clay',
      label: 'Broken',
      title: `The records of ${domain} are no longer right`,
      text: 'Nothing is lost: your follow-ups come from our address until the records are mended.',
    }
  }
  const untilThen =
    'Until then your follow-ups come from our address, and answers reach you as now.'
  return nextCheck === null
    ? {
        tone: 'clay',
        label: 'Not found',
        title: 'The records were not found for three days',
        text: `We stopped looking by ourselves. Set the records and press Check Now. ${untilThen}`,
      }
    : {
        tone: 'lantern',
        label: 'Pending',
        title: `Set these records at ${domain}`,
        text: `We look for them again and again for three days. ${untilThen}`,
      }
}

/** Whether its records are looked for by themselves. */
export function isAwaited(sender: SenderDomain | null | undefined): boolean {
  return sender ? sender.status !== 'verified' && sender.nextCheck !== null : false
}

/** How often an open dialog asks again; false when nothing changes by itself. */
export function refreshPauseMs(sender: SenderDomain | null | undefined): number | false {
  return isAwaited(sender) ? 15_000 : false
}

/** What becomes of records that are there already: those of the website and of the mailbox are not ours to touch. */
export const onOtherRecords =
  'Where an SPF record (v=spf1) is there already, change it instead of adding a second one. Leave the records of your website and of your mailbox as they are.'

/** A registrar whose steps end with what becomes of other records. */
export function mailRegistrar(registrar: Registrar | null): Registrar | null {
  return registrar && { ...registrar, steps: [...registrar.steps, onOtherRecords] }
}

/** What is said after somebody asked for a check. */
export function checkText({ status, domain, problems }: SenderDomain): string {
  if (status === 'verified') return `The records of ${domain} are right.`
  const count = problems.filter(({ weight }) => weight === 'blocks').length
  return count === 1 ? 'One thing is still in the way.' : `${count} things are still in the way.`
}

/** Where answers to follow-ups arrive; null while nobody looked. */
export function answersText({ takesAnswers, address, domain }: SenderDomain): string | null {
  if (takesAnswers === null) return null
  return takesAnswers
    ? `Answers to your emails go to ${address}. Make sure that this mailbox exists and somebody reads it.`
    : `${domain} takes no mail, so answers to your emails go to the address of your account.`
}
