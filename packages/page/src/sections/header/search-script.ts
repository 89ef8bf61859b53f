/**
 * Brings the search field of a header to life: it finds words on the page. Constant, so that a
 * content security policy can allow it by its hash.
 */
export const searchScript = `
document.querySelectorAll('.pg-search form').forEach(function(form){
form.hidden=false;
form.addEventListener('submit',function(event){
event.preventDefault();
var field=form.querySelector('input'),words=field.value.trim();
if(!words)return;
getSelection().removeAllRanges();
field.setCustomValidity(window.find(words,false,false,true)?'':'Not found on this page');
field.reportValidity();
});
form.addEventListener('input',function(event){event.target.setCustomValidity('')});
});
`.trim()
