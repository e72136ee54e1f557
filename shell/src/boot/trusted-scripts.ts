import { checkScriptUrl } from '../federation/script-url.ts';
import { readPageData } from './page-data.ts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  /** The nonce that webpack sets on elements that it adds to the document. */
  var __webpack_nonce__: string | undefined;
  var trustedTypes:
    { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;
  /** `u` passes a script's address through the page's single policy; the runtimes of remotes call it. */
  var __mfe: { u: (url: string) => string };
}

/*
 * Must run before any other module of the shell: styled-components and the dialog's scroll lock
 * read the nonce when they load.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) __webpack_nonce__ = script.nonce;

const origins = new Set([
  location.origin,
  ...readPageData().registry.remotes.map(({ entry }) => new URL(entry, location.href).origin),
]);
const rules: ScriptPolicy = { createScriptURL: (url) => checkScriptUrl(url, origins) };
const policy = globalThis.trustedTypes?.createPolicy('mfe', rules) ?? rules;
globalThis.__mfe = { u: (url) => policy.createScriptURL(url) };
