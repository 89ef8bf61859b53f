export { createDiagnosticsFeature } from './diagnostics-feature.ts'
