import { readDomainEntry } from '@wildpath/contract'

export type ReadEntry =
  | { kind: 'empty' }
  | { kind: 'wrong'; text: string }
  | { kind: 'right'; domain: string; isSubdomain: boolean }

/** What is in the domain field; the sentences of spec 2, section 5. */
export function readEntry(text: string, productDomain: string): ReadEntry {
  if (text.trim() === '') return { kind: 'empty' }
  const entry = readDomainEntry(text, productDomain)
  if (entry.kind !== 'invalid') {
    return { kind: 'right', domain: entry.host, isSubdomain: entry.kind === 'product' }
  }
  return {
    kind: 'wrong',
    text:
      entry.code === 'subdomain-invalid'
        ? `Please enter a valid subdomain of the product domain (e.g., yourname.${productDomain})`
        : 'Please enter a valid domain name',
  }
}

/** What is in the field of the quick set-up, where the product's domain stands behind the field already. */
export function readLabel(text: string, productDomain: string): ReadEntry {
  const suffix = `.${productDomain}`
  const typed = text.trim().toLowerCase()
  const label = typed.endsWith(suffix) ? typed.slice(0, -suffix.length) : typed
  return label === '' ? { kind: 'empty' } : readEntry(label + suffix, productDomain)
}

/** Said below the domain field while somebody types. */
export function typingNote(text: string, productDomain: string): string | undefined {
  if (readEntry(text, productDomain).kind !== 'wrong') return undefined
  return `Please enter a valid domain name or subdomain of the product (e.g., yourname.${productDomain})`
}
