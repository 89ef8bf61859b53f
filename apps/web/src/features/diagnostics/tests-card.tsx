import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useStore } from 'zustand'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import {
  canRun,
  type DiagnosticTest,
  diagnosticTests,
  type DiagnosticTests,
  isBusy,
  type TestResult,
} from './diagnostic-tests.ts'

const names: Record<DiagnosticTest, string> = {
  database: 'Database Connection',
  auth: 'Auth Connection',
  write: 'Write Operation',
  read: 'Read Operation',
  delete: 'Delete Operation',
}

type TestsCardProps = { tests: DiagnosticTests }

export function TestsCard({ tests }: TestsCardProps) {
  const state = useStore(tests.store)
  const busy = isBusy(state)

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">Backend Tests</h2>
        <Button disabled={busy} onClick={() => void tests.runAll()}>
          {state.isRunningAll ? 'Running Tests...' : 'Run All Tests'}
        </Button>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {diagnosticTests.map((test) => (
          <li key={test} className="py-3 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <StatusIcon result={state.results[test]} />
              <h3 className="min-w-0 flex-1 font-semibold">{names[test]}</h3>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Test ${names[test]}`}
                disabled={busy || !canRun(state, test)}
                onClick={() => void tests.run(test)}
              >
                {state.running === test ? 'Testing...' : 'Test'}
              </Button>
            </div>
            <div aria-live="polite">
              <Outcome result={state.results[test]} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StatusIcon({ result }: { result: TestResult }) {
  const { Icon, ink, word } = looks[result.status]
  return (
    <span>
      <Icon aria-hidden size={20} className={ink} />
      <span className="sr-only">{word}</span>
    </span>
  )
}

const looks = {
  untested: { Icon: TriangleAlert, ink: 'text-lantern', word: 'Untested' },
  success: { Icon: CircleCheck, ink: 'text-fern', word: 'Success' },
  error: { Icon: CircleX, ink: 'text-clay', word: 'Error' },
} as const

function Outcome({ result }: { result: TestResult }) {
  if (result.status === 'error') {
    return (
      <p className="mt-2 rounded-control border border-clay bg-clay-wash px-3 py-2 text-note wrap-anywhere">
        {result.message}
      </p>
    )
  }
  if (result.status === 'success' && result.detail !== null) {
    return <p className="mt-1 text-note text-quiet wrap-anywhere">{result.detail}</p>
  }
  return null
}
