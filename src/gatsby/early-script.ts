/**
 * The one inline script of a page, under 1 kB and the same text on all pages of its kind (a digest each in the CSP).
 * Reading, links and the menu need no script; this one
 * - loads the application's scripts at the visitor's first gesture, which a mouse makes by moving: browsers tell of one
 *   that merely lies over the page as it appears, too;
 * - marks the document when a script fails or the application has not started after 15 seconds.
 * On a page with the contact form it also
 * - loads the scripts when the form comes near, once the page has loaded and been painted;
 * - holds back a form sent before that: the application handles it as soon as it is there;
 * - takes over from the browser's own checks, which speak its language and not the site's;
 * - leaves the form to the browser when the application does not come and delivery is on; with delivery off, the mark
 *   lets the form offer the mail link instead.
 * On the 404 page it logs the path (spec §8).
 * Its tag says which page this is (`data-page`) and which scripts to load, in order, each with its digest after a `#`
 * (`data-scripts`).
 */
export function earlyScript({ hasForm, isNotFound }: { hasForm: boolean; isNotFound: boolean }): string {
  return [
    "((w,d,s,r,f)=>{",
    "s=d.currentScript.dataset;",
    "w.pagePath=s.page;",
    "let on=addEventListener,x=()=>{",
    "if(w.contactFormIsReady)return;",
    'd.documentElement.dataset.scripts="failed"',
    hasForm &&
      ';if(f?.method=="post"){f.noValidate=0;w.contactFormIsReady=1;w.contactFormWasSubmitted&&f.requestSubmit();f=0}',
    "},",
    "go=()=>{",
    "if(r)return;r=1;",
    // Elsewhere nothing tells a late application from one that is there.
    hasForm && "setTimeout(x,15e3);",
    's.scripts.split(" ").forEach((u,e)=>{',
    'e=d.createElement("script");e.src=u;e.integrity=u.split("#")[1];e.async=!1;e.onerror=x;d.head.append(e)})};',
    'on("unhandledrejection",x);',
    '["pointerdown","keydown","focusin"].forEach(t=>on(t,go,!0));',
    'on("pointermove",e=>(e.movementX||e.movementY)&&go(),!0);',
    hasForm && formPart,
    isNotFound && 'let p=w.notFoundReported=location.pathname;console.warn("404: "+p)',
    "})(window,document)",
  ]
    .filter(Boolean)
    .join("");
}

const formPart = [
  'f=d.querySelector("[data-contact-form]");f.noValidate=1;',
  'on("submit",e=>{',
  "w.contactFormIsReady||(e.preventDefault(),e.stopPropagation(),w.contactFormWasSubmitted=!0,go())",
  "},!0);",
  // A second later: the load event comes before the first paint of a page without pictures.
  'on("load",()=>setTimeout(()=>new IntersectionObserver(x=>x.pop().isIntersecting&&go(),{rootMargin:"25%"}).observe(f),1e3))',
].join("");
