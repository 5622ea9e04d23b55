/** The port to fault monitoring: visitors' faults are reported here. */
import type { FaultContext } from './faultContext.ts';

/** Takes a fault; never throws. */
export type FaultReporter = (error: unknown, context: FaultContext) => void;

/** Writes a fault to the console, and in a built product also sends it to the monitoring of the build. */
function logAndSend(error: unknown, context: FaultContext): void {
  console.error('A fault was met.', context, error);
  if (!import.meta.env.PROD) return;
  // If that code can't be loaded either, the console has the fault.
  import('./faultSink.ts').then(({ takeFault }) => takeFault(error, context)).catch(() => undefined);
}

let reporter: FaultReporter = logAndSend;

/** Reports a fault that a visitor met. Never throws. */
export function reportFault(error: unknown, context: FaultContext): void {
  reporter(error, context);
}

/** Sets the reporter of faults. Called before the first render. Returns a function that takes it back. */
export function chooseFaultReporter(chosen: FaultReporter): () => void {
  const before = reporter;
  reporter = (error, context) => {
    try {
      chosen(error, context);
    } catch (failure) {
      // The error page must be rendered even if the report fails.
      console.error('A fault could not be reported.', failure, error);
    }
  };
  return () => {
    reporter = before;
  };
}
