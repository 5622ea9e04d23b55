/** The port to whoever watches over the product: what broke for a visitor is told here. */

/** Where something broke. */
export interface FaultContext {
  /** `route`: a page failed to load or to draw. `product`: everything did. */
  where: 'route' | 'product';
  /** The address below the origin, without its query, which may hold what was typed. */
  path: string;
  /** React's list of the components round the one that broke, where it is known. */
  components?: string;
}

/** Takes a fault in; never throws. */
export type FaultReporter = (error: unknown, context: FaultContext) => void;

let reporter: FaultReporter = (error, context) => console.error('A fault was met.', context, error);

/** Tells of a fault that a visitor met: in the console, where no other reporter was chosen. Never throws. */
export function reportFault(error: unknown, context: FaultContext): void {
  try {
    reporter(error, context);
  } catch (failure) {
    // The page that stands in for the broken one must be drawn whatever happens to the report.
    console.error('A fault could not be reported.', failure, error);
  }
}

/** Chooses who hears of faults; called before the first page is drawn. Answers how to take it back. */
export function chooseFaultReporter(chosen: FaultReporter): () => void {
  const before = reporter;
  reporter = chosen;
  return () => {
    reporter = before;
  };
}
