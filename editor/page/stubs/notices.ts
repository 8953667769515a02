/** Replaces src/islands/contact-form/notices.tsx in the preview, which submits nothing. */
export const NoticeArea = () => null;
export const notify = () => {};
export const closeNotices = () => {};
export const closeNoticesOfCorrectedFields = () => {};
