import type { Plugin } from 'vite';

/**
 * Leaves the files of every page out of the lists by which the app preloads the code of a page or a part: they are loaded
 * when it runs. The lists are part of the code that every page loads.
 */
export function knownPreloads(): Plugin {
  const known = new Set<string>();
  return {
    name: 'known-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((name) => !known.has(name)) : files,
        },
      },
    }),
    // Before Vite writes the lists, whose plugins come after those of the project.
    generateBundle(_options, bundle) {
      const add = (name: string): void => {
        const file = bundle[name];
        if (file?.type !== 'chunk' || known.has(name)) return;
        known.add(name);
        file.imports.forEach(add);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.facadeModuleId?.endsWith('.html')) add(file.fileName);
      }
    },
  };
}
