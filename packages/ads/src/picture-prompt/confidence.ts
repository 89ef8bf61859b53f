import { type AdvancedInputs, advancedPromptLimits } from './advanced-options.ts'

/** How much a prompt was told, from 0 to 100 (spec 2, section 9). */
export function confidenceOf(inputs: AdvancedInputs, prompt: string): number {
  const given = (text: string) => text.trim() !== ''
  const some = (texts: readonly string[]) => texts.some(given)
  const told: readonly (readonly [isTold: boolean, points: number])[] = [
    [given(inputs.businessType), 8],
    [given(inputs.targetAudience), 8],
    [given(inputs.brandTone), 8],
    [given(inputs.visualStyle), 8],
    [given(inputs.desiredAction), 8],
    [some(inputs.keyProductFeatures), 10],
    [some(inputs.uniqueSellingPoints), 10],
    [some(inputs.primaryColorPalette), 10],
    [given(inputs.industry), 5],
    [given(inputs.productCategory), 5],
    [given(inputs.emotionalTone), 5],
    [given(inputs.seasonality), 5],
    [given(inputs.competitorDifferentiation), 5],
    [inputs.textOverlay.trim().length > longOverlay, 5],
    [
      prompt.length >= advancedPromptLimits.optimal &&
        prompt.length <= advancedPromptLimits.longest,
      10,
    ],
  ]
  const sum = told.reduce((total, [isTold, points]) => total + (isTold ? points : 0), 0)
  return Math.min(100, sum)
}

/** An overlay text counts once it is longer than this. */
const longOverlay = 10
