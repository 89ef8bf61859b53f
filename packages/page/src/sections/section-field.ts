/** Where a field stands in its section, or in its item of a list. */
type Path = readonly (string | number)[]

export type FieldOption = { value: string | number | boolean; label: string }

/** How a field of an entry is edited, with what its schema can keep (characters of a text, entries of a list). */
type FieldControl =
  | {
      control: 'text'
      longest: number
      keyboard?: 'email' | 'tel'
      /** Uses the native date and time control instead of a text field. */
      input?: 'datetime-local'
    }
  | { control: 'long-text'; longest: number }
  /** A web address, or '#' and the id of a section. */
  | { control: 'address'; longest: number }
  /** `altPath` is the field with the picture's description; null if there is none. `isCropped` is false for logos. */
  | { control: 'picture'; longest: number; altPath: Path | null; isCropped: boolean }
  /** `absent` is what it is called to have no such field; null where there always is one. */
  | { control: 'choice'; options: readonly FieldOption[]; absent: string | null }
  | { control: 'switch' }
  | { control: 'colour' }
  /** `customPath` is where the address stands when the target is 'custom'. */
  | { control: 'navigation-target'; longest: number; customPath: Path }
  /** The whole picture, film or drawn scene of a section. */
  | { control: 'media' }
  /** A decorative picture behind a section. */
  | { control: 'backdrop' }
  /** The URL of a video file that plays by itself. */
  | { control: 'video-file'; longest: number }
  /** A drawn scene that may be absent. */
  | { control: 'scene' }
  | { control: 'texts'; singular: string; most: number; longest: number }

type ListControl = {
  control: 'list'
  /** One entry, as in 'Add link'; in small letters. */
  singular: string
  most: number
  /** Begins the ids of new entries; null where entries have none. */
  idPrefix: string | null
  /** The fields that an entry is called by, the best one first. */
  namedBy: readonly string[]
  blank: Readonly<Record<string, unknown>>
  fields: readonly EntryField[]
}

type FieldBase = {
  path: Path
  label: string
  hint?: string
  /** True for names of businesses, people, and places, which usually stay the same in other languages. */
  isName?: boolean
  /** Shown only while the field beside it has one of these values. */
  shownWhen?: { path: Path; is: readonly unknown[] }
}

/** A field of a list's entry; lists do not stand within lists. */
export type EntryField = FieldBase & FieldControl
export type SectionField = EntryField | (FieldBase & ListControl)

export type FieldOf<Control extends SectionField['control']> = Extract<
  SectionField,
  { control: Control }
>

/** Fields that belong together, under one heading. */
export type FieldCard = { title: string; fields: readonly SectionField[] }

/** What a property panel shows for one kind of section. */
export type SectionPanel = {
  content: readonly FieldCard[]
  style: readonly FieldCard[]
}
