import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*-{table,tables}.ts',
  out: './src/db/migrations',
})
