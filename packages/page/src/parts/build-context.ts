import { emptyForm, type FormState, type RenderContext } from './render-context.ts'

/** Builds a visitor's context for tests. Previews show the page as of January 1, 2031. */
export function buildContext({
  form,
  ...rest
}: Partial<Omit<RenderContext, 'form'>> & { form?: Partial<FormState> } = {}): RenderContext {
  const { mode = 'public' } = rest
  return {
    mode,
    badge: null,
    year: 2031,
    ...(mode !== 'public' && { now: new Date('2031-01-01T00:00Z') }),
    ...rest,
    form: { ...emptyForm, action: '/f/raft', ...form },
  }
}
