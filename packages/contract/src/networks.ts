type Network = {
  /** Source that visits are grouped under. */
  key: string
  name: string
}

/**
 * One network per line: its display name, then its UTM sources, hosts, and apps; the first is the key. 'google.*' matches
 * any country domain. No package covers these: @tryghost/referrer-parser, the maintained one, lacks YouTube, TikTok,
 * Telegram, and Tripadvisor, and does not parse UTM sources.
 */
const table = `
Gmail: gmail googlemail mail.google.com gmail.com com.google.android.gm
Gemini: gemini gemini.google.com
YouTube: youtube yt youtube.com youtu.be com.google.android.youtube
Google: google adwords google.* com.google.android.googlequicksearchbox
Facebook: facebook fb meta facebook.com fb.com fb.me com.facebook.katana
Messenger: messenger fbmessenger facebookmessenger messenger.com m.me com.facebook.orca
Instagram: instagram ig insta instagram.com com.instagram.android
Threads: threads threads.net threads.com com.instagram.barcelona
WhatsApp: whatsapp wa whatsapp.com wa.me com.whatsapp
TikTok: tiktok tiktok.com com.zhiliaoapp.musically
X: x twitter x.com twitter.com t.co com.twitter.android
LinkedIn: linkedin linkedin.com lnkd.in com.linkedin.android
Pinterest: pinterest pinterest.* pin.it com.pinterest
Reddit: reddit reddit.com redd.it com.reddit.frontpage
Snapchat: snapchat snap snapchat.com com.snapchat.android
Bluesky: bluesky bsky bsky.app bsky.social xyz.blueskyweb.app
Telegram: telegram telegram.org t.me org.telegram.messenger
Discord: discord discord.com discord.gg discordapp.com com.discord
VK: vk vkontakte vk.com vk.ru vkontakte.ru com.vkontakte.android
LINE: line line.me jp.naver.line.android
WeChat: wechat weixin weixin.qq.com wx.qq.com wechat.com com.tencent.mm
Weibo: weibo weibo.com weibo.cn com.sina.weibo
Nextdoor: nextdoor nextdoor.* com.nextdoor
Bing: bing bing.com
Yahoo: yahoo yahoo.*
DuckDuckGo: duckduckgo ddg duckduckgo.com com.duckduckgo.mobile.android
Brave: brave search.brave.com com.brave.browser
Ecosia: ecosia ecosia.org com.ecosia.android
Qwant: qwant qwant.com
Startpage: startpage startpage.com
Yandex: yandex yandex.* ya.ru ru.yandex.searchplugin com.yandex.browser
Baidu: baidu baidu.com com.baidu.searchbox
Naver: naver naver.com com.nhn.android.search
Seznam: seznam seznam.cz
ChatGPT: chatgpt chatgpt.com chat.openai.com com.openai.chatgpt
Perplexity: perplexity perplexity.ai ai.perplexity.app.android
Copilot: copilot copilot.microsoft.com copilot.com
Claude: claude claude.ai com.anthropic.claude
Outlook: outlook hotmail outlook.com outlook.live.com mail.live.com hotmail.com outlook.office.com outlook.office365.com outlook.cloud.microsoft com.microsoft.office.outlook
Proton Mail: protonmail mail.proton.me
Tripadvisor: tripadvisor tripadvisor.* com.tripadvisor.tripadvisor
Yelp: yelp yelp.* com.yelp.android
Airbnb: airbnb airbnb.* com.airbnb.android
Booking.com: booking booking.com com.booking
GetYourGuide: getyourguide gyg getyourguide.*
Viator: viator viator.com
Linktree: linktree linktr.ee
`

const anyCountry = '.*'
const countryEnding = /^(com|[a-z]{2}|com?\.[a-z]{2})$/
const networks = new Map<string, Network>()

for (const line of table.trim().split('\n')) {
  const [name = '', list = ''] = line.split(': ')
  const sources = list.split(' ')
  for (const source of sources) networks.set(source, { key: sources[0] ?? name, name })
}

/** Null for a source that belongs to no known network. */
export function findNetwork(source: string): Network | null {
  const folded = foldHost(source)
  return folded.includes('.') ? findByHost(folded) : findByName(folded)
}

/** Returns the source that visits from `source` are grouped under: the same for all hosts, apps, and UTM sources of a network. */
export function groupSource(source: string): string {
  return findNetwork(source)?.key ?? foldHost(source)
}

/** Strips irrelevant parts of a URL; stored schemes look like 'https-'. */
export function foldHost(source: string): string {
  return source
    .toLowerCase()
    .replace(/^https?[-:/]+/, '')
    .replace(/^((www\d?|m|mobile|amp)\.(?=.+\.))+/, '')
}

function findByHost(host: string): Network | null {
  const labels = host.split('.')
  for (const [index, label] of labels.entries()) {
    const exact = networks.get(labels.slice(index).join('.'))
    if (exact !== undefined) return exact
    const ofCountries = networks.get(label + anyCountry)
    const ending = labels.slice(index + 1).join('.')
    if (ofCountries !== undefined && countryEnding.test(ending)) return ofCountries
  }
  return null
}

/** Words that advertisers append to the name of a network. */
const additions =
  'ads?|adwords|bio|story|stories|posts?|pages?|paid|organic|cpc|ppc|cpm|feed|reels?|shorts|social|app|link|profile|groups?|campaign|promo|search|display|shopping|dm'
const isAddition = new RegExp(`^(${additions})$`)
const additionAtEnd = new RegExp(`(${additions})$`)

function findByName(source: string): Network | null {
  const words = source.split(/[-_\s]+/)
  const first = words.findIndex((word) => !isAddition.test(word))
  let name = words.slice(first).join('')
  while (name !== '') {
    const found = networks.get(name)
    if (found !== undefined) return found
    const shorter = name.replace(additionAtEnd, '')
    if (shorter === name) return null
    name = shorter
  }
  return null
}
