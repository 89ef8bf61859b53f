import { product, trainingMinutes } from '@wildpath/contract'
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { Email } from '../../providers/email/email.ts'

export type Invitation = {
  training: { id: string; about: string; startsAt: Date; sequence: number; isCancelled: boolean }
  person: { name: string; email: string }
  organizer: { email: string }
  /** Where what was said about it stands. */
  chatUrl: string
  /** Of the product: what the id is unique within. */
  host: string
  now: Date
}

/** The calendar file (RFC 5545, 5546): the same id whenever it changes, with a sequence that rises. */
export function writeInvitation(invitation: Invitation): NonNullable<Email['calendar']> {
  const { training, person, organizer, chatUrl, host, now } = invitation
  const method = training.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: product.name, product: 'Training' }, method })
  calendar.createEvent({
    id: `training-${training.id}@${host}`,
    sequence: training.sequence,
    status: training.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: training.startsAt,
    end: new Date(training.startsAt.getTime() + trainingMinutes * 60_000),
    summary: `${product.name} training`,
    description: training.about,
    url: chatUrl,
    organizer: { name: product.name, email: organizer.email },
    attendees: [{ name: person.name, email: person.email, role: ICalAttendeeRole.REQ }],
  })
  return { method: training.isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}
