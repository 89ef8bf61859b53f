export {
  type AdvancedInputs,
  advancedPromptLimits,
  advancedTones,
  businessTypes,
  defaultPalette,
  desiredActions,
  type PromptPlatform,
  promptPlatforms,
  requiredInputs,
  visualStyles,
} from './advanced-options.ts'
export {
  type AdvancedPrompt,
  estimateTokens,
  fitPrompt,
  type PromptBreakdown,
  writeAdvancedPrompt,
} from './advanced-prompt.ts'
export { adBusinessInfo, type AdBusinessInfo, firstInputs } from './first-inputs.ts'
export { basicPrompt, basicPromptLimits, cutAtWord } from './basic-prompt.ts'
export { type DescribedBusiness, websitePrompt } from './website-prompt.ts'
