/**
 * The lab: a real identity server that commands and tests start, and what listens to it. `./contract` has the contract test,
 * `./record` what is proven on the server.
 */
export {assemble} from './bundles/assemble'
export {bundles, isBundleName, type BundleName} from './bundles'
export {openCache} from './cache'
export {fillLogin, type PageOptions} from './consumers/browser'
export {createCaller, type Answer, type Caller} from './consumers/http'
export {comeToRest, steadyContext, untilSteady} from './screenshots/steady'
export {hasPages, samplePictureName, samplePictures} from './screenshots/samplePictures'
export {compare, writePicture, writeScreenshots} from './screenshots/write'
export {PASSWORD, people, type PersonKey} from './realm/people'
export {CONSOLE_CLIENT, REALM} from './realm/settings'
export {startEmptyLab, startLab, versionsOf, type EmptyLab, type Lab} from './start'
export {findJava, hasProgram, lackingPrograms, SHELL_PROGRAMS, type ShellProgram} from './tools'
export {whyUnavailable} from './unavailable'
