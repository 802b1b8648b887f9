import {readdirSync} from 'node:fs'
import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import type {Java} from '../tools'

/** The H2 database of a measured server, open to a second process while the server runs. */
export type Database = {
  /** Of the server that keeps its data there. */
  startOptions: readonly string[]
  /** Rows of each table that has any, by the table's name in capitals. */
  rows: () => Promise<ReadonlyMap<string, number>>
  /** What the shell prints for a query. */
  query: (sql: string) => Promise<string>
}

const USER = {name: 'sa', password: 'local-use-only'}
const LIBRARIES = path.join('lib', 'lib', 'main')

/** @param folder where its file is. @param home of the server, which has the driver. */
export function openDatabase({folder, home, java}: {folder: string; home: string; java: Java}): Database {
  // As Keycloak itself opens it, but for AUTO_SERVER, which lets a second process in.
  const url = `jdbc:h2:file:${folder}/keycloakdb;NON_KEYWORDS=VALUE;AUTO_SERVER=TRUE`
  const query = async (sql: string): Promise<string> => {
    const jars = path.join(home, LIBRARIES)
    const driver = readdirSync(jars).find((file) => file.startsWith('com.h2database.h2-'))
    if (driver === undefined) throw new Error(`${jars} has no driver of H2.`)
    const login = ['-url', url, '-user', USER.name, '-password', USER.password, '-sql', sql]
    const args = ['-cp', path.join(jars, driver), 'org.h2.tools.Shell', ...login]
    const {code, output} = await exec(path.join(java.home, 'bin', 'java'), args)
    if (code !== 0) throw new Error(`The database refused "${sql}": ${output}`)
    return output
  }
  return {
    startOptions: [`--db-url=${url}`, `--db-username=${USER.name}`, `--db-password=${USER.password}`],
    query,
    rows: async () => {
      const names = firstColumn(
        await query("SELECT TABLE_NAME FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_SCHEMA='PUBLIC'"),
      )
      const counts = await query(
        names.map((name) => `SELECT '${name}' AS T, COUNT(*) AS N FROM "${name}"`).join(' UNION ALL '),
      )
      return new Map(
        Array.from(counts.matchAll(/^(\w+) *\| *(\d+) *$/gm), ([, name = '', count]): [string, number] => [
          name,
          Number(count),
        ]).filter(([, count]) => count > 0),
      )
    },
  }
}

/** The values that the shell prints below the heading of a single column. */
const firstColumn = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trim())
    .slice(1)
    .filter((line) => /^[A-Z][A-Z0-9_]*$/.test(line))

/** What was added between two counts, largest first. */
export function added(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): [string, number][] {
  return [...after]
    .map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)])
    .filter(([, count]) => count > 0)
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
}
