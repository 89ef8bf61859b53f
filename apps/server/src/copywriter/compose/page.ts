import type { GeneratedContent } from '@wildpath/contract'

import { leansBack } from './fact-shapes.ts'
import { allotFacts } from './allot.ts'
import { composeBenefits } from './benefits.ts'
import { composeBring } from './bring.ts'
import { callsToAction } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { composeFaq } from './faq.ts'
import { composeFields } from './form-fields.ts'
import { composeGoal } from './goal.ts'
import { composeGoodToKnow } from './good-to-know.ts'
import { composeHeadline, composeSubheadline } from './hero.ts'
import { composeOffer } from './offer-block.ts'
import { composeSteps } from './steps.ts'
import { composeStory } from './story.ts'

export type PageCopy = GeneratedContent['landing_page']

/** The landing page: what, for whom, what one gets, what to do; then all that the owner told. */
export function composePage(desk: Desk): PageCopy {
  const { benefits: reasons, story: tellable, know } = allotFacts(desk)
  const { story, untold } = composeStory(desk, tellable)
  const free = untold.filter((fact) => !leansBack(fact))
  const benefits = [...reasons, ...free].slice(0, 6)
  const headline = composeHeadline(desk, [...benefits, ...tellable])
  const subheadline = composeSubheadline(desk, headline)
  const unsaid = (desk.facts.offer?.lines ?? []).filter((line) => !isIn(line, subheadline))
  return {
    headline,
    subheadline,
    benefits: composeBenefits(desk, benefits, unsaid),
    cta_text: desk.pick('cta_text', callsToAction(desk)) ?? 'Ask a question',
    cta_url: '#',
    form_fields: composeFields(desk),
    goal: composeGoal(desk.facts),
    ...present({
      offer: composeOffer(desk),
      story,
      good_to_know: composeGoodToKnow(desk, [
        ...know,
        ...free.filter((fact) => !benefits.includes(fact)),
      ]),
      steps: composeSteps(desk),
      bring: composeBring(desk),
      faq: composeFaq(desk),
    }),
  }
}

/** Whether every figure of the line stands in the text already. */
function isIn(line: string, text: string): boolean {
  const figures = line.match(/\d+(?:[.,]\d+)*/gu)
  const said: readonly string[] = text.match(/\d+(?:[.,]\d+)*/gu) ?? []
  if (figures === null) return text.toLowerCase().includes(line.toLowerCase())
  return figures.every((figure) => said.includes(figure))
}

type PageExtras = Pick<PageCopy, 'offer' | 'story' | 'good_to_know' | 'steps' | 'bring' | 'faq'>

/** Without the sections about which nothing is known. */
function present(extras: { [Key in keyof PageExtras]: PageExtras[Key] | undefined }): PageExtras {
  const { offer, story, good_to_know: know, steps, bring, faq } = extras
  return {
    ...(offer && { offer }),
    ...(story && { story }),
    ...(know && { good_to_know: know }),
    ...(steps && { steps }),
    ...(bring && { bring }),
    ...(faq && { faq }),
  }
}
