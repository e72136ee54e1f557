import { checkScriptUrl } from '../federation/script-url.ts';
import { readPageData } from './page-data.ts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  var trustedTypes:
    | { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
    | undefined;
  /** `u` passes a script's address through the page's single policy; the runtimes of remotes call it. */
  var __mfe: { u: (url: string) => string };
}

const origins = new Set([
  location.origin,
  ...readPageData().registry.remotes.map(({ entry }) => new URL(entry, location.href).origin),
]);
const rules: ScriptPolicy = { createScriptURL: (url) => checkScriptUrl(url, origins) };
const policy = globalThis.trustedTypes?.createPolicy('mfe', rules) ?? rules;
globalThis.__mfe = { u: (url) => policy.createScriptURL(url) };
