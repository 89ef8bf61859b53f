import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

import { cssAsText } from './scripts/css-as-text.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [cssAsText()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', '{scripts,e2e}/**/*.test.ts'],
          globalSetup: ['apps/server/src/db/testing/postgres-on-demand.ts'],
          // One more than there are cores: databases, mail servers and browsers are waited for.
          maxWorkers: availableParallelism() + 1,
          // Modules keep nothing from one file to the next; reading them anew takes longer than the tests.
          isolate: false,
          // A test that hangs ends; one on a busy machine does not.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/journeys/**/*.spec.ts'],
          globalSetup: ['e2e/support/fresh-data.ts'],
          // As above.
          isolate: false,
          // Each file has a product and a browser of its own; a journey spends most of its time waiting.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a person would wait for; a busy machine may need it.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
