export {
  type AdvancedInputs,
  advancedPromptLimits,
  advancedTones,
  businessTypes,
  defaultPalette,
  desiredActions,
  missingInputs,
  type RequiredInput,
  visualStyles,
} from './advanced-options.ts'
export {
  type AdvancedPrompt,
  estimateTokens,
  fitPrompt,
  type PromptBreakdown,
  writeAdvancedPrompt,
} from './advanced-prompt.ts'
export { basicPrompt, basicPromptLimits } from './basic-prompt.ts'
