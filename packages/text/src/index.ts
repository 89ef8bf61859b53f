export { foldText, stripInvisible } from './fold-text.ts'
export { findPhoneNumber, isPhoneNumber } from './phone-number.ts'
export { splitSearch, toSearchableText } from './search-text.ts'
