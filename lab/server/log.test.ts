import {describe, expect, it} from 'vitest'
import {explainServerLog, misfitLines, saysPortTaken} from './log'

// As Keycloak 26.7.3 with orgs 0.144 wrote it on 2026-11-21, shortened.
const misfit = `2026-11-21 02:31:04,512 ERROR [org.keycloak.services.error.KeycloakErrorHandler] (executor-thread-1) Uncaught server error: java.lang.NoSuchMethodError: 'void org.keycloak.services.cors.Cors.allowedOrigins(org.keycloak.models.KeycloakSession)'
	at io.phasetwo.service.resource.CorsResource.preflight(CorsResource.java:24)
	at java.base/java.lang.Thread.run(Thread.java:1474)`

describe('the cause in a log', () => {
  it('is the line about a class that does not fit, each once', () => {
    expect(misfitLines(`${misfit}\n${misfit}`)).toEqual([
      "java.lang.NoSuchMethodError: 'void org.keycloak.services.cors.Cors.allowedOrigins(org.keycloak.models.KeycloakSession)'",
    ])
    expect(explainServerLog(misfit)).toMatch(/^The log says: java\.lang\.NoSuchMethodError/)
  })

  it('else the innermost cause', () => {
    const log =
      'ERROR: Failed to start\nCaused by: java.io.IOException: outer\n\tat x\nCaused by: java.io.EOFException: inner\n\tat y'
    expect(explainServerLog(log)).toBe('The log says: Caused by: java.io.EOFException: inner')
  })

  it('else the last error, but not the advice behind it', () => {
    const log =
      "INFO fine\nERROR: Unknown option: '--nope'\nERROR: For more details run the same command passing '--verbose'"
    expect(explainServerLog(log)).toBe("The log says: ERROR: Unknown option: '--nope'")
  })

  it('else the last line, as of a server that was killed', () => {
    expect(explainServerLog('INFO one\nINFO two\n\n')).toBe('The log says: INFO two')
    expect(explainServerLog('')).toBe('The log is empty.')
  })
})

it('a port that was taken is known from the log', () => {
  expect(
    saysPortTaken(
      'ERROR: Unable to start the management interface\nCaused by: io.quarkus.runtime.QuarkusBindException: Port(s) already bound: 9000: Address already in use',
    ),
  ).toBe(true)
  expect(saysPortTaken(misfit)).toBe(false)
})
