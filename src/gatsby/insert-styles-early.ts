import { useInsertionEffect } from "react";

/**
 * In the place of Emotion's choice of an effect (webpack.ts), which inserts the styles of a new page in the one task in
 * which React commits it. Inserted while React renders, they come in slices; those of a page that is then not shown are
 * only names that nothing has.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => unknown) => insert();
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
