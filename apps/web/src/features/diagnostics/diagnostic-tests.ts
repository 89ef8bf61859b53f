import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../lib/request-failure.ts'

/** In the order in which they run: the last two need the document that is written before. */
export const diagnosticTests = ['database', 'auth', 'write', 'read', 'delete'] as const
export type DiagnosticTest = (typeof diagnosticTests)[number]

/** Spec 3, section 4.14. `detail` is what a test that went well has to tell. */
export type TestResult =
  | { status: 'untested' }
  | { status: 'success'; detail: string | null }
  | { status: 'error'; message: string }

type DiagnosticTestsState = {
  results: Record<DiagnosticTest, TestResult>
  /** The test that runs now; null while none does. */
  running: DiagnosticTest | null
  isRunningAll: boolean
  /** The document of the write test, until it is deleted. */
  documentId: string | null
}

/** Each rejects with the server's own sentence when it fails. */
export type DiagnosticCalls = {
  database: () => Promise<unknown>
  auth: () => Promise<unknown>
  /** Answers the new document's id. */
  write: () => Promise<string>
  read: (documentId: string) => Promise<unknown>
  delete: (documentId: string) => Promise<unknown>
}

export type DiagnosticTests = {
  store: StoreApi<DiagnosticTestsState>
  /** Does nothing while another one runs, or without the document that it needs. */
  run: (test: DiagnosticTest) => Promise<void>
  runAll: () => Promise<void>
}

const untested: TestResult = { status: 'untested' }

export function createDiagnosticTests(calls: DiagnosticCalls): DiagnosticTests {
  const store = createStore<DiagnosticTestsState>(() => ({
    results: {
      database: untested,
      auth: untested,
      write: untested,
      read: untested,
      delete: untested,
    },
    running: null,
    isRunningAll: false,
    documentId: null,
  }))

  async function perform(test: DiagnosticTest): Promise<string | null> {
    const { documentId } = store.getState()
    switch (test) {
      case 'write': {
        const id = await calls.write()
        store.setState({ documentId: id })
        return `Created document with ID: ${id}`
      }
      case 'read':
      case 'delete':
        if (documentId === null) return null
        await calls[test](documentId)
        if (test === 'delete') store.setState({ documentId: null })
        return null
      default:
        await calls[test]()
        return null
    }
  }

  async function runOne(test: DiagnosticTest): Promise<void> {
    store.setState({ running: test })
    const result = await perform(test).then(
      (detail): TestResult => ({ status: 'success', detail }),
      (failure: unknown): TestResult => ({
        status: 'error',
        message: failureMessage(failure, 'The test failed without a reason'),
      }),
    )
    store.setState(({ results }) => ({ results: { ...results, [test]: result }, running: null }))
  }

  return {
    store,
    async run(test) {
      if (isBusy(store.getState()) || !canRun(store.getState(), test)) return
      await runOne(test)
    },
    async runAll() {
      if (isBusy(store.getState())) return
      store.setState({ isRunningAll: true })
      for (const test of diagnosticTests) {
        // oxlint-disable-next-line no-await-in-loop -- one test needs what another left
        if (canRun(store.getState(), test)) await runOne(test)
      }
      store.setState({ isRunningAll: false })
    },
  }
}

export function isBusy({ running, isRunningAll }: DiagnosticTestsState): boolean {
  return isRunningAll || running !== null
}

/** Whether there is what the test needs. */
export function canRun({ documentId }: DiagnosticTestsState, test: DiagnosticTest): boolean {
  return documentId !== null || (test !== 'read' && test !== 'delete')
}
