import { placeholder } from './template.ts';

const ROOM_ID = 'portico-scripts';

/** A page that is not painted by then, in milliseconds, starts all the same. */
const PATIENCE_MS = 1500;

/*
 * In the template scripts wait as parsed elements: putting them in place needs no assignment of an
 * address, which the policy for trusted types would refuse before the shell has made it. Scripts
 * that are put in place run in any order unless told otherwise.
 */
const START = `(()=>{
const start=()=>{
const room=document.getElementById('${ROOM_ID}');
if(!room)return;
for(const script of room.content.querySelectorAll('script'))script.async=false;
room.replaceWith(room.content);
};
if(document.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver((list,self)=>{
if(!list.getEntriesByName('first-contentful-paint').length)return;
self.disconnect();
start();
}).observe({type:'paint',buffered:true});
setTimeout(start,${PATIENCE_MS});
})()`.replaceAll('\n', '');

/**
 * Scripts that run once the page is painted: what a prerendered page shows needs none of them, and
 * a slow processor would spend its first half second on them.
 * @param tags the scripts, and preloads of what they ask for: the shell's own script, which is in the
 * head, keeps a slow line busy until then, and a request for each more would only delay the paint
 */
export function deferUntilPaint(tags: readonly string[]): string {
  return `<template id="${ROOM_ID}">${tags.join('')}</template>
<script nonce="${placeholder.nonce}">${START}</script>`;
}
