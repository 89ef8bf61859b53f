import { expect, it } from 'vitest'

import { firstNameOf } from './first-name.ts'

it.each([
  ['Ana Lopez', 'Ana'],
  ['Dr. Anna Weber', 'Anna'],
  ['Prof. Dr. Anna Weber', 'Anna'],
  ['Mr John Smith', 'John'],
  ['Señora María José Ruiz', 'María'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Jean\u2011Luc Picard', 'Jean-Luc'],
  ["D'Arcy", "D'Arcy"],
  ['Ludwig van Beethoven', 'Ludwig'],
  ['Al Pacino', 'Al'],
  ['李小龙', '李小龙'],
  ['山田花子', '山田花子'],
  ['山田 花子', '山田 花子'],
  ['山田　花子', '山田 花子'],
  ['ジョン・スミス', 'ジョン・スミス'],
  ['김 민수', '김 민수'],
  ['Nagy Anna', 'Anna'],
  ['Szűcs Péter', 'Péter'],
  ['Anna Kovács', 'Anna'],
  ['ana', 'ana'],
  ['Capt. Maria Santos', 'Maria'],
  ['Lt. Col. James Hook', 'James'],
  ['Rev. Thomas Brown', 'Thomas'],
  ['Coach Dan Miller', 'Dan'],
  ['Pan Jan Nowak', 'Jan'],
  ['Trần Văn Đức', 'Đức'],
  ['José Ortega y Gasset', 'José'],
])('greets %j as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

it.each([
  'Mr Smith',
  'Frau Weber',
  'Mme Dupont',
  'Dr. Weber',
  'Sig. Rossi',
  'Mevr. de Vries',
  'van der Berg',
  'Von Trapp',
  'di Caprio',
  'J. Smith',
  'Pani Kowalska',
  'Bay Yılmaz',
  'Herr und Frau Meier',
  'Anna und Peter Meier',
  'Familie Huber',
  'The Johnsons',
  'WIN BITCOIN NOW',
  'Dr.',
  '',
])('knows no given name in %j', (name) => {
  expect(firstNameOf(name)).toBeNull()
})
