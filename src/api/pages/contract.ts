/**
 * The contract between the server, which answers pages, and the program of the build that plans them (src/heads). The server
 * takes these types alone from the app, and loads the program from the build.
 */

/** An address of the product, and the caller's wishes. */
export interface PageRequest {
  /** Below the base path, with its query: "/list/Ontario/Toronto?beds=3". */
  path: string;
  /** The site's origin: "https://www.harbourandpine.example". */
  origin: string;
  /** The languages that the caller prefers, best first: "fr-CA", "en". */
  languages: readonly string[];
}

/** A call of the realty service that the page sends first. */
export interface FirstCall {
  /** Below the service's address: "/listings/C1000001". */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for which pages may repeat an answer; 0 by default. */
  validMs?: number;
}

/** The answer to a first call: its status, and its parsed JSON. */
export interface FirstAnswer {
  status: number;
  body: unknown;
}

/** An element of a page's head. */
export interface HeadTag {
  element: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** JSON of a script that holds data. */
  text?: string;
}

/** A change of a skeleton, which the page shows until the app has rendered. */
export interface Skeleton {
  /** Id of its template in index.html: "home-en". */
  id: string;
  /**
   * Returns its changed HTML.
   * @param html of the template, as the build wrote it
   * @param inlined returns the data URL of a file of the app, by its address; the address itself for a missing file
   */
  rewrite(html: string, inlined: (address: string) => string): string;
}

/** The parts of a page that differ from the page as it was built. */
export interface PageParts {
  /** 404 for an unknown listing, place or page. */
  status: 200 | 404;
  /** The canonical path below the base path, if the caller has to be redirected there. */
  location?: string;
  /** "fr-CA" */
  locale: string;
  title: string;
  tags: readonly HeadTag[];
  /** Shown without the app's code: a heading, sentences, and a telephone number with its text. */
  facts: { heading: string; sentences: readonly string[]; phone: { text: string; href: string } };
  /** The change of this page's skeleton; none by default. */
  skeleton?: Skeleton;
}

/** The first answer for an address, as far as it is known before a call was sent. */
export interface PagePlan {
  language: 'en' | 'fr';
  /** The call whose answer the page shows first; undefined for pages without one. */
  call?: FirstCall;
  /** A further call whose answer the page shows first, but its head does not need. */
  further?: FirstCall;
  /** The call that the head needs as well, by the answer to the first. */
  check?(answer: FirstAnswer | undefined): FirstCall | undefined;
  /**
   * Writes the page's head.
   * @param answer to the call; undefined if there was none in time
   * @param checked answer to the call of `check`, in the same way
   * @param further answer to the further call
   * @returns undefined if the page stays as it was built
   */
  write(answer: FirstAnswer | undefined, checked?: FirstAnswer, further?: FirstAnswer): PageParts | undefined;
}

/** The program that plans the pages of a built app (src/heads). */
export interface PageProgram {
  /** @returns undefined for private pages, which stay as they were built */
  planPage(request: PageRequest): PagePlan | undefined;
  /** Returns the kind of the skeleton that the page at a path shows first: "login". Builds before 1.6.0 have all in each page. */
  skeletonOf?(path: string): string;
  /** Makes the pages that are planned next show published content (WireSite) in place of that of the build. */
  takeSite?(site: object): void;
}
