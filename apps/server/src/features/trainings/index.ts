export { trainings } from './training-tables.ts'
export { createTrainingsFeature } from './trainings-feature.ts'
