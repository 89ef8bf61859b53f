// Makes the clone ready to run: packages, the pinned Node and, with --build, the built apps.
// Plain JavaScript without dependencies, because whatever Node started npm runs it, from 18 on.
import { buildApps } from './ensure/build-apps.mjs'
import { installPackages } from './ensure/install-packages.mjs'
import { linkNode } from './ensure/link-node.mjs'
import { goToRoot, StepFailed } from './ensure/step.mjs'

try {
  goToRoot()
  installPackages()
  const node = linkNode()
  if (process.argv.includes('--build')) buildApps(node)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
