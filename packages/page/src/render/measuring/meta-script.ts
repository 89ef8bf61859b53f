import { scriptString } from '../../parts/script-string.ts'

/**
 * The Meta Pixel without what it would find out by itself ('autoConfig'): a visit, and a lead under the id that the
 * server's event has, too (developers.facebook.com/docs/meta-pixel, 'GDPR' and 'Deduplicate').
 */
export function metaScript(pixelId: string): string {
  const id = scriptString(pixelId)
  return `{
start:function(){
var f=window.fbq=function(){f.callMethod?f.callMethod.apply(f,arguments):f.queue.push(arguments)};
window._fbq=window._fbq||f;f.push=f;f.loaded=true;f.version='2.0';f.queue=[];
f('consent','revoke');f('set','autoConfig',false,${id});f('init',${id});f('consent','grant');f('track','PageView');
load('https://connect.facebook.net/en_US/fbevents.js');
},
lead:function(id){window.fbq('track','Lead',{},{eventID:id})},
stop:function(){window.fbq('consent','revoke')}
}`
}
