import { measuringField } from '../../document/measuring-field.ts'
import type { Measuring } from '../../parts/measuring.ts'
import { scriptString } from '../../parts/script-string.ts'
import { rememberedMs, trackingCookie } from './consent-memory.ts'
import { platformsOf } from './platforms.ts'

/**
 * Asks a visitor once whether ad platforms may hear of the visit, and loads them after a yes alone, when the page is
 * done with everything else. The choice is kept under a name that holds the accounts, so that a yes is never
 * taken for one to other accounts, also where many owners' pages share a host. Where nothing can be kept, the
 * visitor is asked again. Whoever's browser sends Global Privacy Control has said no. A choice holds for every page
 * that is open: one that is made in another tab is followed at once, also by what lay in the cache of Back, and
 * it is read again when a form is sent. Where there is no room for a choice, the one before it is not kept either.
 *
 * The choice goes along with a form as an entry of its data: the form itself is left alone, as its fields may be
 * named after its methods. After a lead was stored, the server sends the visitor to `#lead=<id>`: that is read
 * once and taken out of the address, so that neither Reload nor Back counts it again. It counts only where the page
 * before it in this tab has sent a form, so that no link makes up a lead.
 */
export function measuringScript(measuring: Measuring): string {
  const platforms = platformsOf(measuring).map(({ script }) => script(measuring))
  const { metaPixelId, googleTagId, googleConversionLabel, tiktokPixelId, contactGoesTo } =
    measuring
  const accounts = [metaPixelId, googleTagId, googleConversionLabel, tiktokPixelId]
  const informed = contactGoesTo.join('-')
  const name = ['measuring', ...accounts, informed].join(' ')
  return `
(function(){
var name=${scriptString(name)},box=document.querySelector('.pg-ask'),again=document.querySelectorAll('.pg-privacy'),
choice=null,isRunning=false,opener=null,isRefused=navigator.globalPrivacyControl,query=new URLSearchParams(location.search),
tab='sessionStorage',isSent=read(name,tab),found=/^#lead=([0-9a-f-]{36})$/.exec(location.hash),lead=isSent&&found&&found[1],
platforms=[${platforms.join(',')}];
function read(key,store){try{return JSON.parse(window[store||'localStorage'].getItem(key))}catch(error){return null}}
function keep(key,value,store){try{store=window[store||'localStorage'];store.removeItem(key);store.setItem(key,JSON.stringify(value))}catch(error){}}
function load(address){var script=document.createElement('script');script.async=true;script.src=address;document.head.append(script)}
function signals(value){return{ad_storage:value,ad_user_data:value,ad_personalization:value,analytics_storage:value}}
function start(){
if(choice!=='agreed'||isRunning)return;
isRunning=true;
platforms.forEach(function(one){one.start()});
if(!lead)return;
var told=read(name+' leads')||[];
if(told.indexOf(lead)<0){keep(name+' leads',told.slice(-19).concat(lead));platforms.forEach(function(one){one.lead(lead)})}
lead=null;
}
function startWhenIdle(){
if(document.readyState!=='complete')return addEventListener('load',startWhenIdle);
window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200);
}
function stop(){
if(isRunning)platforms.forEach(function(one){one.stop()});
document.cookie.split(';').forEach(function(one){
var cookie=one.split('=')[0].trim(),parts=location.hostname.split('.');
if(!${trackingCookie}.test(cookie))return;
document.cookie=cookie+'=;path=/;max-age=0';
for(;parts.length>1;parts.shift())document.cookie=cookie+'=;path=/;max-age=0;domain='+parts.join('.');
});
}
function decide(next){
var before=choice;
choice=next;
if(next===before)return;
if(next==='agreed')startWhenIdle();else if(before)stop();
}
function follow(){
var kept=read(name),next=isRefused?'declined':kept&&Date.now()-kept.at<${rememberedMs}&&kept.choice;
if(next!=='agreed'&&next!=='declined')return;
decide(next);
if(opener)show();else box.hidden=true;
}
function show(){
box.hidden=false;
box.querySelectorAll('button').forEach(function(one){if(choice)one.setAttribute('aria-pressed',String(one.value===choice))});
}
if(isSent)keep(name,false,tab);
if(found)history.replaceState(history.state,'',location.pathname+location.search);
addEventListener('formdata',function(event){
follow();
if(!choice)return;
var said=new URLSearchParams({choice:choice${informed === '' ? '' : `,contact:${scriptString(informed)}`}});
if(choice==='agreed'){
keep(name,true,tab);
['fbclid','gclid','ttclid'].forEach(function(id){if(query.get(id))said.set(id,query.get(id))});
}
event.formData.set(${scriptString(measuringField)},said.toString());
});
follow();
if(isRefused)return;
if(!choice)show();
addEventListener('storage',follow);
addEventListener('pageshow',follow);
again.forEach(function(one){
one.hidden=false;
one.addEventListener('click',function(){opener=one;show();box.querySelector('button').focus()});
});
box.addEventListener('click',function(event){
var button=event.target.closest('button');if(!button)return;
keep(name,{choice:button.value,at:Date.now()});
box.hidden=true;
if(opener)opener.focus();opener=null;
decide(button.value);
});
})();
`.trim()
}
