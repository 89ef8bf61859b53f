import type { PageWords } from '../../language/page-words.ts'
import { scriptString } from '../../parts/script-string.ts'

/**
 * Shows a form of several steps one step at a time; without it all steps stand on the page. Later
 * steps are disabled, so that the browser asks only for what is shown; earlier ones stay enabled
 * and are sent. It never touches the form itself: a field by the name of a method would stand in
 * that method's place. The same for all pages of a language, so that a content security policy can
 * allow it by its hash.
 */
export function leadFormScript({ back, next, step }: PageWords['form']): string {
  const progress = scriptString(step('\u0001', '\u0002'))
    .replace('\\u0001', '"+(at+1)+"')
    .replace('\\u0002', '"+steps.length+"')
  return `
document.querySelectorAll('.pg-start>.pg-wrap').forEach(function(box){
var steps=[].slice.call(box.querySelectorAll('[data-steps] fieldset')),send=box.querySelector('[data-steps] [type=submit]'),alert=box.querySelector('.pg-alert');
if(!steps.length||!send)return;
var progress=document.createElement('p'),back=document.createElement('button'),words=send.textContent,at=0;
progress.className='pg-progress';progress.tabIndex=-1;
back.type='button';back.className='pg-cta pg-cta-ghost pg-back';back.textContent=${scriptString(back)};
steps[0].before(progress);send.after(back);
function show(step,move){
at=step;
steps.forEach(function(one,index){one.hidden=index!==at;one.disabled=index>at});
progress.textContent=${progress};
back.hidden=at===0;
send.textContent=at<steps.length-1?${scriptString(next)}:words;
if(move)progress.focus();
}
box.addEventListener('submit',function(event){if(at<steps.length-1){event.preventDefault();show(at+1,true)}});
back.addEventListener('click',function(){show(at-1,true)});
if(alert)alert.addEventListener('click',function(event){
var link=event.target.closest('a');if(!link)return;
var field=document.getElementById(link.hash.slice(1)),step=steps.findIndex(function(one){return one.contains(field)});
if(step>=0){event.preventDefault();show(step,false);field.focus()}
});
show(Math.max(0,steps.findIndex(function(one){return one.querySelector('[aria-invalid]')})),false);
});
`.trim()
}
