/** Evaluates the store's libraries in a task of their own, as src/app/evaluateReact.ts does with React. */
import '@reduxjs/toolkit/query/react';

await new Promise((resolve) => {
  setTimeout(resolve);
});
