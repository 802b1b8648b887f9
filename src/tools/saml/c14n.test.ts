import {describe, expect, test} from 'vitest'
import {canonicalize, type Canonicalization} from './c14n'
import {named, parseXml} from './xml'

const exclusive: Canonicalization = {mode: 'exclusive', hasComments: false}
const inclusive: Canonicalization = {mode: 'inclusive', hasComments: false}

const ofRoot = (xml: string, options: Canonicalization) => canonicalize(parseXml(xml, 'message'), options)
const ofInner = (xml: string, options: Canonicalization) => {
  const [inner] = named(parseXml(xml, 'message'), 'urn:b', 'inner')
  if (!inner) throw new Error('No element')
  return canonicalize(inner, options)
}

describe('canonicalization', () => {
  test.each([
    [
      'sorts attributes and namespaces',
      '<a z="1" y="2" xmlns:c="urn:c" xmlns:b="urn:b" c:x="3" b:x="4"/>',
      '<a xmlns:b="urn:b" xmlns:c="urn:c" y="2" z="1" b:x="4" c:x="3"></a>',
    ],
    ['writes empty elements with both tags', '<a><b/></a>', '<a><b></b></a>'],
    ['escapes text', '<a>&lt;&gt;&amp;"\'&#13;&#9;</a>', '<a>&lt;&gt;&amp;"\'&#xD;\t</a>'],
    ['escapes values', `<a b='"&lt;&gt;&amp;&#13;&#10;&#9;'/>`, '<a b="&quot;&lt;>&amp;&#xD;&#xA;&#x9;"></a>'],
    ['replaces CDATA', '<a><![CDATA[<b>&]]></a>', '<a>&lt;b&gt;&amp;</a>'],
    ['leaves comments out', '<a>b<!-- c -->d</a>', '<a>bd</a>'],
    ['keeps instructions', '<a><?b c?><?d?></a>', '<a><?b c?><?d?></a>'],
    ['keeps white space', '<a>\n  <b/>\n</a>', '<a>\n  <b></b>\n</a>'],
  ])('%s', (_, xml, canonical) => {
    expect(ofRoot(xml, exclusive)).toBe(canonical)
    expect(ofRoot(xml, inclusive)).toBe(canonical)
  })

  test('comments stay if they count', () => {
    expect(ofRoot('<a>b<!-- c -->d</a>', {...exclusive, hasComments: true})).toBe('<a>b<!-- c -->d</a>')
  })

  // Section 2.2 of Exclusive XML Canonicalization has the same case.
  test('only the exclusive form leaves namespaces of the surroundings out', () => {
    const xml =
      '<o:outer xmlns:o="urn:o" xmlns:n="urn:n" xml:lang="en"><b:inner xmlns:b="urn:b"><b:x n:y=""/></b:inner></o:outer>'
    expect(ofInner(xml, exclusive)).toBe('<b:inner xmlns:b="urn:b"><b:x xmlns:n="urn:n" n:y=""></b:x></b:inner>')
    expect(ofInner(xml, inclusive)).toBe(
      '<b:inner xmlns:b="urn:b" xmlns:n="urn:n" xmlns:o="urn:o" xml:lang="en"><b:x n:y=""></b:x></b:inner>',
    )
    expect(ofInner(xml, {...exclusive, prefixes: ['o']})).toBe(
      '<b:inner xmlns:b="urn:b" xmlns:o="urn:o"><b:x xmlns:n="urn:n" n:y=""></b:x></b:inner>',
    )
  })

  test('a default namespace ends where an element has none', () => {
    expect(ofRoot('<a xmlns="urn:a"><b xmlns=""><c/></b></a>', exclusive)).toBe(
      '<a xmlns="urn:a"><b xmlns=""><c></c></b></a>',
    )
    expect(ofRoot('<a xmlns=""><b/></a>', exclusive)).toBe('<a><b></b></a>')
    // Section 3 of the standard: only if an element around has written another one.
    expect(ofRoot('<s:a xmlns:s="urn:s" xmlns="urn:d"><b xmlns=""/></s:a>', exclusive)).toBe(
      '<s:a xmlns:s="urn:s"><b></b></s:a>',
    )
  })

  test('the signature is left out of what it signs', () => {
    const root = parseXml('<a><inner xmlns="urn:b"/><c/></a>', 'message')
    const [without] = named(root, 'urn:b', 'inner')
    expect(canonicalize(root, {...exclusive, without})).toBe('<a><c></c></a>')
  })
})
