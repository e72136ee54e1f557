import type { ListItem, Mark, Token } from './tokens.ts';

const MARKS: Readonly<Record<Mark, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  spoiler: 'spoiler',
};

/** Tokens as a short text, for tests: `<b>a</b>`, `<li n=1>b</li>`, `<emoji a 1>`. */
export const notation = (tokens: readonly Token[]): string => tokens.map(one).join('');

function one(token: Token): string {
  switch (token.kind) {
    case 'text':
      return escaped(token.text);
    case 'code':
      return element('code', '', escaped(token.text));
    case 'code-block':
      return element('pre', token.language ?? '', escaped(token.text));
    case 'mark':
      return element(MARKS[token.mark], '', notation(token.children));
    case 'link':
      return element('a', token.address, notation(token.children));
    case 'heading':
      return element(`h${token.level}`, '', notation(token.children));
    case 'subtext':
      return element('sub', '', notation(token.children));
    case 'quote':
      return element('quote', '', notation(token.children));
    case 'list':
      return element('ul', '', token.items.map(item).join(''));
    case 'variable':
      return `<variable ${token.name}>`;
    case 'mention':
      return `<${token.what} ${token.text}>`;
    case 'emoji':
      return `<emoji ${token.name} ${token.id}${token.animated ? ' moving' : ''}>`;
    case 'time':
      return `<time ${token.seconds} ${token.style}>`;
  }
}

const item = ({ number, children }: ListItem) =>
  element('li', number === undefined ? '' : `n=${number}`, notation(children));

const element = (name: string, about: string, inner: string) =>
  `<${about === '' ? name : `${name} ${about}`}>${inner}</${name}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
