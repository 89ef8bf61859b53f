export * from './business-facts.ts'
export * from './fact-questions.ts'
export * from './fact-values.ts'
export * from './merge-facts.ts'
