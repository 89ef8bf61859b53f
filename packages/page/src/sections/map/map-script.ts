/**
 * Loads a map when the visitor requests it. Identical on all pages, so that a content security policy can allow it by
 * its hash.
 */
export const mapScript = `
document.querySelectorAll('.pg-map-box').forEach(function(box){
box.hidden=false;
box.querySelector('button').addEventListener('click',function(){
var frame=document.createElement('iframe');
frame.src=box.dataset.map;
frame.title=box.dataset.title;
frame.tabIndex=0;
box.replaceChildren(frame);
frame.focus();
});
});
`.trim()

/** Origins that maps load from, for the content security policy. */
export const mapFrames: readonly string[] = ['https://www.openstreetmap.org']
