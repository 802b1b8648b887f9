import ts from 'typescript'

/** The choice by a flag of the offer that leaves the link out. */
export function switchedOff(link: ts.Node, flags: readonly string[]): ts.ConditionalExpression | undefined {
  for (let node = link; !ts.isSourceFile(node); node = node.parent) {
    const {parent} = node
    if (!ts.isConditionalExpression(parent) || parent.whenTrue !== node) continue
    if (flags.some((flag) => parent.condition.getText() === `offered.${flag}`)) return parent
  }
  return undefined
}

/** `...(offered.support ? […] : [])`, of which nothing is left. */
export function spreadOfNothing({parent, whenFalse}: ts.ConditionalExpression): ts.Node | undefined {
  const spread = ts.isParenthesizedExpression(parent) ? parent.parent : parent
  const isNothing = /^(?:\[\s*\]|\{\s*\})$/.test(whenFalse.getText())
  return isNothing && (ts.isSpreadElement(spread) || ts.isSpreadAssignment(spread)) ? spread : undefined
}
