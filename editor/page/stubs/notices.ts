/** The preview submits nothing and shows no notices. */
export const NoticeArea = () => null;
export const notify = () => {};
export const closeCorrected = () => {};
