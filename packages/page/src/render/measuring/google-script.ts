import type { Measuring } from '../../parts/measuring.ts'
import { scriptString } from '../../parts/script-string.ts'

type Tag = Pick<Measuring, 'googleTagId' | 'googleConversionLabel'>

/**
 * The Google tag with Consent Mode v2: everything is denied before it is granted, and all that before the tag is
 * there (developers.google.com/tag-platform/security/guides/consent). A lead is the conversion of Google Ads, or
 * `generate_lead` of Google Analytics; its id makes it count once.
 */
export function googleScript({ googleTagId, googleConversionLabel }: Tag): string {
  const id = scriptString(googleTagId)
  return `{
start:function(){
window.dataLayer=window.dataLayer||[];window.gtag=function(){window.dataLayer.push(arguments)};
window['ga-disable-'+${id}]=false;
gtag('consent','default',signals('denied'));gtag('consent','update',signals('granted'));
gtag('js',new Date());gtag('config',${id});
load('https://www.googletagmanager.com/gtag/js?id='+${id});
},
lead:function(id){${leadCall(googleTagId, googleConversionLabel)}},
stop:function(){gtag('consent','update',signals('denied'));window['ga-disable-'+${id}]=true}
}`
}

function leadCall(tagId: string, label: string): string {
  const call = (event: string, sendTo: string) =>
    `gtag('event','${event}',{send_to:${scriptString(sendTo)},transaction_id:id})`
  if (!tagId.startsWith('AW-')) return call('generate_lead', tagId)
  // Google Ads knows its conversions by their labels alone.
  return label === '' ? '' : call('conversion', `${tagId}/${label}`)
}
