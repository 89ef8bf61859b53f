/**
 * Plays background videos near the viewport, unless the visitor prefers less motion or data. Identical on all pages, so
 * that a content security policy can allow it by its hash.
 */
export const backdropScript = `
(function(){
var connection=navigator.connection;
if(matchMedia('(prefers-reduced-motion: reduce)').matches||connection&&connection.saveData)return;
document.querySelectorAll('.pg-backdrop[data-video]').forEach(function(box){
var button=box.parentElement.querySelector('.pg-motion'),video,isPaused=false;
var pause=button.getAttribute('aria-label');
function load(){
video=document.createElement('video');
video.muted=video.loop=video.playsInline=true;
video.disablePictureInPicture=true;
video.tabIndex=-1;
video.addEventListener('playing',function(){video.className='pg-playing';button.hidden=false});
video.addEventListener('error',function(){video.remove();button.hidden=true});
video.src=box.dataset.video;
box.append(video);
}
function show(){
button.setAttribute('aria-label',isPaused?button.dataset.play:pause);
button.classList.toggle('pg-paused',isPaused);
}
function play(){
video.play().catch(function(error){
if(error.name!=='NotAllowedError')return;
isPaused=true;
show();
button.hidden=false;
});
}
button.addEventListener('click',function(){
isPaused=!isPaused;
if(isPaused)video.pause();else play();
show();
});
new IntersectionObserver(function(entries){
var isNear=entries[entries.length-1].isIntersecting;
if(isNear&&!video)load();
if(!video||isPaused)return;
if(isNear)play();else video.pause();
},{rootMargin:'200px'}).observe(box);
});
})();
`.trim()
