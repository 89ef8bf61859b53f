import type { CheckedRecord } from '@wildpath/contract'

const purposes: Record<CheckedRecord['purpose'], string> = {
  address: 'Leads visitors to your page.',
  owner: 'Proves that the domain is yours.',
  certificate: 'Allows the certificate for https:// that your page needs.',
  mail: 'Lets your emails come from this domain.',
  dkim: 'DKIM: holds the key to the signature on your emails, which proves that they are yours.',
  spf: 'SPF: says who may send emails for your domain.',
  dmarc: 'DMARC: tells mail servers what to do with emails that only pretend to be yours.',
}

/** What a record is for, and what becomes of one that is there already where two of them would spoil both. */
export function recordPurpose(record: CheckedRecord): string {
  const purpose = purposes[record.purpose]
  return record.purpose === 'spf' ? `${purpose} ${spfNote(record)}` : purpose
}

function spfNote({ status, found }: CheckedRecord): string {
  if (status === 'unknown') {
    return 'A domain may have only one: as soon as we can read yours, the value here joins both.'
  }
  const isReplaced = status === 'wrong' && found.some(({ value }) => /^v=spf1(\s|$)/i.test(value))
  return isReplaced
    ? 'Put it in place of the SPF record that is there: it keeps who may send now, and adds us.'
    : 'A domain may have only one.'
}
