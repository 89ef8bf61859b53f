type Network = {
  /** What visits are counted under. */
  key: string
  name: string
  /** Matches stored sources. Read by JavaScript and PostgreSQL alike. */
  pattern: string
}

const countryEnding = '(com|[a-z]{2}|com?[.][a-z]{2})'
const hosts = (...names: string[]) => `(.+[.])?(${names.join('|').replaceAll('.', '[.]')})`
const hostOfAnyCountry = (name: string) => `(.+[.])?${name}[.]${countryEnding}`
const network = (key: string, name: string, ...sources: string[]): Network => ({
  key,
  name,
  pattern: `^(${sources.join('|')})$`,
})

/** Hosts, apps and UTM sources of the same place. The first match counts. */
export const networks: readonly Network[] = [
  network(
    'gmail',
    'Gmail',
    'gmail',
    'com[.]google[.]android[.]gm',
    hosts('mail.google.com', 'gmail.com'),
  ),
  network(
    'youtube',
    'YouTube',
    'youtube',
    'yt',
    'com[.]google[.]android[.]youtube',
    hosts('youtube.com', 'youtu.be'),
  ),
  network(
    'google',
    'Google',
    'google',
    'adwords',
    'com[.]google[.]android[.]googlequicksearchbox',
    hostOfAnyCountry('google'),
  ),
  network(
    'facebook',
    'Facebook',
    'facebook',
    'fb',
    'com[.]facebook[.]katana',
    hosts('facebook.com', 'fb.com', 'fb.me'),
  ),
  network(
    'messenger',
    'Messenger',
    'messenger',
    'com[.]facebook[.]orca',
    hosts('messenger.com', 'm.me'),
  ),
  network(
    'instagram',
    'Instagram',
    'instagram',
    'ig',
    'com[.]instagram[.]android',
    hosts('instagram.com'),
  ),
  network('threads', 'Threads', 'threads', hosts('threads.net', 'threads.com')),
  network('tiktok', 'TikTok', 'tiktok', hosts('tiktok.com')),
  network(
    'x',
    'X',
    'x',
    'twitter',
    'com[.]twitter[.]android',
    hosts('x.com', 'twitter.com', 't.co'),
  ),
  network(
    'linkedin',
    'LinkedIn',
    'linkedin',
    'com[.]linkedin[.]android',
    hosts('linkedin.com', 'lnkd.in'),
  ),
  network('pinterest', 'Pinterest', 'pinterest', hosts('pin.it'), hostOfAnyCountry('pinterest')),
  network('reddit', 'Reddit', 'reddit', 'com[.]reddit[.]frontpage', hosts('reddit.com', 'redd.it')),
  network('whatsapp', 'WhatsApp', 'whatsapp', 'com[.]whatsapp', hosts('whatsapp.com', 'wa.me')),
  network(
    'telegram',
    'Telegram',
    'telegram',
    'org[.]telegram[.]messenger',
    hosts('telegram.org', 't.me'),
  ),
  network('bing', 'Bing', 'bing', hosts('bing.com')),
  network('duckduckgo', 'DuckDuckGo', 'duckduckgo', hosts('duckduckgo.com')),
  network('yahoo', 'Yahoo', 'yahoo', hostOfAnyCountry('yahoo')),
  network('tripadvisor', 'Tripadvisor', 'tripadvisor', hostOfAnyCountry('tripadvisor')),
]

const compiled = networks.map((one) => ({ ...one, expression: new RegExp(one.pattern) }))

/** Null for a source that belongs to no known network. */
export function findNetwork(source: string): Pick<Network, 'key' | 'name'> | null {
  return compiled.find(({ expression }) => expression.test(source)) ?? null
}
