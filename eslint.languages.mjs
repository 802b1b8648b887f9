/** Words in a row from which a text is taken for a sentence: names of classes and files have fewer. */
const SENTENCE = /\p{L}{2,}[,.:’]* \p{L}{2,}[,.:’]* \p{L}{2,}/u
const WORD = /\p{L}{2}/u
const LABEL = /^[A-Z][\p{L}’ .…]+$/u

/** What has the same name in every language. */
const NAME = /^[^\p{L}]*(Caddy|JSON|Keycloak|Markdown|PKCE|SARIF|Traefik|zip)[^\p{L}]*$/u

/** Modules of MDX, and examples of JSON. */
const CODE = /^(import )?\{/

/** Attributes and properties whose value readers see or hear. */
const SHOWN =
  /^(aria-label|alt|label|legend|placeholder|title|advice|hint|caption|retryLabel|text|what|fieldLabel|note)$/

/** What is said to writers, to the console, or to React. */
const NOT_READ = /^(translate|figureError|console\.\w+|clsx|matchMedia|querySelector(All)?|closest)$/

const nameOf = (node) => {
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return node.name?.name ?? node.name ?? String(node.value ?? '')
}

/** Whether readers don't see what stands in a node. */
function isHidden(node) {
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee)
    return node.callee.type === 'Super' || NOT_READ.test(name) || NOT_READ.test(name.split('.').at(-1))
  }
  if (node.type === 'NewExpression') return /(Error|Event|Exception|RegExp)$/.test(nameOf(node.callee))
  if (node.type === 'JSXAttribute') return /^(className|id|href|d|viewBox|style|values)$/.test(nameOf(node.name))
  if (node.type === 'AssignmentExpression') return /\.style(\.|$)/.test(nameOf(node.left))
  if (node.type === 'JSXElement') return nameOf(node.openingElement.name) === 'Translate'
  return (
    /^(Import|Export(All|Named)|ThrowStatement|TSLiteralType|TSEnum)/.test(node.type) &&
    node.type !== 'ExportNamedDeclaration'
  )
}

/** Whether an element has code, which is the same in every language. */
const isCode = ({type, openingElement}) =>
  type === 'JSXElement' && /^(code|kbd|pre|samp)$/.test(nameOf(openingElement.name))

const ancestorsOf = (node) => (node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [])

/** Whether a list is the headings of a table. */
const isHeadings = ({type, parent}) =>
  type === 'ArrayExpression' &&
  parent.type === 'JSXExpressionContainer' &&
  parent.parent.type === 'JSXAttribute' &&
  nameOf(parent.parent.name) === 'columns'

/** Whether a label stands where readers see it: in a shown attribute, as a heading, or as a child of what `draw` makes. */
function isLabel({parent}, node) {
  if (isHeadings(parent)) return true
  if (parent.type === 'JSXAttribute' || parent.type === 'Property')
    return SHOWN.test(nameOf(parent.name ?? parent.key)) && parent.key !== node
  if (parent.type !== 'CallExpression') return false
  const name = nameOf(parent.callee)
  return (
    (name === 'draw' && parent.arguments.indexOf(node) > 1) || (name === 'drawButton' && parent.arguments[0] === node)
  )
}

/** Reports texts for readers that no catalog of a language has. */
export const unmarkedTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unmarked:
        "Readers see “{{text}}” in English in every language. Fix: write translate({id: '…', message: '…'}) of @docusaurus/Translate, or <Translate>, and add the text to tests/fixtures/site/i18n/de/code.json.",
    },
  },
  create(context) {
    function check(node, text, isText) {
      if (!isText || NAME.test(text) || CODE.test(text) || ancestorsOf(node).some(isHidden)) return
      context.report({node, messageId: 'unmarked', data: {text: text.trim().replace(/\s+/g, ' ').slice(0, 60)}})
    }
    return {
      JSXText: (node) => check(node, node.value, WORD.test(node.value) && !isCode(node.parent)),
      Literal(node) {
        if (typeof node.value !== 'string') return
        check(node, node.value, SENTENCE.test(node.value) || (LABEL.test(node.value) && isLabel(node, node)))
      },
      TemplateLiteral(node) {
        const text = node.quasis.map(({value}) => value.cooked).join('X')
        check(node, text, SENTENCE.test(text) || (/^[A-Z][a-z]+[ :]/.test(text) && isLabel(node, node)))
      },
    }
  },
}

/** Reports dates and numbers that are written as in English in every language. */
export const fixedFormats = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      fixed:
        'This has one format in all languages. Fix: use dateFormat, numberFormat, formatNumber, or formatList of src/lib/formats.ts.',
    },
  },
  create: (context) => ({
    'NewExpression[callee.object.name="Intl"][callee.property.name=/^(DateTime|Number|List)Format$/]': (node) =>
      context.report({node, messageId: 'fixed'}),
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]': (node) =>
      context.report({node, messageId: 'fixed'}),
  }),
}
