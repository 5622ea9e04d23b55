import { expect, test } from 'vitest';
import { entryChunks } from './entryChunks.ts';

test('React’s file contains the module that ends the task in which React is evaluated, and the app’s file waits for it', () => {
  const imports: Record<string, string[]> = {
    '/x/src/main.tsx': ['/x/src/app/start.tsx'],
    '/x/src/app/start.tsx': ['/x/src/app/evaluateReact.ts', '/x/src/app/App.tsx'],
    '/x/src/app/evaluateReact.ts': ['/x/node_modules/react-dom/client.js'],
  };
  const graph = {
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: [], code: '' }),
  };
  const nameOf = entryChunks('/x/src/main.tsx');
  const ids = ['/x/node_modules/react-dom/client.js', '/x/src/app/evaluateReact.ts', '/x/src/app/start.tsx'];
  expect(ids.map((id) => nameOf(id, graph))).toEqual(['react', 'react', 'shell']);
});
