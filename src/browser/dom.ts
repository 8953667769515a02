/** Short aliases, because an inline script may not exceed two kilobytes. */
export const on: typeof window.addEventListener = addEventListener;
export const doc = document;
