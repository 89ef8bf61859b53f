import { emptyForm, type FormState, type RenderContext } from './render-context.ts'

/** A visitor's context for tests; name only what matters to the test. */
export function buildContext({
  form,
  ...rest
}: Partial<Omit<RenderContext, 'form'>> & { form?: Partial<FormState> } = {}): RenderContext {
  return {
    mode: 'public',
    badge: null,
    year: 2031,
    ...rest,
    form: { ...emptyForm, action: '/f/raft', ...form },
  }
}
