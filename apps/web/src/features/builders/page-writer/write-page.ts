import {
  factsOf,
  type Funnel,
  type GenerationStage,
  pageInputOf,
  type WrittenBy,
} from '@wildpath/contract'
import { composedTheme, composePageForGoal, withPromptFacts } from '@wildpath/page/compose'
import { type PageDocument, parsePage } from '@wildpath/page/document'
import { sectionsFromTemplates } from '@wildpath/page/templates'

import { failureMessage } from '../../../lib/request-failure.ts'
import type { streamGeneration } from '../../../entities/funnel/stream-generation.ts'
import { generatedPageOf } from '../store/working-page.ts'
import { type CompletePrompt, forGenerator } from './page-prompt.ts'

/** How long the generating step lasts at least, in milliseconds (spec 3, section 9). */
const leastMs = 2000

export type WrittenPage = {
  page: PageDocument
  writtenBy: WrittenBy | 'templates'
  /** Why it is made of templates; '' where nobody knows, or where it was written. */
  reason: string
}

type Request = {
  funnel: Funnel
  prompt: CompletePrompt
  signal: AbortSignal
  onStage: (stage: GenerationStage) => void
}
type Tools = {
  write: typeof streamGeneration
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>
}

/**
 * A page for the prompt: written from the funnel's business info, else made of templates. Makes no funnel
 * and saves nothing. Rejects with the signal's reason once it is aborted, and when templates fail too.
 */
export async function writePage(request: Request, { write, wait }: Tools): Promise<WrittenPage> {
  const { signal } = request
  const [page] = await Promise.all([writeOrAssemble(request, write), wait(leastMs, signal)])
  signal.throwIfAborted()
  return page
}

async function writeOrAssemble(request: Request, write: Tools['write']): Promise<WrittenPage> {
  try {
    return await writtenPage(request, write)
  } catch (failure) {
    request.signal.throwIfAborted()
    const page = pageFromTemplates(request)
    return { page, writtenBy: 'templates', reason: failureMessage(failure, '') }
  }
}

async function writtenPage(
  { funnel, prompt, signal, onStage }: Request,
  write: Tools['write'],
): Promise<WrittenPage> {
  const { business_info: info, business_facts, custom_branding } = funnel
  const { industry, brandTone } = forGenerator(prompt)
  const more = prompt.more.trim()
  const { content, writtenBy } = await write({
    data: {
      businessName: info.business_name,
      industry,
      productService: info.product_service,
      mainOffer: info.main_offer,
      targetCustomer: info.target_customer,
      brandTone,
      goal: prompt.goal,
      ...(more !== '' && { additionalInformation: more }),
    },
    signal,
    onStage,
  })
  const business_info = {
    ...info,
    brand_tone: brandTone,
    product_service: `${info.product_service}\n${more}`,
  }
  const input = pageInputOf({
    business_info,
    business_facts,
    generated_content: content,
    custom_branding,
  })
  const composed = composePageForGoal(input, prompt.goal)
  const ctaText = content.landing_page.cta_text
  const page = withPromptFacts(composed, { text: more, goal: prompt.goal, ctaText })
  return { page: { ...page, globalTheme: themeOf(prompt) }, writtenBy, reason: '' }
}

function pageFromTemplates({ funnel, prompt }: Request): PageDocument {
  const { title, style, language } = generatedPageOf(funnel)
  const page = parsePage({
    title,
    style,
    language,
    globalTheme: themeOf(prompt),
    sections: sectionsFromTemplates(prompt.goal, factsOf({ sections: [] }, funnel)),
  })
  return withPromptFacts(page, { text: prompt.more, goal: prompt.goal, ctaText: 'Ask for a place' })
}

function themeOf({ tone, industry }: CompletePrompt) {
  return composedTheme(tone, industry)
}

/** The page on screen with everything of the written one that makes its looks and its words. */
export function withWrittenPage(present: PageDocument, written: PageDocument): PageDocument {
  const { sections, style, globalTheme, language, title } = written
  return {
    ...present,
    title: present.title === '' ? title : present.title,
    sections,
    style,
    globalTheme,
    language,
  }
}
