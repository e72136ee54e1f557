import { iconOf, iconProblem, lineIcon, parseIcon } from './icon.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg ${attributes}>${inside}</svg>`;

describe('parseIcon', () => {
  it('reads elements and attributes in their order', () => {
    expect(parseIcon(svg('<g stroke="currentColor"><path d="M1 2 l-3.5"/></g>'))).toEqual({
      tag: 'svg',
      attributes: { width: '18', height: '18', 'aria-hidden': 'true', viewBox: '0 0 24 24' },
      children: [
        {
          tag: 'g',
          attributes: { stroke: 'currentColor' },
          children: [{ tag: 'path', attributes: { d: 'M1 2 l-3.5' }, children: [] }],
        },
      ],
    });
  });

  it.each([
    lineIcon('<circle cx="9" cy="7" r="4"/>'),
    svg('<rect x="3" y="3" width="18" height="7" rx="1" ry=".5"></rect>'),
    svg('<line x1="1" y1="2" x2="3" y2="-4" stroke-width="1.5" stroke-linecap="round"/>'),
    svg('<polyline points="1,2 3,4" fill="none"/>\n  <polygon points="1 2 3 4 5 6"/>'),
    svg('<path fill-rule="evenodd" clip-rule="nonzero" stroke-linejoin="bevel" d="M0 0Z"/>'),
    svg(''),
  ])('accepts %s', (text) => {
    expect(iconProblem(text)).toBeUndefined();
  });

  it.each([
    [svg('<script>alert(1)</script>'), '<script> is not allowed'],
    [svg('<script/>'), '<script> is not allowed'],
    [svg('<style>*{}</style>'), '<style> is not allowed'],
    [svg('<a href="/x"/>'), '<a> is not allowed'],
    [svg('<image href="/x"/>'), '<image> is not allowed'],
    [svg('<use href="#x"/>'), '<use> is not allowed'],
    [svg('<foreignObject/>'), 'is not a valid tag'],
    [svg('<animate/>'), '<animate> is not allowed'],
    [svg('<svg viewBox="0 0 1 1"/>'), 'an icon must have one <svg>'],
    [svg('<path d="M0 0" onclick="x()"/>'), 'cannot have the attribute onclick'],
    [svg('<path d="M0 0" style="x"/>'), 'cannot have the attribute style'],
    [svg('<path d="M0 0" href="x"/>'), 'cannot have the attribute href'],
    [svg('<path d="M0 0" xlink:href="x"/>'), 'is not a valid tag'],
    [svg('<path d="M0 0" id="root"/>'), 'cannot have the attribute id'],
    [svg('<path d="M0 0" class="a"/>'), 'cannot have the attribute class'],
    [svg('<path d="M0 0" width="1"/>'), 'cannot have the attribute width'],
    [svg('<path d="M0 0" d="M1 1"/>'), 'cannot have the attribute d twice'],
    [svg('<path d="M0 0" fill="red"/>'), 'invalid fill="red" of <path>'],
    [svg('<path d="M0 0" fill="url(#x)"/>'), 'invalid fill="url(#x)" of <path>'],
    [svg('<path d="javascript:1"/>'), 'invalid '],
    [svg('<path d=""/>'), 'invalid d="" of <path>'],
    [svg('<circle r="1e9"/>'), 'invalid r="1e9" of <circle>'],
    [svg('<circle r="123456"/>'), 'invalid '],
    [svg('<circle r="-"/>'), 'invalid r="-" of <circle>'],
    [svg('<circle r="1."/>'), 'invalid r="1." of <circle>'],
    [svg("<circle r='1'/>"), 'is not a valid tag'],
    [svg('<circle r="&#49;"/>'), 'is not a valid tag'],
    [svg('<path d="M0 0">text</path>'), '"text</path></svg>" is not a valid tag'],
    [svg('<path d="M0 0"><g/></path>'), '<path> must be empty'],
    [svg('<g><path d="M0 0"/>'), '</svg> closes no open element'],
    [svg('<g><g><g><g><g/></g></g></g></g>'), 'deeper than 4 levels'],
    [svg('<!-- x -->'), 'is not a valid tag'],
    [svg('<![CDATA[x]]>'), 'is not a valid tag'],
    [svg('', ''), 'needs a viewBox'],
    [svg('', 'viewBox="0 0 0 0"'), 'invalid viewBox="0 0 0 0" of <svg>'],
    [svg('', 'viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"'), 'attribute xmlns'],
    [svg('', 'viewBox="0 0 24 24" width="9"'), 'attribute width'],
    [`${svg('')}<path d="M0 0"/>`, 'follows the icon'],
    [`<!DOCTYPE svg>${svg('')}`, 'is not a valid tag'],
    ['<path d="M0 0"/>', 'an icon must begin with <svg>'],
    ['<svg viewBox="0 0 24 24">', '"" is not a valid tag'],
    ['', '"" is not a valid tag'],
    ['images', '"images" is not a valid tag'],
    [svg(`<path d="M${'0 '.repeat(1100)}"/>`), 'must not exceed 2048 bytes'],
  ])('rejects %s', (text, problem) => {
    expect(iconProblem(text)).toContain(problem);
    expect(iconOf(text)).toBeUndefined();
  });
});
