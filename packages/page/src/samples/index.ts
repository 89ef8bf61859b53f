export { type KnownFacts, knownFacts } from './known-facts.ts'
export { type Sample, samplesOfSection } from './samples-of-section.ts'
export { type SampleOnPage, samplesOnPage } from './samples-on-page.ts'
export { withKnownFacts, withoutSamples } from './without-samples.ts'
