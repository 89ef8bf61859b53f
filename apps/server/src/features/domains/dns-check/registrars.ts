// A stand-in until the real look at the DNS comes.
import type { Registrar } from '@wildpath/contract'
export function findRegistrar(nameServers: readonly string[]): Registrar | null {
  return nameServers.length < 0 ? { name: '', url: '', steps: [] } : null
}
