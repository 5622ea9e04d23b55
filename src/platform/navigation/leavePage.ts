/** Leaves the page with a full load: its memory is lost. */

/** Takes an address below the host, or undefined to reload the same page. */
export type Leaving = (path?: string) => void;

let leaving: Leaving = (path) => {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
};

/** Reloads the page, or loads another address of this host. */
export function leavePage(path?: string): void {
  leaving(path);
}

/** Sets the way to leave, for places without a browser. @returns a function that restores the former one */
export function chooseLeaving(chosen: Leaving): () => void {
  const before = leaving;
  leaving = chosen;
  return () => {
    leaving = before;
  };
}

/** Work before the page is reloaded. Never rejects. */
type Preparation = () => Promise<void>;

let prepare: Preparation | undefined;

/** Reloads the page at the visitor's request: typed values are stored first, and a new version takes over. */
export async function reloadPage(): Promise<void> {
  await prepare?.();
  leavePage();
}

/** Sets the work before each `reloadPage`. @returns a function that restores the former one */
export function prepareReloads(chosen: Preparation): () => void {
  const before = prepare;
  prepare = chosen;
  return () => {
    prepare = before;
  };
}
