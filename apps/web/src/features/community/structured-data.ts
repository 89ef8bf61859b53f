import type { AnswerPost, Question } from '@wildpath/contract'

/** A question and its answers in the words of schema.org, as search engines read them. */
export function structuredData(question: Question): object {
  const solution = question.answers.find(({ id }) => id === question.solutionId)
  const others = question.answers.filter((answer) => answer !== solution)
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    'mainEntity': {
      '@type': 'Question',
      'name': question.title,
      'text': question.text || question.title,
      'dateCreated': question.createdAt,
      'author': person(question.author.name),
      'upvoteCount': question.votes,
      'answerCount': question.answers.length,
      ...(solution && { acceptedAnswer: answerData(solution) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answerData) }),
    },
  }
}

function answerData({ text, createdAt, author }: AnswerPost): object {
  return {
    '@type': 'Answer',
    text,
    'dateCreated': createdAt,
    'author': person(author.name),
  }
}

const person = (name: string) => ({ '@type': 'Person', name })
