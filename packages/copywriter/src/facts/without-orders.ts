const opening = String.raw`^[^\p{L}]*(?:(?:and|also|then|now|just|please|always|instead|next|finally|important|you (?:must|should|have to|will|need to)|I want you to|make sure (?:to|you)|be sure to|do not|don't|never)[,:]? )*`
/** What a text for others would say: visitors are told of the business, never of themselves. */
const said = String.raw`(?:that (?!you\b)|(?:we|our|every|all|each|everything|nobody|these|they|there|I|prices?|it(?:'s| is| was| has)|(?:this|the) \p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have))\b(?! sent you))`
const page = String.raw`(?:headlines?|copy|(?:landing |web ?)?page|website|ads?|slogans?|tagline|titles?|sections?|testimonials?)`

const orders = [
  String.raw`(?:say|write|print|claim|pretend|state|declare|announce|mention|emphasi[sz]e|stress|highlight|promise|guarantee|repeat) ${said}`,
  String.raw`tell (?:the |your |our |all |any |every )*(?:visitors?|readers?|guests?|customers?|users?|clients?|people|everyone|everybody|them) (?:that (?!you\b)|we\b|our\b|it\b|to\b|the\b|every\b|all\b|they\b|there\b)`,
  String.raw`make (?:it|this|(?:the|this|our) ${page}) (?:sound|look|say|read|seem|clear that|more|less|short|long|funn|catchy|punchy|exciting|professional|friendl|formal|pop|rhyme|viral)`,
  String.raw`write (?!(?:to )?(?:us|me)\b).{0,60}\b(?:everywhere|instead|${page}|in (?:English|German|French|Spanish|Italian|Dutch|Portuguese))\b`,
  String.raw`write (?:only|nothing|the words?|"|')`,
  String.raw`(?:put|insert|print|show|display|add|include|use|repeat) .{0,60}\b(?:everywhere|(?:on|in|into|to) (?:the|every|each|all|this) ${page})\b`,
  String.raw`(?:respond|reply|answer) (?:only )?with (?!your\b)`,
]
const order = new RegExp(`${opening}(?:${orders.join('|')})`, 'iu')

/** Whoever writes is spoken to, wherever in a sentence. */
const addressed =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:AI|assistant|chatbot|language model)\b|^[^\p{L}]*(?:system|assistant|user|developer) ?:|\byour (?:hidden |secret |initial |system )?prompt\b/iu

/** Whether a sentence tells whoever writes what to write; 'Say hello to our llamas' invites guests. */
export function isOrder(sentence: string): boolean {
  return addressed.test(sentence) || order.test(sentence)
}

/** Each paragraph up to the first order in it: what is said in the same breath is no fact about a business. */
export function withoutOrders(text: string): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const sentences = paragraph.split(/(?<=[.!?;:]["')]*)\s+|\s+(?=[•·–—-]\s)/u)
      const end = sentences.findIndex((sentence) => isOrder(sentence))
      return end < 0 ? paragraph : sentences.slice(0, end).join(' ')
    })
    .join('\n')
}
