import { scriptString } from '../../parts/script-string.ts'

/**
 * The TikTok Pixel, held until its consent is granted. A lead is TikTok's 'SubmitForm'
 * (ads.tiktok.com/help/article/supported-standard-events).
 */
export function tiktokScript(pixelId: string): string {
  const id = scriptString(pixelId)
  return `{
start:function(){
var t=window.ttq=window.ttq||[],at='https://analytics.tiktok.com/i18n/pixel/events.js';
window.TiktokAnalyticsObject='ttq';
t.methods=['page','track','identify','instances','debug','on','off','once','ready','alias','group','enableCookie','disableCookie','holdConsent','revokeConsent','grantConsent'];
t.setAndDefer=function(to,name){to[name]=function(){to.push([name].concat([].slice.call(arguments)))}};
t.methods.forEach(function(name){t.setAndDefer(t,name)});
t.instance=function(key){var one=(t._i||{})[key]||[];t.methods.forEach(function(name){t.setAndDefer(one,name)});return one};
t._i={};t._i[${id}]=[];t._i[${id}]._u=at;t._t={};t._t[${id}]=+new Date;t._o={};t._o[${id}]={};
t.holdConsent();t.grantConsent();t.page();
load(at+'?sdkid='+${id}+'&lib=ttq');
},
lead:function(id){window.ttq.track('SubmitForm',{},{event_id:id})},
stop:function(){window.ttq.revokeConsent()}
}`
}
