import { DEFERRED_SCRIPTS_ID } from '@portico/sdk/platform';
import { placeholder } from './template.ts';

/** The scripts run after this time even if the page has not been painted. */
const MAX_WAIT_MS = 1500;

/*
 * The template contains parsed script elements. Moving them into the document assigns no address, which
 * Trusted Types would block before the shell has created its policy. `async` is set to false because
 * moved scripts otherwise run in any order.
 */
const START = `(()=>{
const start=()=>{
const template=document.getElementById('${DEFERRED_SCRIPTS_ID}');
if(!template)return;
for(const script of template.content.querySelectorAll('script'))script.async=false;
template.replaceWith(template.content);
};
if(document.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver((list,self)=>{
if(!list.getEntriesByName('first-contentful-paint').length)return;
self.disconnect();
start();
}).observe({type:'paint',buffered:true});
setTimeout(start,${MAX_WAIT_MS});
})()`.replaceAll('\n', '');

/**
 * Defers scripts until the page is painted. A prerendered page needs no script to be shown, and a slow
 * processor would spend its first half second on them.
 * @param tags the scripts, and preloads of the files that they request. Preloads in the head would
 *   compete with the shell's script on a slow connection and delay the paint.
 */
export function deferUntilPaint(tags: readonly string[]): string {
  return `<template id="${DEFERRED_SCRIPTS_ID}">${tags.join('')}</template>
<script nonce="${placeholder.nonce}">${START}</script>`;
}
