/** Short names for what the inline scripts use often: each script may weigh a kilobyte. */
export const on: typeof window.addEventListener = addEventListener;
export const doc = document;
