export { createOpenAiProxyFeature } from './openai-proxy-feature.ts'
