import type { Fact } from '@wildpath/contract'

const answers: Readonly<Record<string, string>> = {
  business_name: 'your business name',
  industry: 'your industry',
  website_url: 'your website’s address',
  product_service: 'what you offer',
  target_customer: 'who it is for',
  main_offer: 'your main offer',
  brand_tone: 'your tone',
}

/** Where a fact came from, as a sentence begins: 'From your answer about what you offer'. */
export function originText({ source, origin = '' }: Pick<Fact, 'source' | 'origin'>): string {
  switch (source) {
    case 'answer':
      return `From your answer${answers[origin] === undefined ? 's' : ` about ${answers[origin]}`}`
    case 'website':
      return 'From your website'
    case 'owner':
      return 'You said so'
    case 'model':
      return 'Suggested by the AI writer'
  }
}

/** Whether the owner should look at it: read with doubts, or said in two ways. */
export function isDoubtful({ confidence, is_confirmed, alternatives = [] }: Fact): boolean {
  return alternatives.length > 0 || (confidence === 'low' && !is_confirmed)
}
