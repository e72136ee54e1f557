import type { LanguageFn } from 'highlight.js';

type Load = () => Promise<{ default: LanguageFn }>;

/** Languages with colours, each loaded when a code block names it. */
const LANGUAGES = {
  bash: () => import('highlight.js/lib/languages/bash'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  fix: () => import('highlight.js/lib/languages/fix'),
  go: () => import('highlight.js/lib/languages/go'),
  http: () => import('highlight.js/lib/languages/http'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  lua: () => import('highlight.js/lib/languages/lua'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
} as const satisfies Record<string, Load>;
export type LanguageName = keyof typeof LANGUAGES;

/** Other words for the languages, as the highlighter's authors list them. */
const ALIASES: Readonly<Record<string, LanguageName>> = {
  ...{ sh: 'bash', zsh: 'bash', c: 'cpp', cc: 'cpp', 'c++': 'cpp', h: 'cpp', hpp: 'cpp' },
  ...{ cs: 'csharp', 'c#': 'csharp', patch: 'diff', golang: 'go', https: 'http', toml: 'ini' },
  ...{ js: 'javascript', jsx: 'javascript', mjs: 'javascript', cjs: 'javascript' },
  ...{ jsonc: 'json', md: 'markdown', mkd: 'markdown', py: 'python', gyp: 'python', rs: 'rust' },
  ...{ ts: 'typescript', tsx: 'typescript', html: 'xml', svg: 'xml', xhtml: 'xml', rss: 'xml' },
  yml: 'yaml',
};

/** The language that a code block names; undefined if it has no colours. */
export function languageOf(word: string): LanguageName | undefined {
  return Object.hasOwn(LANGUAGES, word) ? (word as LanguageName) : ALIASES[word];
}

/** Loads the rules of a language. */
export const loadLanguage = async (name: LanguageName): Promise<LanguageFn> =>
  (await LANGUAGES[name]()).default;
