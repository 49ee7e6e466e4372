import {expect, test} from 'vitest'
import {markdown} from '../../src/report/markdown.ts'

const item = (...pieces: Parameters<typeof markdown>[0]['sections'][0]['items'][0]) =>
  markdown({title: 'T', sections: [{items: [pieces]}]})
    .split('\n\n')[1]!
    .trimEnd()

test('a title, sections and lists', () => {
  const written = markdown({
    title: '2 refactorings',
    sections: [
      {items: [[{strong: 'Rename Method'}, ' ', {code: 'sum'}, ' → ', {code: 'total'}], ['proved']]},
      {heading: 'Not read', items: [[{link: 'here', to: 'https://github.com/a/b?x=1#d'}]]},
      {heading: 'Nothing', items: []},
    ],
  })
  expect(written).toBe(`### 2 refactorings

- **Rename Method** \`sum\` → \`total\`
- proved

#### Not read

- [here](<https://github.com/a/b?x=1#d>)
`)
})

test.each([
  ['<img src=x onerror=alert(1)>', '- &lt;img src=x onerror=alert\\(1\\)\\>'],
  ['[click](https://evil.example)', '- \\[click\\]\\(https:<!-- -->//evil\\.example\\)'],
  ['www.evil.example', '- www\\.<!-- -->evil\\.example'],
  ['@team fixes #12', '- @<!-- -->team fixes \\#<!-- -->12'],
  ['a\n# heading\n- item', '- a \\#<!-- --> heading \\- item'],
  ['**bold** _it_ `code` ~~no~~ | &amp; $x$', '- \\*\\*bold\\*\\* \\_it\\_ \\`code\\` \\~\\~no\\~\\~ \\| &amp;amp; \\$x\\$'],
  ['pay\u202eyap', '- pay\\\\u202eyap'],
])('text stays text: %s', (text, expected) => expect(item(text)).toBe(expected))

test.each([
  ['a', '`a`'],
  ['List<String>', '`List<String>`'],
  ['`', '`` ` ``'],
  ['a``b', '```a``b```'],
  ['a\nb\u202ec', '`a b\\u202ec`'],
  ['', '` `'],
])('code stays in its quotes: %j', (code, expected) => expect(item({code})).toBe(`- ${expected}`))

test('a link cannot be left early', () => {
  expect(item({link: 'x', to: 'https://github.com/a>) <b>'})).toBe('- [x](<https://github.com/a%3E)%20%3Cb%3E>)')
})
