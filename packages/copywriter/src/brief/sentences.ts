/** Short forms whose full stop ends no sentence; the first kind only before a small letter or a figure. */
const guarded =
  /\b([Mm]ax|[Mm]in|[Ii]ncl|[Ee]xcl|[Aa]pprox|aprox|ca|Mtn|[Tt]el|Nr|eq|inc|vs|Sept?|Oct|Nov|Dec|Jan|Feb|Mar|Apr|Jun|Jul|Aug)\.(?=\s+[\p{Ll}\d(])|\b(St|Mt|Dr|Mr|Mrs|Ms|Fam|No)\.(?=\s)|(?<=\b\d{1,2})\.(?=\s+(?:January|February|March|April|May|June|July|August|September|October|November|December))|\b(\p{L}\.\p{L})\.(?=\s|$)/gu

/** The answer's sentences, without their closing marks: at full stops, lines, bullets, semicolons and dashes. */
export function splitSentences(text: string): string[] {
  return text
    .replace(guarded, (found) => `${found.slice(0, -1)}\uE001`)
    .replace(/\([^()]*\)/gu, (aside) =>
      aside
        .replace(/[!?.]+(?=\)$)/gu, '')
        .replace(/[.;!]\s/gu, (mark) => `${mark.charAt(0)}\uE004`)
        .replace(/\s[–—-]+\s/gu, '\uE005'),
    )
    .split(/\n+|(?<=[.!?])["')]*\s+|;\s*|(?:^|(?<=\s))[•·*▪-](?=\s)|\s[–—-]+\s|[–—](?=\s)/u)
    .map((part) =>
      part
        .replaceAll('\uE001', '.')
        .replaceAll('\uE004', ' ')
        .replaceAll('\uE005', ' – ')
        .replace(/^[\s•·▪,;:&+/–—-]+|[\s,;:–—.!-]+$/gu, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part))
}

/** Commas that part, outside brackets and figures. */
export function splitCommas(sentence: string): string[] {
  return (
    sentence
      .replace(/\([^()]*\)/gu, (aside) => aside.replaceAll(', ', '\uE003'))
      // 'Monday, Wednesday and Friday' is one time.
      .replace(/(?<=days?), (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gu, '\uE003')
      .split(/,\s+/u)
      .map((part) => part.replaceAll('\uE003', ', ').trim())
      .filter((part) => part !== '')
  )
}

/** 'my dog Birba (lagotto, 7 years)': a remark of some length is a statement of its own. */
export function splitAsides(sentence: string): string[] {
  // 'Morag (2 berth), Hamish (4 berth)': remarks in a list stay with their things.
  if ((sentence.match(/\(/gu)?.length ?? 0) > 1) return [sentence]
  const asides: string[] = []
  const plain = sentence.replace(/\s*\(([^()]*)\)/gu, (whole, aside: string, at: number) => {
    const isLong =
      aside.split(' ').length > 3 &&
      !/^(?:they|it|max|min|not|but|usually|incl|(?:one|some|most|none|nobody)(?: \p{L}+)? (?:did|was|were|does|do|has))\b/iu.test(
        aside,
      )
    if (!isLong) return whole
    const [name] =
      /(?<!\b(?:the|in|on|at|of|near|from|to) )\p{Lu}\p{Ll}+$/u.exec(sentence.slice(0, at)) ?? []
    // 'Wren cooks (she was a chef)' tells something of Wren.
    const who = sentence
      .slice(0, at)
      .match(/\p{Lu}\p{Ll}{2,}/gu)
      ?.at(-1)
    if (/^(?:she|he)\b/iu.test(aside) && who !== undefined)
      asides.push(aside.replace(/^(?:she|he)\b/iu, who))
    else asides.push(name === undefined ? aside : `${name}: ${aside}`)
    return ''
  })
  return asides.length === 0 || plain.split(' ').length < 3 ? [sentence] : [plain.trim(), ...asides]
}
