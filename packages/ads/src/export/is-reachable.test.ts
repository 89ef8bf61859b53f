import { expect, it } from 'vitest'

import { isReachable } from './is-reachable.ts'

it.each([
  'https://trips.example.com/',
  'https://blue-canyon.wildpath.app/f/x',
  'http://8.8.8.8/',
  'http://172.32.0.1/',
  'http://[2606:4700::1111]/',
])('%s is on the public web', (address) => {
  expect(isReachable(address)).toBe(true)
})

it.each([
  'http://localhost:3000/f/x',
  'http://rafts.localhost:3000/',
  'http://127.0.0.1/',
  'http://10.1.2.3/',
  'http://192.168.1.20:3000/',
  'http://172.16.0.9/',
  'http://100.100.1.1/',
  'http://169.254.1.1/',
  'http://[::1]:3000/',
  'http://[fd00::1]/',
  'http://office-server/',
  'http://nas.local/',
  'http://nas.home.arpa./',
  'nowhere',
])('%s is not', (address) => {
  expect(isReachable(address)).toBe(false)
})
