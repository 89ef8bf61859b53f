/** What was seen of a set-up. Null where it could not be looked at. */
export type TlsObservations = {
  caddy: { version: string } | null
  /** Of `caddy validate` with the Caddyfile; the error is its last line. */
  caddyfile: { error: string | null } | null
  /** What Caddy is told, beside what the product was told. */
  caddyEnvironment: {
    publicHost: string | null
    productDomain: string | null
    email: string | null
  }
  publicUrl: string
  productDomain: string
  trustsProxy: boolean
  /** How the product answers Caddy about hosts: one that nobody has, and those that were named. */
  madeUpHost: AskAnswer
  namedHosts: { host: string; answer: AskAnswer }[]
  machineAddresses: string[]
  publicHostAddresses: string[]
  funnelsHost: string
  funnelsHostAddresses: string[]
  /** Of a label below PRODUCT_DOMAIN that nobody has. */
  subdomainAddresses: string[]
  closedPorts: number[]
  certificate: Certificate
}

export type AskAnswer = { status: number; ms: number } | { error: string }

export type Certificate =
  | { state: 'none'; error: string }
  | { state: 'untrusted'; issuer: string; error: string }
  | { state: 'trusted'; issuer: string; daysLeft: number }

/** `missing` has to be done before visitors come; `warning` is for an operator to judge. */
export type TlsFinding = { weight: 'fine' | 'warning' | 'missing'; text: string }

const fine = (text: string): TlsFinding => ({ weight: 'fine', text })
const warning = (text: string): TlsFinding => ({ weight: 'warning', text })
const missing = (text: string): TlsFinding => ({ weight: 'missing', text })

/** Longer than this, first visits of a domain wait noticeably. */
const slowAskMs = 50
/** Certificates of 90 days are renewed 30 days before their end. */
const renewedDaysBefore = 20

/** What an operator reads about a set-up: one finding each, in the order in which things are set up. */
export function judgeTls(seen: TlsObservations): TlsFinding[] {
  return [
    judgePublicUrl(seen.publicUrl),
    seen.trustsProxy
      ? fine('TRUST_PROXY is 1: the product takes visitors’ addresses from Caddy.')
      : missing('TRUST_PROXY is not 1: all visitors would look like one. Set TRUST_PROXY=1.'),
    ...judgeCaddy(seen),
    ...judgeAsk(seen),
    ...judgeAddresses(seen),
    ...(seen.closedPorts.length === 0
      ? [fine('Ports 80 and 443 are open on this machine.')]
      : seen.closedPorts.map((port) =>
          missing(`Nothing listens on port ${port} of this machine. Is Caddy running?`),
        )),
    judgeCertificate(hostOf(seen.publicUrl), seen.certificate),
  ]
}

const hostOf = (url: string) => new URL(url).hostname

function judgePublicUrl(publicUrl: string): TlsFinding {
  return publicUrl.startsWith('https:')
    ? fine(`PUBLIC_URL is ${publicUrl}.`)
    : missing(
        `PUBLIC_URL is ${publicUrl}: links would leave HTTPS. Set it to an address that starts with https://.`,
      )
}

function judgeCaddy(seen: TlsObservations): TlsFinding[] {
  if (seen.caddy === null) {
    return [missing('Caddy is not installed: apt-get install caddy, or see caddyserver.com.')]
  }
  const { publicHost, productDomain, email } = seen.caddyEnvironment
  const untold = [
    judgeTold('PUBLIC_HOST', publicHost, hostOf(seen.publicUrl)),
    judgeTold('PRODUCT_DOMAIN', productDomain, seen.productDomain),
    email === null
      ? missing('Caddy is not told ACME_EMAIL. Set it to an address that somebody reads.')
      : null,
  ].filter((finding) => finding !== null)
  // What Caddy says about a Caddyfile without its values helps nobody.
  const caddyfile = untold.length > 0 ? [] : [judgeCaddyfile(seen.caddyfile)]
  return [fine(`Caddy ${seen.caddy.version} is installed.`), ...untold, ...caddyfile]
}

function judgeTold(name: string, value: string | null, wanted: string): TlsFinding | null {
  if (value === wanted) return null
  return missing(
    value === null
      ? `Caddy is not told ${name}. Set ${name}=${wanted} in its environment.`
      : `Caddy’s ${name} is ${value}, the product’s is ${wanted}. They have to be the same.`,
  )
}

function judgeCaddyfile(caddyfile: TlsObservations['caddyfile']): TlsFinding {
  const error = caddyfile?.error ?? null
  return error === null
    ? fine('The Caddyfile is valid.')
    : missing(`Caddy does not accept the Caddyfile: ${error}`)
}

function judgeAsk({ madeUpHost, namedHosts }: TlsObservations): TlsFinding[] {
  if ('error' in madeUpHost) {
    return [
      missing(
        `The product does not answer Caddy’s question about hosts (${madeUpHost.error}), so nobody gets a certificate. Is it running, and where UPSTREAM says?`,
      ),
    ]
  }
  const { status, ms } = madeUpHost
  const took = `${ms.toFixed(1)} ms`
  return [
    status === 404
      ? fine(`A host that nobody has gets no certificate (answered in ${took}).`)
      : missing(
          `Asked about a host that nobody has, the product answers ${status} instead of 404. Does UPSTREAM lead to it?`,
        ),
    ...(ms > slowAskMs ? [warning(`That answer took ${took}: visitors wait that long.`)] : []),
    ...namedHosts.map(({ host, answer }) => {
      if ('error' in answer) return missing(`No answer about ${host}: ${answer.error}.`)
      return answer.status === 200
        ? fine(`${host} gets a certificate (answered in ${answer.ms.toFixed(1)} ms).`)
        : missing(`${host} gets no certificate: no adventure has it as a verified domain.`)
    }),
  ]
}

function judgeAddresses(seen: TlsObservations): TlsFinding[] {
  const publicHost = hostOf(seen.publicUrl)
  const judge = (host: string, addresses: string[], purpose: string): TlsFinding => {
    if (addresses.length === 0) {
      return missing(`${host} has no address, so ${purpose}. Add an A or AAAA record for it.`)
    }
    const others = addresses.filter((address) => !seen.machineAddresses.includes(address))
    return others.length === 0
      ? fine(`${host} leads to this machine.`)
      : warning(
          `${host} leads to ${others.join(', ')}, which this machine does not have itself. That is right only where ports 80 and 443 are forwarded to it from there.`,
        )
  }
  return [
    judge(publicHost, seen.publicHostAddresses, 'nobody reaches the product'),
    judge(seen.funnelsHost, seen.funnelsHostAddresses, 'owners’ domains lead nowhere'),
    seen.subdomainAddresses.length > 0
      ? fine(`Names below ${seen.productDomain} have an address, as owners’ subdomains need.`)
      : warning(
          `Names below ${seen.productDomain} have no address, so owners’ subdomains lead nowhere. Add a record for *.${seen.productDomain}.`,
        ),
  ]
}

function judgeCertificate(host: string, certificate: Certificate): TlsFinding {
  switch (certificate.state) {
    case 'none':
      return missing(`${host} shows no certificate: ${certificate.error}.`)
    case 'untrusted':
      return missing(
        `Browsers do not trust the certificate of ${host}, issued by ${certificate.issuer}: ${certificate.error}.`,
      )
    case 'trusted':
      return certificate.daysLeft > renewedDaysBefore
        ? fine(
            `The certificate of ${host}, issued by ${certificate.issuer}, is good for ${certificate.daysLeft} more days.`,
          )
        : warning(
            `The certificate of ${host} ends in ${certificate.daysLeft} days and should have been renewed: see Caddy’s log.`,
          )
  }
}
