import { type SlugAvailability, slugSchema } from '@wildpath/contract'

/** What is said below the address field. `suggestion` is an address that is free. */
export type SlugNote =
  | { kind: 'none' }
  | { kind: 'wrong'; text: string }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; text: string; suggestion: string | null }

type Typed = { slug: string; current: string; availability: SlugAvailability | undefined }

/** While typing (spec 2, section 5); `availability` is the server's answer for exactly this address. */
export function slugNote({ slug, current, availability }: Typed): SlugNote {
  if (slug === current) return { kind: 'none' }
  if (/[^a-z0-9-]/.test(slug)) {
    return { kind: 'wrong', text: 'Only lowercase letters, numbers, and hyphens allowed' }
  }
  const wrong = slugProblem(slug)
  if (wrong !== null) return { kind: 'wrong', text: wrong }
  if (availability === undefined) return { kind: 'checking' }
  const { state, suggestion } = availability
  switch (state) {
    case 'taken':
      return { kind: 'taken', text: 'This address belongs to another adventure.', suggestion }
    case 'reserved':
      return { kind: 'taken', text: 'This address is reserved for the product.', suggestion }
    default:
      return { kind: 'free' }
  }
}

/** What saving an address does beside that; spec 2, section 4: it publishes a page that is private. */
export function slugConsequence({ isPublic }: { isPublic: boolean }): string {
  return isPublic
    ? 'Whoever has the old address comes to the new one.'
    : 'Updating the address also publishes the page.'
}

/** `wasPublic` before the address was saved. */
export function slugSavedText({ wasPublic }: { wasPublic: boolean }): string {
  const saved = 'Funnel URL updated successfully'
  return wasPublic ? saved : `${saved}. Your page is published now.`
}

/** What keeps an address from being sent; null when nothing does. */
export function slugProblem(slug: string): string | null {
  return slugSchema.safeParse(slug).error?.issues[0]?.message ?? null
}
