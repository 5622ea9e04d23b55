/** The only reader of `import.meta.env`: parsed once, a bad value stops the start with its name. */

const STAGES = ['local', 'staging', 'production'] as const;
type Stage = (typeof STAGES)[number];

export interface Environment {
  stage: Stage;
  /** Addresses without a trailing slash; a path means this origin. */
  realtyUrl: string;
  imagesUrl: string;
  mapsUrl: string;
  customerUrl: string;
  /** Boards whose history is shown, to signed-in users alone (rulings S2). */
  historyBoards: readonly number[];
}

/** Thrown at start for a setting that can't be used. */
export class EnvironmentError extends Error {
  constructor(name: string, expected: string) {
    super(`The setting ${name} is wrong: ${expected}.`);
  }
}

const address = (name: string, value: string | undefined, fallback: string): string => {
  const text = value?.trim() || fallback;
  if (!/^(\/[\w./-]*|https?:\/\/[^\s]+)$/.test(text)) {
    throw new EnvironmentError(name, 'a path like /realty or an http(s) address is expected');
  }
  return text.replace(/\/+$/, '');
};

/** "2, 86" as numbers; "none" for no board at all. */
const boards = (name: string, value: string | undefined, fallback: string): number[] => {
  const text = value?.trim() || fallback;
  if (text === 'none') return [];
  if (!/^\d{1,5}(\s*,\s*\d{1,5})*$/.test(text)) {
    throw new EnvironmentError(name, 'board numbers with commas between them or none are expected');
  }
  return text.split(',').map(Number);
};

/** Reads the settings from the build's variables. */
export function parseEnvironment(variables: Record<string, unknown>): Environment {
  const text = (name: string): string | undefined => {
    const value = variables[name];
    return typeof value === 'string' ? value : undefined;
  };
  const stage = text('VITE_STAGE') || 'local';
  const known = STAGES.find((name) => name === stage);
  if (!known) throw new EnvironmentError('VITE_STAGE', `one of ${STAGES.join(', ')} is expected`);
  return {
    stage: known,
    realtyUrl: address('VITE_REALTY_URL', text('VITE_REALTY_URL'), '/realty'),
    imagesUrl: address('VITE_IMAGES_URL', text('VITE_IMAGES_URL'), '/images'),
    mapsUrl: address('VITE_MAPS_URL', text('VITE_MAPS_URL'), '/maps'),
    customerUrl: address('VITE_CUSTOMER_URL', text('VITE_CUSTOMER_URL'), '/customer'),
    historyBoards: boards('VITE_HISTORY_BOARDS', text('VITE_HISTORY_BOARDS'), '2,86'),
  };
}

export const environment: Environment = parseEnvironment(import.meta.env);
