import {describe, expect, it} from 'vitest'
import {readOptions} from './options'

describe('the command line of the benchmark', () => {
  it('measures all sites where none is named', () => {
    expect(readOptions(['load'])).toMatchObject({
      command: 'load',
      sites: ['ours', 'docusaurus', 'vitepress', 'starlight'],
      pages: [400, 1000, 4000],
    })
  })

  it('takes sites, sizes and the number of runs', () => {
    expect(readOptions(['scale', '--sites', 'ours,starlight', '--pages', '400, 1000', '--runs', '2'])).toMatchObject({
      sites: ['ours', 'starlight'],
      pages: [400, 1000],
      runs: 2,
    })
  })

  it.each([
    [['speed'], /There is no command "speed"\.\n {2}Allowed: load, navigation, lighthouse, build, scale, search/],
    [[], /No command is named/],
    [['load', 'build'], /"build" is too much/],
    [['load', '--sites', 'hugo'], /There is no site "hugo"\.\n {2}Allowed: ours, docusaurus, vitepress, starlight/],
    [['load', '--runs', '0'], /--runs has "0"/],
    [['load', '--templates', 'dcos'], /There is no template "dcos"/],
    [['load', '--fast'], /--fast/],
  ])('refuses %j and says what is allowed', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
