/** Leaving the page for good: what it holds in memory is gone afterwards. */

/** Where to: an address below the host, or undefined for the same page anew. */
export type Leaving = (path?: string) => void;

let leaving: Leaving = (path) => {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
};

/** Loads the page anew, or another address of this host. */
export function leavePage(path?: string): void {
  leaving(path);
}

/** Chooses what leaving is, where there is no browser to do it. @returns puts back what it was */
export function chooseLeaving(chosen: Leaving): () => void {
  const before = leaving;
  leaving = chosen;
  return () => {
    leaving = before;
  };
}

/** What is done before a page is loaded anew. Never rejects. */
type Preparation = () => Promise<void>;

let prepare: Preparation | undefined;

/** Loads the page anew at the visitor's wish: what is typed is kept first, and a new version takes over. */
export async function reloadPage(): Promise<void> {
  await prepare?.();
  leavePage();
}

/** Chooses what is done before each `reloadPage`. @returns puts back what it was */
export function prepareReloads(chosen: Preparation): () => void {
  const before = prepare;
  prepare = chosen;
  return () => {
    prepare = before;
  };
}
