/**
 * Shows a form of several steps one step at a time; without it all steps stand on the page. Later
 * steps are disabled, so that the browser asks only for what is shown; earlier ones stay enabled
 * and are sent. Constant, so that a content security policy can allow it by its hash.
 */
export const leadFormScript = `
document.querySelectorAll('form[data-steps]').forEach(function(form){
var steps=[].slice.call(form.querySelectorAll('fieldset')),send=form.querySelector('[type=submit]'),words=send.textContent,at=0;
var progress=document.createElement('p'),back=document.createElement('button');
progress.className='pg-progress';progress.tabIndex=-1;
back.type='button';back.className='pg-cta pg-cta-ghost pg-back';back.textContent='Back';
form.insertBefore(progress,steps[0]);send.parentNode.insertBefore(back,send.nextSibling);
function show(step,move){
at=step;
steps.forEach(function(one,index){one.hidden=index!==at;one.disabled=index>at});
progress.textContent='Step '+(at+1)+' of '+steps.length;
back.hidden=at===0;
send.textContent=at<steps.length-1?'Next':words;
if(move)progress.focus();
}
form.addEventListener('submit',function(event){if(at<steps.length-1){event.preventDefault();show(at+1,true)}});
back.addEventListener('click',function(){show(at-1,true)});
form.addEventListener('click',function(event){
var link=event.target.closest('.pg-alert a');if(!link)return;
var field=document.getElementById(link.hash.slice(1)),step=steps.findIndex(function(one){return one.contains(field)});
if(step>=0){event.preventDefault();show(step,false);field.focus()}
});
show(Math.max(0,steps.findIndex(function(one){return one.querySelector('[aria-invalid]')})),false);
});
`.trim()
