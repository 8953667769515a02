/**
 * The one inline script of every page, the same text everywhere (one hash in the CSP), under 1 kB. Reading, links and
 * the menu need no script; this one
 * - loads the application's scripts at the visitor's first gesture, and on a page with the contact form when the form
 *   comes near, once the page has loaded;
 * - holds back a contact form sent before that: the application handles it as soon as it is there;
 * - logs the path on the 404 page (spec §8);
 * - takes over from the browser's own checks, which speak its language and not the site's;
 * - marks the document when a script fails or the application has not started after 15 seconds, so that the form
 *   offers the mail link instead; with delivery on, the form is then left to the browser, as without JavaScript.
 * Its tag says which page this is (`data-page`) and which scripts to load, in order, each with its digest after a `#`
 * (`data-scripts`).
 */
export const earlyScript = [
  "((w,d,s,r,p,f,on,x)=>{",
  "s=d.currentScript.dataset;",
  "p=w.pagePath=s.page;",
  "on=w.addEventListener;",
  'if(f=d.querySelector("[data-contact-form]"))f.noValidate=1;',
  'x=()=>{if(w.contactFormIsReady)return;d.documentElement.dataset.scripts="failed";',
  'if(f&&f.method=="post"){f.noValidate=0;w.contactFormIsReady=1;',
  "w.contactFormWasSubmitted&&f.requestSubmit();f=0}};",
  'on("unhandledrejection",x);',
  "let go=()=>{",
  "if(r)return;r=1;setTimeout(x,15e3);",
  's.scripts.split(" ").forEach((u,e)=>{',
  'e=d.createElement("script");e.src=u;e.integrity=u.split("#")[1];e.async=!1;',
  "e.onerror=x;",
  "d.head.append(e)})};",
  '["pointerdown","pointermove","keydown","focusin"].forEach(t=>',
  "on(t,go,{once:1,capture:1}));",
  'on("submit",e=>{',
  "if(w.contactFormIsReady)return;",
  "e.preventDefault();e.stopPropagation();w.contactFormWasSubmitted=!0;go()",
  "},true);",
  'on("load",()=>{',
  "if(f)new IntersectionObserver(x=>x.some(i=>i.isIntersecting)&&go(),",
  '{rootMargin:"25%"}).observe(f)});',
  'if(p=="/404.html"){p=w.notFoundReported=location.pathname;console.warn("404: "+p)}',
  "})(window,document)",
].join("");
