/**
 * Evaluates React in a task of its own. Together with the app's code it would be one long task at the start. The build puts this
 * module into React's file (build/entryChunks.ts), and the app's file waits for that.
 */
import 'react-dom/client';

await new Promise((resolve) => {
  setTimeout(resolve);
});
