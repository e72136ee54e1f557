import { PRESSED_MARK, STATIC_BODY_ID } from 'shared/platform';
import { hole } from './template.ts';

const ROOM_ID = 'portico-scripts';

/** A page that is not painted by then, in milliseconds, starts all the same. */
const PATIENCE_MS = 1500;

/*
 * In the template scripts wait as parsed elements: putting them in place needs no assignment of an
 * address, which the policy for trusted types would refuse before the shell has made it. Scripts
 * that are put in place run in any order unless told otherwise.
 * A button that is pressed before there is anything behind it is marked: the takeover presses it again.
 */
const START = `(()=>{
document.addEventListener('click',(event)=>{
const button=event.target.closest('#${STATIC_BODY_ID} button');
if(!button)return;
event.preventDefault();
document.querySelector('[${PRESSED_MARK}]')?.removeAttribute('${PRESSED_MARK}');
button.setAttribute('${PRESSED_MARK}','');
},true);
const start=()=>{
const room=document.getElementById('${ROOM_ID}');
if(!room)return;
for(const script of room.content.children)script.async=false;
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
 * @param scripts their tags
 */
export function afterPaint(scripts: readonly string[]): string {
  return `<template id="${ROOM_ID}">${scripts.join('')}</template>
<script nonce="${hole.nonce}">${START}</script>`;
}
