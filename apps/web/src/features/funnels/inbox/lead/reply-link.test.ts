import { describe, expect, it } from 'vitest'

import { replyLink } from './reply-link.ts'

const sender = { business: 'Big & Bend', ownerName: 'Ana Souza', language: 'en' }
const email = 'marta@example.com'
const values = [
  { label: 'Name', value: 'Marta Lind' },
  { label: 'How many people?', value: '4' },
  { label: 'Date', value: '2031-07-24', kind: 'date' as const },
  { label: 'You may write to me', value: 'Yes', kind: 'consent' as const },
]

function readLink(link: string | null) {
  const { pathname, searchParams } = new URL(link ?? '')
  const body = searchParams.get('body')?.replaceAll('\r\n', '\n')
  return { to: pathname, subject: searchParams.get('subject'), body }
}

describe('replyLink', () => {
  it('drafts a reply that greets, thanks, signs, and quotes the answers', () => {
    expect(readLink(replyLink({ email, values }, sender))).toEqual({
      to: 'marta@example.com',
      subject: 'Your message to Big & Bend',
      body: `Hello Marta,

Thank you for your message to Big & Bend.



Best regards,
Ana Souza
Big & Bend

You wrote:
> Name: Marta Lind
> How many people? 4
> Date: Thursday, July 24, 2031`,
    })
  })

  it('writes in the language of the page', () => {
    const { subject, body } = readLink(
      replyLink({ email, values: [] }, { ...sender, language: 'de-AT' }),
    )
    expect(subject).toBe('Ihre Nachricht an Big & Bend')
    expect(body).toContain('Guten Tag,')
    expect(body).not.toContain('Ihre Angaben')
  })

  it('quotes fewer answers if the link would get too long', () => {
    const long = { label: 'Wishes', value: 'a'.repeat(3000) }
    const link = replyLink({ email, values: [...values, long] }, sender)
    expect(link?.length).toBeLessThanOrEqual(2000)
    expect(readLink(link).body).toContain('> How many people? 4')
  })

  it('returns null if the lead left no address', () => {
    expect(replyLink({ email: null, values }, sender)).toBeNull()
  })
})
