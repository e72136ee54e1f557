import { TokenType, tokenize } from '@csstools/css-tokenizer';
import type { CSSToken, TokenIdent, TokenString } from '@csstools/css-tokenizer';
import { SHELL_MARK } from './page-data.ts';

/**
 * Stylesheets of remotes (docs/decisions/0025). All rules are in one `@scope`, so that they match
 * only elements of pages: below `main`, except elements of the shell there. Neither specificity nor
 * `!important` extends this scope. This is a separate entry point, because no browser needs the
 * tokenizer.
 */
const PRELUDE = `(main) to ([${SHELL_MARK}])`;

/** At-rules for the whole document: their names begin with the remote's name. */
const NAMED = new Set(['keyframes', 'property', 'font-face']);
/** At-rules that are allowed in the scope: none of them applies to anything outside of it. */
const INSIDE = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

const CLOSERS: Partial<Record<TokenType, TokenType>> = {
  [TokenType.OpenCurly]: TokenType.CloseCurly,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
};
const CLOSING = new Set(Object.values(CLOSERS));
const SPACE = new Set([TokenType.Whitespace, TokenType.Comment]);

/** A rule that is not nested in another one. */
interface Rule {
  /** Without `@`; empty for a style rule. */
  name: string;
  /** Between the name and the block. */
  prelude: CSSToken[];
  /** Inside the block. */
  body: CSSToken[];
  text: string;
  /** 1 for the first. */
  line: number;
}

/** Moves all rules that may be scoped into the scope of pages. Idempotent. */
export function containStyles(css: string): string {
  const { rules, faults } = parse(css);
  if (faults.length > 0) return css;
  const isFree = (rule: Rule) => NAMED.has(rule.name) || isContained(rule);
  const bound = rules.filter((rule) => !isFree(rule)).map(({ text }) => text);
  const free = rules.filter(isFree).map(({ text }) => text);
  if (bound.length > 0) free.push(`@scope ${PRELUDE}{\n${bound.join('\n')}\n}`);
  return free.join('\n');
}

/**
 * @param css of a built file
 * @param remote name
 * @returns one sentence for each rule that can match elements outside the remote's pages
 */
export function styleProblems(css: string, remote: string): string[] {
  const { rules, faults } = parse(css);
  if (faults.length > 0) return faults;
  return rules.flatMap((rule) => ruleProblems(rule, `${remote}-`));
}

function ruleProblems(rule: Rule, prefix: string): string[] {
  const { name, line, body } = rule;
  if (NAMED.has(name)) {
    const wanted = name === 'property' ? `--${prefix}` : prefix;
    const names = namesOf(rule);
    if (names.length > 0 && names.every((one) => one.startsWith(wanted))) return [];
    return [`line ${line}: the name of @${name} must begin with ${wanted}`];
  }
  if (!isContained(rule)) {
    return [`line ${line}: a rule is outside @scope ${PRELUDE}`];
  }
  return body.flatMap((token) => {
    const inner = token[0] === TokenType.AtKeyword ? token[4].value.toLowerCase() : undefined;
    return inner === undefined || INSIDE.has(inner)
      ? []
      : [`line ${line}: @${inner} must not be inside @scope`];
  });
}

const isContained = ({ name, prelude }: Rule) =>
  name === 'scope' &&
  prelude
    .filter(([type]) => type !== TokenType.Comment)
    .map(([type, text]) => (type === TokenType.Whitespace ? ' ' : text))
    .join('')
    .trim() === PRELUDE;

/** The name that a rule for the whole document defines. */
function namesOf({ name, prelude, body }: Rule): string[] {
  if (name !== 'font-face') return prelude.filter(isName).map(valueOf);
  const solid = body.filter(([type]) => !SPACE.has(type));
  return solid.flatMap((token, index) => {
    const isFamily = isName(token) && valueOf(token).toLowerCase() === 'font-family';
    const value = solid[index + 2];
    if (!isFamily || solid[index + 1]?.[0] !== TokenType.Colon) return [];
    return [value && isName(value) ? valueOf(value) : ''];
  });
}

type Name = TokenIdent | TokenString;
const isName = (token: CSSToken): token is Name =>
  token[0] === TokenType.Ident || token[0] === TokenType.String;
/** Without quotes and escapes. */
const valueOf = (token: Name) => token[4].value;

/** Splits a stylesheet, if all of its brackets, strings and comments are closed. */
function parse(css: string): { rules: Rule[]; faults: string[] } {
  const faults: string[] = [];
  const lineAt = (offset: number) => css.slice(0, offset).split('\n').length;
  const tokens = tokenize(
    { css },
    {
      onParseError: ({ message, sourceStart }) =>
        faults.push(`line ${lineAt(sourceStart)}: ${message}`),
    },
  );
  const rules: Rule[] = [];
  const open: TokenType[] = [];
  let current: CSSToken[] = [];
  for (const token of tokens) {
    const [type, text, start] = token;
    if (type === TokenType.EOF) break;
    if (current.length === 0 && SPACE.has(type)) continue;
    current.push(token);
    const closer = CLOSERS[type];
    if (closer) open.push(closer);
    else if (CLOSING.has(type) && open.pop() !== type) {
      return { rules, faults: [...faults, `line ${lineAt(start)}: ${text} closes nothing`] };
    }
    const ends = type === TokenType.CloseCurly || type === TokenType.Semicolon;
    if (open.length > 0 || !ends) continue;
    rules.push(ruleOf(current, css, lineAt(current[0]?.[2] ?? 0)));
    current = [];
  }
  if (current.length > 0) faults.push(`line ${lineAt(current[0]?.[2] ?? 0)}: the rule has no end`);
  return { rules, faults };
}

function ruleOf(tokens: CSSToken[], css: string, line: number): Rule {
  const [first] = tokens;
  const isAt = first?.[0] === TokenType.AtKeyword;
  const brace = tokens.findIndex(([type]) => type === TokenType.OpenCurly);
  return {
    name: isAt ? first[4].value.toLowerCase() : '',
    prelude: tokens.slice(isAt ? 1 : 0, brace === -1 ? -1 : brace),
    body: brace === -1 ? [] : tokens.slice(brace + 1, -1),
    text: css.slice(first?.[2] ?? 0, (tokens.at(-1)?.[3] ?? -1) + 1),
    line,
  };
}
