import { containStyles, styleProblems } from './contained-styles.ts';

const SCOPE = '@scope (main) to ([data-shell])';
const problems = (css: string) => styleProblems(css, 'mfe-one');

describe('containStyles', () => {
  it('scopes rules to pages, and leaves global at-rules outside', () => {
    const css = `/* a } */ nav { display: none !important }
@media print { .a { color: red } }
@keyframes mfe-one-turn { to { rotate: 1turn } }`;
    expect(containStyles(css)).toBe(
      `@keyframes mfe-one-turn { to { rotate: 1turn } }
${SCOPE}{
nav { display: none !important }
@media print { .a { color: red } }
}`,
    );
    expect(problems(css)).toHaveLength(2);
    expect(problems(containStyles(css))).toEqual([]);
  });

  it('changes nothing in contained styles', () => {
    const contained = containStyles('.a{} .b{}');
    expect(containStyles(contained)).toBe(contained);
    expect(containStyles('')).toBe('');
  });

  it('does not change a file with errors', () => {
    expect(containStyles('.a{ } }')).toBe('.a{ } }');
  });
});

describe('styleProblems', () => {
  it.each([
    ['nested rules of all kinds', `${SCOPE}{.a{color:red;&:hover{color:"}"}} @layer x{.b{}}}`],
    [
      'conditions, comments and further scopes',
      `${SCOPE}{@supports (a:b){.a{}} /*}*/ @scope (.b){.c{}} @starting-style{.a{}}}`,
    ],
    ['another form of the same scope', '@SCOPE /* pages */ (main)  to ([data-shell]) {.a{}}'],
    ['a font of the remote', '@font-face{src:url(a.woff2);font-family:"mfe-one-Text"}'],
    ['a property of the remote', '@property --mfe-one-angle{syntax:"<angle>";inherits:true}'],
    ['an empty file', '/* nothing */'],
  ])('accepts %s', (_, css) => {
    expect(problems(css)).toEqual([]);
  });

  it.each([
    ['a rule outside of the scope', '\nnav{}', 'line 2: a rule is outside'],
    ['a wider scope', '@scope (body){nav{}}', 'is outside'],
    ['a scope without the limit', '@scope (main){.a{}}', 'is outside'],
    ['a rule after the scope', `${SCOPE}{.a{}} nav{}`, 'is outside'],
    ['an import', '@import "https://example.org/a.css";', 'is outside'],
    ['a layer outside of the scope', '@layer a{nav{}}', 'is outside'],
    ['a scope without a block', `${SCOPE};nav{}`, 'is outside'],
    ['a rule that closes the scope', `${SCOPE}{.a{}}} nav{} ${SCOPE}{.b{}}`, '} closes nothing'],
    ['a bracket that hides a brace', `${SCOPE}{.a{width:calc(} nav{} .b{)}}`, '} closes nothing'],
    ['a scope without an end', `${SCOPE}{.a{}`, 'no end'],
    ['a string without an end', `${SCOPE}{.a{content:"\n}} nav{}`, 'line 1'],
    ['a comment without an end', `${SCOPE}{.a{}} /* nav{}`, 'line 1'],
    ['the font of another app', '@font-face{font-family:Inter}', '@font-face must begin with'],
    ['a font without a name', '@font-face{src:url(a.woff2)}', '@font-face must begin with'],
    [
      "a font whose second name is another's",
      '@font-face{font-family:mfe-one-a;font-family:x}',
      '',
    ],
    ['an animation of another app', '@keyframes spin{to{opacity:0}}', 'begin with mfe-one-'],
    ['a remote of a similar name', '@keyframes mfe-ones{to{opacity:0}}', 'begin with mfe-one-'],
    ['a design token', '@property --color-bg{inherits:false}', 'begin with --mfe-one-'],
    [
      'an animation in the scope',
      `${SCOPE}{@keyframes mfe-one-a{}}`,
      '@keyframes must not be inside',
    ],
    ['an escaped name', `${SCOPE}{@\\66ont-face{}}`, '@font-face must not be inside'],
    ['a page rule', `${SCOPE}{@page{margin:0}}`, '@page must not be inside'],
  ])('rejects %s', (_, css, sentence) => {
    expect(problems(css)).toEqual([expect.stringContaining(sentence)]);
  });
});
