import { product } from '../product.ts'
import { type DeceptiveName, findDeceptiveName } from './find-deceptive-name.ts'

/** Other scripts separate the parts of a host name with a dot as well. */
const website = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u

const problems: Record<DeceptiveName, string> = {
  'team': `This reads as if the ${product.name} team wrote it; please choose another name`,
  'mixed-scripts': 'Please use letters of one alphabet in each word',
  'symbols': 'Please use only letters, numbers and spaces',
}

/** Explains why a name cannot be used on the questions page; null if it can. */
export function communityNameProblem(name: string): string | null {
  const plain = name.normalize('NFKC').replaceAll('\u3002', '.')
  if (plain.includes('@')) return 'Please do not show an email address here'
  if (/[/\\]/.test(plain) || website.test(plain)) return 'Please do not show a web address here'
  const deception = findDeceptiveName(name)
  return deception === null ? null : problems[deception]
}
