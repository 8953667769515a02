import { localForage } from "decap-cms-lib-util";
import { nextForm } from "./form";

/**
 * «Les reprendre ?»: Decap looks for the unsaved form while it loads the file, and whichever comes last wins. It finds
 * nothing until the file's form is on the page.
 */
export async function offerDrafts(): Promise<void> {
  // Until then it has other methods. Without storage there are no drafts.
  await localForage.ready().catch(() => {});
  const { getItem } = localForage;
  localForage.getItem = async (key) => {
    if (key.startsWith("backup.")) await nextForm();
    return getItem.call(localForage, key);
  };
}
