import { STATIC_BODY_ID, EARLY_INPUT_ATTRIBUTES } from '@portico/sdk/platform';
import { placeholder } from '../policy/template.ts';

/**
 * Buttons, and elements whose counterpart in the interactive page is a button. A `summary` and a link
 * work without a script.
 */
const PRESSABLE = 'button,[data-counterpart],[data-menu]:not(summary)';

/*
 * Enter and Space on a button, and Enter in a form with a button, trigger `click`, too. A form without
 * a button triggers `submit`.
 */
const MARK = `(()=>{
const page=document.getElementById('${STATIC_BODY_ID}');
let count=0;
const press=(event,control)=>{
if(!control)return;
event.preventDefault();
if(!control.disabled)control.setAttribute('${EARLY_INPUT_ATTRIBUTES.pressed}',++count);
};
page.addEventListener('click',(event)=>press(event,event.target.closest('${PRESSABLE}')),true);
page.addEventListener('submit',(event)=>press(event,event.target),true);
page.addEventListener('scroll',(event)=>event.target.setAttribute('${EARLY_INPUT_ATTRIBUTES.scrolled}',''),true);
document.addEventListener('selectionchange',()=>page.setAttribute('${EARLY_INPUT_ATTRIBUTES.selected}',''));
for(const details of page.querySelectorAll('details[open]'))details.setAttribute('${EARLY_INPUT_ATTRIBUTES.opened}','');
})()`.replaceAll('\n', '');

/** Records in the static body what people do before the page is interactive (`EARLY_INPUT_ATTRIBUTES`). */
export const markEarlyInput = (): string => `<script nonce="${placeholder.nonce}">${MARK}</script>`;
