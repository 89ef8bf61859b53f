import './app.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { tolerateDomChanges } from '../lib/tolerate-dom-changes.ts'
import { startApp } from './start-app.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

tolerateDomChanges(window)
const { isReady, ...app } = startApp()
// Awaited at the top it would keep the bundler from putting shared modules into this chunk.
void isReady.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  ),
)
