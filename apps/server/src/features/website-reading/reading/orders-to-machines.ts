/**
 * Whether a text speaks to programs that read the site. Nothing here obeys it; it is no statement about a business
 * either, and must not reach a form or a page as one.
 */
export const isOrderToMachines = (text: string): boolean => orders.test(text)

const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|context)\b|\b(?:system|developer) prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|language model)\b|\b(?:language models?|llms?|ai (?:agents?|assistants?)) (?:must|should|reading|that read)\b|\b(?:ignorier\w*|vergiss)\b.{0,40}\b(?:anweisung\w*|instruktion\w*)|\bignor\w+\b.{0,30}\binstructions\b|\b(?:do not|don['’]?t|ignore|disregard)\b.{0,40}\b(?:sentences?|prompts?)\b|\b(?:write|paint|draw|render|print|add|put)\b.{0,60}\b(?:text|letters|captions?)\b|\bover the (?:whole )?(?:picture|image)\b/iu
