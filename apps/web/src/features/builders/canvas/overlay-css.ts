/**
 * What an editor draws over a page, inside the page's own document, where no style of the product is.
 * The colours are the product's night, with an edge of light around them: they stand on any page. Where a
 * page is narrow, the bar would lie on the words of its section: there it stands at the bottom.
 */
export const overlayCss = `
.wp-over{position:absolute;inset:0 0 auto;z-index:2147483000;pointer-events:none;font:600 14px/1.2 system-ui,sans-serif;color:#ecf4ee}
.wp-frame{position:absolute;outline:3px solid #f6b73c;outline-offset:-3px;box-shadow:0 0 0 1px #08120d,inset 0 0 0 4px #08120d80}
.wp-bar{position:absolute;display:flex;gap:2px;padding:3px;border-radius:12px;background:#0f1d16;box-shadow:0 0 0 1px #ecf4ee,0 6px 20px #0006;pointer-events:auto;transform-origin:top right}
.wp-bar button{all:unset;box-sizing:border-box;display:grid;place-items:center;width:44px;height:44px;border-radius:9px;cursor:pointer}
.wp-bar button:hover{background:#254231}
.wp-bar button:focus-visible{outline:2px solid #f6b73c}
.wp-bar button:disabled{opacity:.45;cursor:default}
.wp-grip{touch-action:none;cursor:grab!important}
@media(max-width:640px){.wp-bar{position:fixed;top:auto!important;bottom:8px;transform-origin:bottom right}}
.wp-note{position:fixed;top:12px;left:50%;translate:-50%;margin:0;padding:10px 16px;border-radius:12px;background:#0f1d16;box-shadow:0 0 0 1px #f6b73c,0 6px 20px #0006}
.wp-drop{position:absolute;left:0;right:0;height:6px;margin-top:-3px;background:#f6b73c;box-shadow:0 0 0 1px #08120d}
.wp-into{position:absolute;left:0;right:0;outline:4px dashed #f6b73c;outline-offset:-4px;background:#f6b73c22}
::highlight(sample){background:#f6b73c66;color:#231503;text-decoration:underline dashed #b45309 2px}
[contenteditable]{outline:2px dashed #f6b73c!important;outline-offset:3px;cursor:text;min-width:1ch}
`
