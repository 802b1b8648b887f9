import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {findJava, findMaven, hasProgram, lackingPrograms, type ToolSearch} from './tools'

/** A machine with these Javas, by folder. */
function machine(javas: Readonly<Record<string, string>>, changes: Partial<ToolSearch> = {}): ToolSearch {
  return {
    env: {PATH: '/usr/bin'},
    isExecutable: (file) => Object.keys(javas).some((home) => file === path.join(home, 'bin', 'java')),
    javaHomes: () => Object.keys(javas).filter((home) => home.startsWith('/usr/lib/jvm')),
    javaVersion: (home) => Promise.resolve(`openjdk version "${javas[home] ?? ''}" 2026-01-20`),
    ...changes,
  }
}

describe('the search for a Java', () => {
  it('takes the folder that LAB_JAVA_HOME names, before any other', async () => {
    const search = machine({'/my/java': '21.0.1', '/usr/lib/jvm/25': '25'}, {env: {LAB_JAVA_HOME: '/my/java'}})
    expect(await findJava(search)).toEqual({home: '/my/java', major: 21})
  })

  it('says so when LAB_JAVA_HOME names a folder without Java, or with an old one', async () => {
    const nowhere = machine({'/usr/lib/jvm/25': '25'}, {env: {LAB_JAVA_HOME: '/gone'}})
    await expect(findJava(nowhere)).rejects.toThrow(
      /LAB_JAVA_HOME is "\/gone", but no Java is there\.[\s\S]*Allowed: .*21/,
    )
    const old = machine({'/old': '17.0.15'}, {env: {LAB_JAVA_HOME: '/old'}})
    await expect(findJava(old)).rejects.toThrow(/LAB_JAVA_HOME is "\/old", which is Java 17\./)
  })

  it('passes over a JAVA_HOME and a java on the PATH that are too old', async () => {
    const javas = {'/home/java': '11.0.2', '/usr': '17.0.15', '/usr/lib/jvm/temurin-25': '25.0.3'}
    const search = machine(javas, {env: {JAVA_HOME: '/home/java', PATH: '/usr/bin'}})
    expect(await findJava(search)).toEqual({home: '/usr/lib/jvm/temurin-25', major: 25})
  })

  it('knows the numbers of Java 8', async () => {
    await expect(findJava(machine({'/usr': '1.8.0_402'}))).rejects.toThrow(/only Java 8 in \/usr/)
  })

  it('names every Java that is too old when none fits', async () => {
    await expect(findJava(machine({'/usr': '17.0.15', '/usr/lib/jvm/11': '11.0.2'}))).rejects.toThrow(
      /needs Java 21 or newer, but this machine has only Java 17 in \/usr, Java 11 in \/usr\/lib\/jvm\/11\.[\s\S]*Fix: Install it/,
    )
  })

  it('says that there is none', async () => {
    await expect(findJava(machine({}))).rejects.toThrow(/this machine has no Java\.[\s\S]*Fix: Install it/)
  })
})

describe('Maven', () => {
  it('is the mvn on the PATH', () => {
    const search = machine(
      {},
      {env: {PATH: '/bin:/opt/maven/bin'}, isExecutable: (file) => file === '/opt/maven/bin/mvn'},
    )
    expect(findMaven('the server', search)).toBe('/opt/maven/bin/mvn')
  })

  it('is asked for with what it is needed for', () => {
    expect(() => findMaven('org.example:a:1', machine({}))).toThrow(
      /needs Maven to fetch org\.example:a:1, but there is no mvn on the PATH\.[\s\S]*Fix: /,
    )
  })
})

it('a program of another kind is looked for on the PATH alone', () => {
  const search = machine({}, {env: {PATH: '/opt/tools'}, isExecutable: (file) => file === '/opt/tools/jq'})
  expect(hasProgram('jq', search)).toBe(true)
  expect(hasProgram('curl', search)).toBe(false)
  expect(lackingPrograms(['bash', 'jq', 'tofu'], search)).toEqual(['bash', 'tofu'])
})
