/** Short names for what the inline scripts say often: each has a kilobyte. */
export const on: typeof window.addEventListener = addEventListener;
export const doc = document;
