// The door to every npm script. It is written for any Node, because the first thing it does is to check which one runs.
var requiredMajor = 20
var requiredMinor = 19
var running = process.versions.node.split('.')
var major = Number(running[0])
var minor = Number(running[1])

if (major < requiredMajor || (major === requiredMajor && minor < requiredMinor)) {
  console.error(
    [
      '',
      'This is Node ' + process.versions.node + ', which is too old for this site.',
      '  Allowed: Node ' + requiredMajor + '.' + requiredMinor + ' or newer.',
      '  Fix: Install a current Node (nvm install, fnm use, or from nodejs.org) and run the same command again.',
      '',
    ].join('\n'),
  )
  process.exit(1)
}

require('./bootstrap/index.cjs').main(process.argv.slice(2))
