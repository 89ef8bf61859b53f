/**
 * Updates the countdown every minute. After the date, shows the owner's text or hides the section. Identical on all
 * pages, so that a content security policy can allow it by its hash.
 */
export const countdownScript = `
document.querySelectorAll('.pg-count').forEach(function(count){
var section=count.closest('.pg-countdown'),after=section.querySelector('.pg-count-after');
var date=section.querySelector('.pg-count-date'),until=Date.parse(count.dataset.until);
var cells=count.querySelectorAll('dd');
function tick(){
var left=Math.floor((until-Date.now())/60000);
if(left<0){
count.hidden=true;
date.hidden=true;
if(after)after.hidden=false;else section.hidden=true;
return;
}
count.hidden=false;
[Math.floor(left/1440),Math.floor(left/60)%24,left%60].forEach(function(number,index){cells[index].textContent=number});
setTimeout(tick,60000-Date.now()%60000);
}
tick();
});
`.trim()
