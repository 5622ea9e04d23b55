/** The port to whoever watches over the product: what broke for a visitor is told here. */
import type { FaultContext } from './faultContext.ts';

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
