import { describe, expect, it } from 'vitest'

import { readBounce } from './read-bounce.ts'

type Message = { from?: string; subject?: string; headers?: string[]; body: string[] }

function read({ from = 'MAILER-DAEMON@mx.example', subject = 'x', headers = [], body }: Message) {
  const head = [`From: ${from}`, 'To: bounce+1@bounces.example', `Subject: ${subject}`, ...headers]
  const message = [...head, '', ...body].join('\r\n')
  return readBounce({ message: Buffer.from(message), isToComplaints: false })
}

const exim = (...words: string[]) => ({
  from: 'Mail Delivery System <Mailer-Daemon@mx.example>',
  subject: 'Mail delivery failed: returning message to sender',
  headers: ['X-Failed-Recipients: mia@old.example', 'Auto-Submitted: auto-replied'],
  body: [
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  mia@old.example',
    '    host mx.old.example [203.0.113.25]',
    '    SMTP error from remote mail server after RCPT TO:<mia@old.example>:',
    ...words.map((word) => `    ${word}`),
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    'Subject: 450 kilometers of trails, 552 photos and 4.4.1',
  ],
})

const qmail = (...paragraphs: string[][]) => ({
  subject: 'failure notice',
  body: [
    'Hi. This is the qmail-send program at old.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    ...paragraphs.flatMap((paragraph) => ['<mia@old.example>:', ...paragraph, '']),
    '--- Below this line is a copy of the message.',
    '',
    'Subject: One (#5.7.1)',
  ],
})

const postfix = (...words: string[]) => ({
  body: [
    'This is the Postfix program at host mx.example.',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '\t\t\tThe Postfix program',
    '',
    `<mia@old.example>: host mx.old.example[203.0.113.25] said: ${words.join('\r\n    ')}`,
  ],
})

const exchange = (...words: string[]) => ({
  from: 'System Administrator <postmaster@old.example>',
  subject: 'Undeliverable: Your trip',
  body: [
    'Your message',
    '',
    '  To:      mia@old.example',
    '  Subject: Your trip',
    '  Sent:    Mon, 2 Mar 2026 10:00:00 -0500',
    '',
    'did not reach the following recipient(s):',
    '',
    'mia@old.example on Mon, 2 Mar 2026 10:00:00 -0500',
    ...words.map((word) => `    ${word}`),
  ],
})

const sendmail = (...words: string[]) => ({
  from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.example>',
  body: [
    'The original message was received at Mon, 2 Mar 2026 10:00:00 +0000',
    'from localhost [127.0.0.1]',
    '',
    '   ----- The following addresses had permanent fatal errors -----',
    '<mia@old.example>',
    '',
    '   ----- Transcript of session follows -----',
    '... while talking to mx.old.example.:',
    '>>> RCPT To:<mia@old.example>',
    ...words,
    '',
    '   ----- Original message follows -----',
    '',
    'Return-Path: <bounce+1@bounces.example>',
  ],
})

describe('a plain-text bounce', () => {
  it.each([
    ['Exim', exim('550 5.1.1 User unknown'), '550 5.1.1 User unknown'],
    ['Exim, without an enhanced code', exim('550 No such mailbox'), '550 No such mailbox'],
    [
      'qmail, with a code at the end',
      qmail(['Sorry, no mailbox here by that name. (#5.1.1)']),
      'Sorry, no mailbox here by that name. (#5.1.1)',
    ],
    ['qmail, with a code at the beginning', qmail(['550 User unknown']), '550 User unknown'],
    [
      'qmail about another server',
      qmail([
        '203.0.113.25 does not like recipient.',
        'Remote host said: 550 5.1.1 Gone',
        'Giving up on 203.0.113.25.',
      ]),
      '550 5.1.1 Gone Giving up on 203.0.113.25.',
    ],
    [
      'Postfix',
      postfix(
        '550',
        '<mia@old.example>: User unknown in virtual mailbox table',
        '(in reply to RCPT TO command)',
      ),
      '550 <mia@old.example>: User unknown in virtual mailbox table (in reply to RCPT TO command)',
    ],
    [
      'Exchange',
      exchange(
        'The e-mail account does not exist.',
        '<mx.old.example #5.1.1 SMTP; 550 5.1.1 User unknown>',
      ),
      '5.1.1 SMTP; 550 5.1.1 User unknown>',
    ],
    [
      'Exchange, without an enhanced code',
      exchange('The recipient name is not recognized.', '<mx.old.example SMTP; 550 Unknown user>'),
      '550 Unknown user>',
    ],
    [
      'Sendmail',
      sendmail('<<< 550 5.1.1 <mia@old.example>... User unknown'),
      '550 5.1.1 <mia@old.example>... User unknown',
    ],
  ])(
    'returns a permanent failure for an unknown recipient: %s',
    async (_server, message, reason) => {
      expect(await read(message)).toEqual({ kind: 'gone', reason })
    },
  )

  it.each([
    ['a policy', exim('550 5.7.1 Message rejected')],
    ['a policy, without an enhanced code', exim('550 Blocked by our spam filter')],
    ['a full mailbox', qmail(['552 Mailbox is full'])],
    ['an ambiguous reason', qmail(['554 Transaction failed'])],
    ['the sender', postfix('553 sender address rejected')],
  ])('does not blame the address if the reason is %s', async (_reason, message) => {
    expect(await read(message)).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['a temporary failure', exim('450 4.2.1 Mailbox busy')],
    ['a temporary failure, without an enhanced code', exim('451 Try later')],
    ['a temporary and a permanent failure', sendmail('451 Greylisted', '<<< 550 User unknown')],
    ['no code', qmail(['Sorry, no mailbox here by that name. I gave up.'])],
    ['two recipients', qmail(['(#5.1.1)'], ['(#5.1.1)'])],
    [
      'a delay, regardless of its code',
      { ...exim('550 5.1.1 User unknown'), subject: 'Warning: message delayed 24 hours' },
    ],
    [
      'a server that keeps retrying',
      postfix(
        '550 5.1.1 User unknown',
        '',
        'We will keep trying until the message is five days old.',
      ),
    ],
    [
      'a vacation reply',
      {
        from: 'Mia <mia@old.example>',
        headers: ['Return-Path: <>', 'Auto-Submitted: auto-replied'],
        body: ['I am away. For 550 5.1.1 User unknown ask my colleague.'],
      },
    ],
    [
      'a vacation reply from a postmaster',
      { headers: ['X-Autoreply: yes'], body: ['I left. 550 5.1.1 User unknown'] },
    ],
    [
      'a reply that quotes a bounce',
      { from: 'Mia <mia@old.example>', body: ['I got this:', '', '> 550 5.1.1 User unknown'] },
    ],
  ])('ignores %s', async (_case, message) => {
    expect(await read(message)).toEqual({ kind: 'nothing' })
  })
})
