import { jobKind } from '../../jobs/job-kind.ts'

/** To the asker: somebody answered. `user_id` is the asker's. */
export const questionAnswered = jobKind<{ user_id: string; answer_id: string }>('question-answered')
