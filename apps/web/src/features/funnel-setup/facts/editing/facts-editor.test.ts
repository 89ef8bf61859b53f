import { type BusinessFacts, businessFactsSchema, type Fact, noFacts } from '@wildpath/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FieldInput } from '../kinds/fact-field.ts'
import { factKinds } from '../kinds/fact-kinds.ts'
import { createFactsEditor, faultsAt, inputsAt, openQuestions, typedForms } from './facts-editor.ts'
import { formAt, type FormPlace } from './form-places.ts'
import { buildFact, sampleValues } from '../kinds/facts.fixture.ts'

const tour = buildFact('offering', { id: 'tour', value: { name: 'Canyon tour' } })
const phones = buildFact('phone', { alternatives: [{ number: '+1 555 0102' }] })
const start: BusinessFacts = { ...noFacts, facts: [tour, phones, buildFact('audience')] }

function edit(known = start) {
  let ids = 0
  const editor = createFactsEditor({ known, newId: () => `new-${(ids += 1)}` })
  return { editor, known: () => editor.store.getState().known, state: editor.store.getState }
}

describe('the editor of facts', () => {
  it('takes over what was typed into a form, and closes it', () => {
    const { editor, known, state } = edit()
    editor.open('fact:tour')
    editor.type('fact:tour', 'name', 'River tour')
    expect(known()).toBe(start)
    expect(editor.submit('fact:tour')).toBe(true)
    expect(known().facts[0]).toMatchObject({ value: { name: 'River tour' }, source: 'owner' })
    expect(state().forms).toEqual({})
  })

  it('keeps a form with faults open and says what is wrong until it is mended', () => {
    const { editor, known, state } = edit()
    editor.open('new:email')
    editor.type('new:email', 'address', 'ana')
    expect(faultsAt(state(), 'new:email')).toEqual({})
    expect(editor.submit('new:email')).toBe(false)
    expect(faultsAt(state(), 'new:email')).toEqual({
      address: 'Please enter a valid email address',
    })
    expect(state().said).toBe('Please enter a valid email address')
    editor.type('new:email', 'address', 'ana@example.com')
    expect(faultsAt(state(), 'new:email')).toEqual({})
    expect(editor.submit('new:email')).toBe(true)
    expect(known().facts.at(-1)).toMatchObject({ id: 'new-1', kind: 'email' })
  })

  it('forgets what was typed when a form is closed', () => {
    const { editor, known, state } = edit()
    editor.open('fact:tour')
    editor.type('fact:tour', 'name', 'River tour')
    editor.close('fact:tour')
    expect(known()).toBe(start)
    expect(inputsAt(state(), 'fact:tour')?.['name']).toBe('Canyon tour')
  })

  it('adds the answer of a question to the offering it was asked about', () => {
    const { editor, known, state } = edit()
    expect(openQuestions(state())[0]).toMatchObject({ ask: 'Canyon tour – what does it cost?' })
    expect(editor.submit('ask:price')).toBe(false)
    editor.type('ask:price', 'price', {
      amount: '79',
      currency: 'USD',
      unit: 'person',
      is_from: false,
    })
    expect(editor.submit('ask:price')).toBe(true)
    expect(known().facts[0]).toMatchObject({
      value: { name: 'Canyon tour', price: { amount: 79, unit: 'person' } },
      is_confirmed: true,
    })
    expect(openQuestions(state()).map(({ id }) => id)).not.toContain('price')
  })

  it('leaves a choice between readings open when a question about the thing is answered', () => {
    const two = buildFact('offering', { value: { name: 'Tour' }, alternatives: [{ name: 'tour' }] })
    const { editor, known } = edit({ ...noFacts, facts: [two] })
    editor.type('ask:duration', 'duration', '3 hours')
    expect(editor.submit('ask:duration')).toBe(true)
    expect(known().facts).toMatchObject([
      {
        value: { name: 'Tour', duration: '3 hours' },
        alternatives: [{ name: 'tour', duration: '3 hours' }],
      },
    ])
  })

  it('asks for the name along with the answer where no offering is known yet', () => {
    const { editor, known, state } = edit(noFacts)
    expect(formAt(known(), 'ask:duration')?.fields.map(({ name }) => name)).toEqual([
      'name',
      'duration',
    ])
    editor.type('ask:duration', 'name', 'Canyon tour')
    editor.type('ask:duration', 'duration', '3 hours')
    expect(editor.submit('ask:duration')).toBe(true)
    expect(state().known.facts).toMatchObject([
      { kind: 'offering', value: { name: 'Canyon tour', duration: '3 hours' } },
    ])
  })

  it('makes a rule of what happens when somebody cancels', () => {
    const { editor, known } = edit()
    editor.type('ask:cancellation', 'text', 'Free until two days before')
    expect(editor.submit('ask:cancellation')).toBe(true)
    expect(known().facts.at(-1)).toMatchObject({
      value: { kind: 'cancellation', text: 'Free until two days before' },
    })
  })

  it('shows the next question in place of one that was skipped', () => {
    const { editor, state } = edit()
    const [first, second] = openQuestions(state())
    editor.skip(first?.id ?? '')
    expect(openQuestions(state())[0]).toEqual(second)
  })

  it('asks once what an unknown offering is called', () => {
    const { state } = edit(noFacts)
    expect(
      openQuestions(state())
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['price', 'phone', 'cancellation'])
  })

  it('keeps no form of a fact that is gone, and none that nothing was typed into', () => {
    const { editor, state } = edit()
    editor.open('fact:phone')
    expect(typedForms(state())).toEqual({})
    editor.type('fact:tour', 'name', 'River tour')
    expect(typedForms(state())).toEqual({ 'fact:tour': { name: 'River tour' } })
    editor.show({ ...start, facts: [phones] })
    expect(Object.keys(state().forms)).toEqual(['fact:phone'])
  })

  it('takes over only the open forms that are whole', () => {
    const { editor, known, state } = edit()
    editor.type('ask:since', 'year', '1998')
    editor.type('new:email', 'address', 'ana')
    editor.submitWhole()
    expect(known().facts.map(({ kind }) => kind)).toEqual([
      'offering',
      'phone',
      'audience',
      'since',
    ])
    expect(Object.keys(state().forms)).toEqual(['new:email'])
  })

  it('says what it did, and offers a new price in the currency of the others', () => {
    const { editor, state } = edit({
      ...start,
      facts: [tour, buildFact('currency', { value: { code: 'NOK' } })],
    })
    editor.confirm('tour', true)
    expect(state().said).toBe('Confirmed: Canyon tour')
    editor.remove('tour')
    expect(state().said).toBe('Removed: Canyon tour')
    editor.undo()
    expect(state().said).toBe('Taken back')
    expect(inputsAt(state(), 'ask:price')?.['price']).toMatchObject({ currency: 'NOK' })
  })
})

/** Something a person can do; numbers choose among what there is. */
type Act = (editor: ReturnType<typeof edit>['editor']) => void
const nat = fc.nat(20)
const line = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.constantFrom('79', 'a@b.example'),
)
const input: fc.Arbitrary<FieldInput> = fc.oneof(
  line,
  fc.record({
    amount: fc.oneof(line, fc.constantFrom('79', '1,299.50', '19,99')),
    currency: fc.constantFrom('USD', 'EUR', 'XX'),
    unit: fc.constantFrom('person', 'whole', 'moon'),
    is_from: fc.boolean(),
  }),
  fc.array(
    fc.record({
      days: fc.subarray(['mo', 'tu', 'no']),
      opens: fc.constantFrom('09:00', ''),
      closes: fc.constantFrom('17:00', '25:00'),
    }),
    { maxLength: 3 },
  ),
)
const kinds = Object.keys(factKinds) as (keyof typeof factKinds)[]
const at = <Item>(items: readonly Item[], index: number) => items[index % (items.length || 1)]

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(nat, fc.boolean()).map(([index, isConfirmed]): Act => (editor) => {
    editor.confirm(at(editor.store.getState().known.facts, index)?.id ?? 'x', isConfirmed)
  }),
  fc.constant<Act>((editor) => editor.confirmAll(editor.store.getState().known.facts)),
  fc.tuple(nat, fc.nat(2)).map(([index, reading]): Act => (editor) => {
    editor.choose(at(editor.store.getState().known.facts, index)?.id ?? 'x', reading)
  }),
  nat.map((index): Act => (editor) => {
    editor.remove(at(editor.store.getState().known.facts, index)?.id ?? 'x')
  }),
  fc
    .tuple(nat, nat, fc.constantFrom(...start.facts))
    .map(([index, place, fact]): Act => (editor) => {
      editor.remove(at(editor.store.getState().known.facts, index)?.id ?? 'x')
      editor.restore(fact, place)
    }),
  fc.constantFrom(...kinds).map((kind): Act => (editor) => {
    const place = `new:${kind}` as const
    for (const { name } of factKinds[kind].fields) {
      const whole = inputsAt({ known: wholeOf(kind), forms: {} }, `fact:${kind}`)?.[name]
      if (whole !== undefined) editor.type(place, name, whole)
    }
    editor.submit(place)
  }),
  fc
    .tuple(fc.constantFrom('fact' as const, 'new' as const, 'ask' as const), nat, nat, input)
    .map(([where, which, fieldIndex, typed]): Act => (editor) => {
      const state = editor.store.getState()
      const names = {
        fact: state.known.facts.map(({ id }) => id),
        new: kinds,
        ask: openQuestions(state).map(({ id }) => id),
      }
      const place = `${where}:${at<string>(names[where], which) ?? 'x'}` as FormPlace
      const field = at(formAt(state.known, place)?.fields ?? [], fieldIndex)
      if (field) editor.type(place, field.name, typed)
      editor.submit(place)
    }),
  nat.map((index): Act => (editor) => {
    editor.skip(at(openQuestions(editor.store.getState()), index)?.id ?? 'x')
  }),
  fc.constant<Act>((editor) => editor.submitWhole()),
  fc.constant<Act>((editor) => editor.undo()),
)

function wholeOf(kind: keyof typeof factKinds): BusinessFacts {
  return { ...noFacts, facts: [buildFact(kind, { value: sampleValues[kind] } as Partial<Fact>)] }
}

describe('whatever an owner does', () => {
  it('what is known can be stored, and all of it undone is what it began with', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { editor, known, state } = edit()
        for (const one of acts) {
          one(editor)
          expect(businessFactsSchema.parse(known())).toEqual(known())
        }
        while (state().past.length > 0) editor.undo()
        expect(known()).toBe(start)
      }),
    )
  })
})
