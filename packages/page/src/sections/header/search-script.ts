import type { PageWords } from '../../language/page-words.ts'
import { scriptString } from '../../parts/script-string.ts'

/**
 * Brings the search field of a header to life: it finds words on the page. The same for all pages of a language, so
 * that a content security policy can allow it by its hash.
 */
export function searchScript({ notFound }: PageWords['navigation']): string {
  return `
document.querySelectorAll('.pg-search form').forEach(function(form){
form.hidden=false;
form.addEventListener('submit',function(event){
event.preventDefault();
var field=form.querySelector('input'),words=field.value.trim();
if(!words)return;
getSelection().removeAllRanges();
field.setCustomValidity(window.find(words,false,false,true)?'':${scriptString(notFound)});
field.reportValidity();
});
form.addEventListener('input',function(event){event.target.setCustomValidity('')});
});
`.trim()
}
