/** Words that say nothing about the content of a file. */
const emptyNames = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'index'];

const forms = {
  component: /^[A-Z][A-Za-z0-9]*$/,
  thing: /^[a-z][A-Za-z0-9]*$/,
  declaration: /^[a-z][a-z-]*\.d$/,
  folder: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  ownLanguage: /^[a-zA-Z][A-Za-z0-9]*\.(test|e2e|config)$/,
} as const;

function fileFault(path: string, stem: string): string | undefined {
  if (emptyNames.includes(stem.toLowerCase())) {
    return `${path}: "${stem}" does not say what the file holds`;
  }
  const special = forms.declaration.test(stem) || forms.ownLanguage.test(stem);
  if (special || forms.thing.test(stem) || (path.endsWith('.tsx') && forms.component.test(stem))) {
    return undefined;
  }
  return `${path}: files are Component.tsx, useThing.ts, thing.ts, thing.test.ts or journey.e2e.ts`;
}

function folderFault(path: string, folder: string): string | undefined {
  if (emptyNames.includes(folder)) {
    return `${path}: folder "${folder}" does not say what it holds`;
  }
  return forms.folder.test(folder) ? undefined : `${path}: folder "${folder}" is not in lower case`;
}

/**
 * Finds faults in the names of a file and its folders.
 * @param path with slashes, from the project's root
 */
export function nameFaults(path: string): string[] {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  const stem = file.replace(/\.(ts|tsx|mjs|js)$/, '');
  return [fileFault(path, stem), ...parts.map((folder) => folderFault(path, folder))].filter(
    (fault) => fault !== undefined,
  );
}
