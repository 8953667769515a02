/**
 * Tells Emotion which styles the page came with, so that it does not write them again: their names, which its server
 * would list a second time in an attribute (0.3 kB of every page), are read from the styles themselves. To be imported
 * before Emotion, which looks once, when it starts.
 */
export {};

for (const style of document.querySelectorAll('style[data-emotion="css"]')) {
  const names = (style.textContent ?? "").matchAll(/\.css-(\w+)/g);
  style.setAttribute("data-emotion", ["css", ...new Set(Array.from(names, ([, name]) => name))].join(" "));
}
