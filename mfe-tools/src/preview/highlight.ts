import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import fix from 'highlight.js/lib/languages/fix';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import lua from 'highlight.js/lib/languages/lua';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Languages with colors. They also have the other names that the highlighter knows, such as `js`. */
const LANGUAGES = {
  ...{ bash, cpp, csharp, css, diff, fix, go, http, ini, java, javascript, json, lua, markdown },
  ...{ php, python, rust, sql, typescript, xml, yaml },
};
for (const [name, language] of Object.entries(LANGUAGES)) {
  highlighter.registerLanguage(name, language);
}
highlighter.registerAliases(['c', 'h'], { languageName: 'cpp' });

/** Code with one color. `kind` is a class such as `hljs-keyword`; undefined for plain text. */
interface ColoredText {
  kind?: string;
  text: string;
}

/** Longer code stays plain: patterns of languages are not linear in all cases. */
const MAX_LENGTH = 6_000;

/**
 * Colors code as Discord does, which uses the same highlighter.
 * @returns undefined for a word that names no language, and for long code
 */
export function highlight(code: string, language: string): ColoredText[] | undefined {
  if (code.length > MAX_LENGTH || !highlighter.getLanguage(language)) return undefined;
  return partsOf(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}

const PIECE = /<span class="([^"]*)">|<\/span>|&(amp|lt|gt|quot|#x27);|[^<&]+/g;
const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Reads the highlighter's answer, which consists of spans and escaped text, without a parser of HTML. */
function partsOf(html: string): ColoredText[] {
  const parts: ColoredText[] = [];
  const open: string[] = [];
  for (const [piece, kind, letter] of html.matchAll(PIECE)) {
    if (kind !== undefined) open.push(kind);
    else if (piece === '</span>') open.pop();
    else push(parts, open.at(-1), letter === undefined ? piece : (LETTERS[letter] ?? ''));
  }
  return parts;
}

function push(parts: ColoredText[], kind: string | undefined, text: string) {
  const last = parts.at(-1);
  if (last && last.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
