export { createGuideService, type GuideService } from './guide-service.ts'
export { answerQuestion } from './guide-call.ts'
