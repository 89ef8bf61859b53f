import type { CheckedRecord, DnsProblem } from '@wildpath/contract'

/** What the records of a sender domain have to say. All names are in lower-case ASCII. */
export type ExpectedSender = {
  domain: string
  /** The registered domain that it lies in, such as 'example.co.uk'. */
  zone: string
  /** The key stands at `<selector>._domainkey.<domain>`. */
  selector: string
  /** The public key, in base64. */
  publicKey: string
  /** The SPF record that lists the servers which our mail leaves from. */
  spfInclude: string
}

/** What one look at the DNS found. */
export type SenderReport = {
  /** Both records that prove our mail are there: the key, and us among those who may send. */
  isRight: boolean
  /** False when too few servers answered to say anything: nothing may be concluded from it. */
  isConclusive: boolean
  /** Whether the domain takes mail, so that answers to its address arrive. */
  takesMail: boolean
  /** Names of the zone's servers, by which the registrar is recognised. */
  nameServers?: string[]
  records: CheckedRecord[]
  problems: DnsProblem[]
}

/** What a look says of one record. */
export type Judgement = {
  status: CheckedRecord['status']
  problems: DnsProblem[]
}

export const dkimName = ({ selector, domain }: ExpectedSender) => `${selector}._domainkey.${domain}`
export const dkimValue = ({ publicKey }: ExpectedSender) => `v=DKIM1; k=rsa; p=${publicKey}`
export const dmarcAdvice = 'v=DMARC1; p=none'

export const blocks = (code: string, text: string): DnsProblem => ({ code, text, weight: 'blocks' })
export const warns = (code: string, text: string): DnsProblem => ({ code, text, weight: 'warns' })

/** As registrars ask for it. */
export function nameInZone(host: string, zone: string): string {
  return host === zone ? '@' : host.slice(0, -zone.length - 1)
}
