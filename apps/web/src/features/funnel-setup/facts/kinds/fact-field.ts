/** What one field of a fact is typed into or chosen with. */
export type FactControl =
  | {
      type: 'line'
      input?: 'text' | 'tel' | 'email' | 'url'
      autoComplete?: string
    }
  | { type: 'text' }
  /** Several, one a line. */
  | { type: 'lines' }
  | { type: 'number'; isWhole: boolean }
  | { type: 'choice'; options: readonly { value: string; label: string }[] }
  | { type: 'price' }
  | { type: 'hours' }

export type FactField = {
  /** Of the part of the fact's value that it becomes. */
  name: string
  label: string
  hint?: string
  control: FactControl
  isOptional?: boolean
  /** Asked under 'More details' until it is filled in. */
  isDetail?: boolean
}

export type PriceInput = { amount: string; currency: string; unit: string; is_from: boolean }
export type PeriodInput = { days: string[]; opens: string; closes: string }
/** What stands in one field while it is typed. */
export type FieldInput = string | PriceInput | PeriodInput[]
/** By the names of the fields. */
export type FormInputs = Readonly<Record<string, FieldInput>>
