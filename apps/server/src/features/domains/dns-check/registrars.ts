import type { Registrar } from '@wildpath/contract'

/** What is to be set: where a page is, or who sends mail. */
export type RecordsFor = 'website' | 'mail'

/**
 * A step for everybody, or one that would be wrong for other records: what makes room for a page would take down
 * the website of whoever only sends mail from the domain.
 */
type Step = string | { only: RecordsFor; text: string }

type KnownRegistrar = Omit<Registrar, 'steps'> & {
  /** Of names of its name servers, in lower case. */
  nameServer: RegExp
  steps: Step[]
}

/** Those that most domains are kept at, and what is special about setting a record there. */
const registrars: KnownRegistrar[] = [
  {
    name: 'GoDaddy',
    url: 'https://dcc.godaddy.com/control/portfolio',
    nameServer: /\.domaincontrol\.com$/,
    steps: [
      'Open your domain portfolio and choose the domain.',
      'Choose DNS, then Add New Record.',
      'Pick the type, enter the name without your domain, paste the value, and save.',
      {
        only: 'website',
        text: "Delete the records with the same name that GoDaddy made, such as 'Parked' or a WebsiteBuilder address.",
      },
    ],
  },
  {
    name: 'Namecheap',
    url: 'https://ap.www.namecheap.com/domains/list',
    nameServer: /\.(registrar-servers|namecheaphosting)\.com$/,
    steps: [
      'Open the Domain List and choose Manage beside the domain.',
      'Open Advanced DNS, then Add New Record.',
      'Pick the type, enter the host without your domain, paste the value, and press the green tick.',
      {
        only: 'website',
        text: "Delete the 'URL Redirect Record' and the parking CNAME if they are still there.",
      },
    ],
  },
  {
    name: 'Cloudflare',
    url: 'https://dash.cloudflare.com',
    nameServer: /\.ns\.cloudflare\.com$/,
    steps: [
      'Choose the domain, then DNS and Records.',
      'Press Add record, pick the type, enter the name without your domain, and paste the value.',
      {
        only: 'website',
        text: "Switch the proxy off, so that the cloud is grey and says 'DNS only'.",
      },
      {
        only: 'website',
        text: 'Save, and delete other A, AAAA and CNAME records of the same name.',
      },
      { only: 'mail', text: 'Save.' },
    ],
  },
  {
    name: 'Squarespace',
    url: 'https://account.squarespace.com/domains',
    nameServer: /\.(googledomains|squarespacedns)\.com$/,
    steps: [
      'Open Domains and choose the domain.',
      'Choose DNS, then DNS settings.',
      "Under 'Custom records' press Add record, pick the type, enter the host without your domain, and paste the value.",
      {
        only: 'website',
        text: "Delete the preset 'Squarespace Defaults' if it is there, as it sets the same names.",
      },
    ],
  },
  {
    name: 'IONOS',
    url: 'https://my.ionos.com/domains',
    nameServer: /\.ui-dns\.(com|de|org|biz)$/,
    steps: [
      'Open Domains & SSL and choose the domain.',
      'Open the tab DNS, then Add record.',
      "Pick the type, enter the host name without your domain, and paste the value under 'Points to' or 'Value'.",
      {
        only: 'website',
        text: 'Confirm that IONOS may switch off its own records of the same name.',
      },
    ],
  },
  {
    name: 'Hostinger',
    url: 'https://hpanel.hostinger.com/domains',
    nameServer: /\.(dns-parking|hostinger)\.com$/,
    steps: [
      'Choose Manage beside the domain.',
      'Open DNS / Nameservers.',
      'Pick the type, enter the name without your domain, paste the value, and press Add Record.',
      {
        only: 'website',
        text: "Delete the record that Hostinger made for the same name, such as the CNAME of 'www'.",
      },
    ],
  },
  {
    name: 'OVHcloud',
    url: 'https://www.ovh.com/manager',
    nameServer: /\.(ovh\.(net|ca)|anycast\.me)$/,
    steps: [
      'Open Web Cloud, Domain names, and choose the domain.',
      'Open the tab DNS zone, then Add an entry.',
      'Pick the type and enter the subdomain without your domain.',
      { only: 'mail', text: 'Paste the value and confirm.' },
      {
        only: 'website',
        text: 'Paste the target of a CNAME with a dot at its end, else OVHcloud adds your domain to it.',
      },
      {
        only: 'website',
        text: "Delete the A and TXT records of the same name that say 'OVH' or '3|welcome'.",
      },
    ],
  },
  {
    name: 'Gandi',
    url: 'https://admin.gandi.net/domain',
    nameServer: /\.gandi\.net$/,
    steps: [
      'Choose the domain, then DNS Records.',
      'Press Add record, pick the type, and enter the name without your domain.',
      { only: 'mail', text: 'Paste the value and save.' },
      {
        only: 'website',
        text: 'Paste the host name of a CNAME with a dot at its end, else Gandi adds your domain to it.',
      },
      {
        only: 'website',
        text: "Delete the record that Gandi made for the same name, such as 'webredir'.",
      },
    ],
  },
  {
    name: 'Porkbun',
    url: 'https://porkbun.com/account/domainsSpeedy',
    nameServer: /\.porkbun\.com$/,
    steps: [
      'Find the domain and choose DNS.',
      {
        only: 'website',
        text: 'Delete the ALIAS and CNAME records that lead to pixie.porkbun.com.',
      },
      'Pick the type, enter the host without your domain, paste the answer, and press Add.',
    ],
  },
  {
    name: 'Amazon Route 53',
    url: 'https://console.aws.amazon.com/route53/v2/hostedzones',
    nameServer: /\.awsdns-\d+\.(com|net|org|co\.uk)$/,
    steps: [
      'Choose the hosted zone of the domain, then Create record.',
      "Enter the record name without your domain; leave it empty where '@' is listed here.",
      'Pick the type and paste the value. Put the value of a TXT record between double quotes.',
      {
        only: 'mail',
        text: 'Split a value of more than 255 characters into two parts, each between double quotes, with a space between them.',
      },
      "Press Create records. For a name that has records, choose it and 'Edit record'.",
    ],
  },
]

/** Who keeps a domain's records, by its name servers; null where nobody known does. */
export function findRegistrar(
  nameServers: readonly string[],
  recordsFor: RecordsFor,
): Registrar | null {
  const found = registrars.find(({ nameServer }) =>
    nameServers.some((name) => nameServer.test(name.toLowerCase().replace(/\.$/, ''))),
  )
  if (found === undefined) return null
  const { name, url } = found
  const steps = found.steps.flatMap((step) => {
    if (typeof step === 'string') return [step]
    return step.only === recordsFor ? [step.text] : []
  })
  return { name, url, steps }
}
