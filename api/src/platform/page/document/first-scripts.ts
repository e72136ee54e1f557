import { DEFERRED_SCRIPTS_ID, FIRST_SCRIPTS_ID } from '@portico/sdk/platform';
import { placeholder } from '../policy/template.ts';

/** The scripts run after this time even if the page has not been painted. */
const MAX_WAIT_MS = 1500;

/*
 * The template contains parsed script elements. Moving them into the document assigns no address, which
 * Trusted Types would block before the shell has created its policy. `async` is set to false because
 * moved scripts otherwise run in any order.
 */
const startOf = (id: string) => `const start=()=>{
const template=document.getElementById('${id}');
if(!template)return;
for(const script of template.content.querySelectorAll('script'))script.async=false;
template.replaceWith(template.content);
};`;

const inOneLine = (text: string) => text.replaceAll('\n', '');

const START_AT_ONCE = inOneLine(`(()=>{
${startOf(FIRST_SCRIPTS_ID)}
start();
})()`);

const START_AFTER_PAINT = inOneLine(`(()=>{
${startOf(DEFERRED_SCRIPTS_ID)}
if(document.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver((list,self)=>{
if(!list.getEntriesByName('first-contentful-paint').length)return;
self.disconnect();
start();
}).observe({type:'paint',buffered:true});
setTimeout(start,${MAX_WAIT_MS});
})()`);

/**
 * Starts the first scripts of a document from a template, so that they count as added by a script: modules
 * inherit from the script that imports them whether a policy with hashes allows them.
 * @param tags the scripts, and preloads of the files that they request. Preloads in the head would
 *   compete with the shell's script on a slow connection and delay the paint.
 * @param afterPaint a page that needs no script to be shown: a slow processor would spend its first half
 *   second on them
 */
export function startScripts(tags: readonly string[], afterPaint: boolean): string {
  const [id, start] = afterPaint
    ? [DEFERRED_SCRIPTS_ID, START_AFTER_PAINT]
    : [FIRST_SCRIPTS_ID, START_AT_ONCE];
  return `<template id="${id}">${tags.join('')}</template>
<script nonce="${placeholder.nonce}">${start}</script>`;
}
