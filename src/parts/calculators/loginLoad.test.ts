import {expect, it} from 'vitest'
import {loginLoad} from './loginLoad'

const server = {cpuSeconds: 0.1, burst: 2, busy: 0.7, coresPerNode: 2}

it('sizes for the worst second, with one node missing', () => {
  // 15,000 in 20 minutes are 12.5 a second, 25 in a burst: 25 × 0.1 ÷ 0.7 = 3.57 cores, on two nodes and one more.
  const {perSecond, cores, nodes} = loginLoad({logins: 15_000, minutes: 20}, server)
  expect(perSecond).toBe(25)
  expect(cores).toBeCloseTo(3.571, 3)
  expect(nodes).toBe(3)
})

it('never has fewer than two nodes', () => {
  expect(loginLoad({logins: 10, minutes: 20}, server).nodes).toBe(2)
})
