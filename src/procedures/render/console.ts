import {stepsWith} from '../values'
import type {Render} from './render'

/** The steps in words, as Markdown. */
export const renderConsole: Render = (procedure, {realm, values}) => {
  const steps = stepsWith(procedure, values).map(({title, console, caution}, index) => [
    `## ${index + 1}. ${title}`,
    '',
    ...(caution === undefined ? [] : [`**Note:** ${caution}`, '']),
    ...console.map((action, place) => `${place + 1}. ${action}`),
    '',
  ])
  const roles = procedure.roles.write.map((role) => `\`${role}\``).join(', ')
  const intro = `In the admin console of the realm ${markdownText(realm)}. Required client roles of \`realm-management\`: ${roles}.`
  return {text: [`# ${procedure.title}`, '', intro, '', ...steps.flat()].join('\n')}
}

/** A text without characters that Markdown gives a meaning. */
const markdownText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|]/g, (character) => `\\${character}`)
