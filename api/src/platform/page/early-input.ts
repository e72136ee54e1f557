import { STATIC_BODY_ID, TOUCH_MARKS } from 'shared/platform';
import { placeholder } from './template.ts';

/** Buttons, and what becomes one in the live page. A `summary` and a link work by themselves. */
const PRESSABLE = 'button,[data-twin],[data-menu]:not(summary)';

/*
 * The keys Enter and Space press a button by a `click` too, and a form's first button; a form
 * without one is submitted.
 */
const MARK = `(()=>{
const page=document.getElementById('${STATIC_BODY_ID}');
let count=0;
const press=(event,control)=>{
if(!control)return;
event.preventDefault();
if(!control.disabled)control.setAttribute('${TOUCH_MARKS.pressed}',++count);
};
page.addEventListener('click',(event)=>press(event,event.target.closest('${PRESSABLE}')),true);
page.addEventListener('submit',(event)=>press(event,event.target),true);
page.addEventListener('scroll',(event)=>event.target.setAttribute('${TOUCH_MARKS.scrolled}',''),true);
document.addEventListener('selectionchange',()=>page.setAttribute('${TOUCH_MARKS.selected}',''));
for(const details of page.querySelectorAll('details[open]'))details.setAttribute('${TOUCH_MARKS.opened}','');
})()`.replaceAll('\n', '');

/** Marks in the static body what people do before there is anything behind it (`TOUCH_MARKS`). */
export const markEarlyInput = (): string => `<script nonce="${placeholder.nonce}">${MARK}</script>`;
