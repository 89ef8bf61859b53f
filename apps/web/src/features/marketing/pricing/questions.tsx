import { useSite } from '../../../entities/site/site.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { questions } from '../marketing-content.ts'

export function Questions() {
  return (
    <div className="border-t border-line">
      {questions(useSite()).map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
