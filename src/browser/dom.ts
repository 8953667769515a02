/** Short names for what the inline scripts use often: each script may weigh two kilobytes. */
export const on: typeof window.addEventListener = addEventListener;
export const doc = document;
