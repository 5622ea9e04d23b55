/** The port to whoever watches over the product: what broke for a visitor is told here. */

/** Where something broke. */
export interface FaultContext {
  /**
   * `route`: a page failed to load or to draw. `product`: everything did. `window`, `promise`: nobody caught it.
   * `call`: a service failed.
   */
  where: 'route' | 'product' | 'window' | 'promise' | 'call';
  /** The address below the origin, without its query, which may hold what was typed. */
  path: string;
  /** React's list of the components round the one that broke, where it is known. */
  components?: string;
  /** Of a failed call: its endpoint, the status (0 where no answer came), and the id that the service gave it. */
  call?: { name: string; status: number; requestId?: string };
}

/** Takes a fault in; never throws. */
export type FaultReporter = (error: unknown, context: FaultContext) => void;

/** In the console, and from a built product to whoever is told of its faults. */
function tellAll(error: unknown, context: FaultContext): void {
  console.error('A fault was met.', context, error);
  if (!import.meta.env.PROD) return;
  // Where not even that code comes, the console has it.
  import('./faultSink.ts').then(({ takeFault }) => takeFault(error, context)).catch(() => undefined);
}

let reporter: FaultReporter = tellAll;

/** Tells of a fault that a visitor met. Never throws. */
export function reportFault(error: unknown, context: FaultContext): void {
  reporter(error, context);
}

/** Chooses who hears of faults; called before the first page is drawn. Answers how to take it back. */
export function chooseFaultReporter(chosen: FaultReporter): () => void {
  const before = reporter;
  reporter = (error, context) => {
    try {
      chosen(error, context);
    } catch (failure) {
      // The page that stands in for the broken one must be drawn whatever happens to the report.
      console.error('A fault could not be reported.', failure, error);
    }
  };
  return () => {
    reporter = before;
  };
}
