import { sectionModels, type SectionType } from '../sections/section-models.ts'
import { isKnownKind, type Section } from './page-document.ts'

export type SectionCategory = (typeof sectionModels)[SectionType]['category'] | 'Unknown'

export function sectionCategory({ type }: Section): SectionCategory {
  return isKnownKind(type) ? sectionModels[type].category : 'Unknown'
}
