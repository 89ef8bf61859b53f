import { expect, it } from 'vitest'

import { canRun, createDiagnosticTests, type DiagnosticCalls, isBusy } from './diagnostic-tests.ts'

function setUp(failing: Partial<Record<keyof DiagnosticCalls, Error>> = {}) {
  const made: string[] = []
  const call = (name: keyof DiagnosticCalls) => async (id?: string) => {
    made.push(id === undefined ? name : `${name} ${id}`)
    const failure = failing[name]
    if (failure !== undefined) throw failure
    return 'doc-7'
  }
  const tests = createDiagnosticTests({
    database: call('database'),
    auth: call('auth'),
    write: call('write'),
    read: call('read'),
    delete: call('delete'),
  })
  const statuses = () => Object.values(tests.store.getState().results).map(({ status }) => status)
  return { ...tests, made, statuses }
}

it('begins with nothing tested', () => {
  const { statuses, store } = setUp()
  expect(statuses()).toEqual(['untested', 'untested', 'untested', 'untested', 'untested'])
  expect(isBusy(store.getState())).toBe(false)
})

it('runs all in order, with the document that was written, and keeps none', async () => {
  const { runAll, made, statuses, store } = setUp()
  const run = runAll()
  expect(isBusy(store.getState())).toBe(true)
  await run
  expect(made).toEqual(['database', 'auth', 'write', 'read doc-7', 'delete doc-7'])
  expect(statuses()).toEqual(['success', 'success', 'success', 'success', 'success'])
  expect(store.getState()).toMatchObject({
    documentId: null,
    isRunningAll: false,
    results: { write: { status: 'success', detail: 'Created document with ID: doc-7' } },
  })
})

it('tells the reason of a failure, and goes on with what needs nothing of it', async () => {
  const { runAll, made, statuses, store } = setUp({
    database: new Error('We cannot reach the database right now.'),
    write: new Error(''),
  })
  await runAll()
  expect(made).toEqual(['database', 'auth', 'write'])
  expect(statuses()).toEqual(['error', 'success', 'error', 'untested', 'untested'])
  expect(store.getState().results).toMatchObject({
    database: { message: 'We cannot reach the database right now.' },
    write: { message: 'The test failed without a reason' },
  })
})

it('reads and deletes only while there is a document', async () => {
  const { run, made, store } = setUp()
  await run('read')
  await run('delete')
  expect(made).toEqual([])
  await run('write')
  expect(canRun(store.getState(), 'read')).toBe(true)
  await run('read')
  await run('read')
  await run('delete')
  await run('delete')
  expect(made).toEqual(['write', 'read doc-7', 'read doc-7', 'delete doc-7'])
})

it('keeps the document that could not be deleted', async () => {
  const { run, store } = setUp({ delete: new Error('No.') })
  await run('write')
  await run('delete')
  expect(store.getState().documentId).toBe('doc-7')
})

it('runs one at a time', async () => {
  const { run, runAll, made } = setUp()
  const first = run('database')
  await run('auth')
  await runAll()
  await first
  expect(made).toEqual(['database'])
})
