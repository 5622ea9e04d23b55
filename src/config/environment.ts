/**
 * Settings of the build, parsed once from `import.meta.env`. An invalid value stops the start, and the error names it.
 */

const STAGES = ['local', 'staging', 'production'] as const;
type Stage = (typeof STAGES)[number];
const PRE_APPROVALS = ['external', 'inHouse', 'both'] as const;
const SWITCH = ['off', 'on'] as const;

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build (vite.config.ts): the address of the maps service, '' if there is none. */
    readonly VITE_MAPS_URL?: string;
  }
}

/** Addresses without a trailing slash; a path means this origin. */
interface ServiceAddresses {
  realtyUrl: string;
  imagesUrl: string;
  /** '' if there is no maps service. */
  mapsUrl: string;
  customerUrl: string;
}

export interface Environment extends ServiceAddresses {
  stage: Stage;
  /** The running version, from package.json: "1.5.1"; "0.0.0" if the build named none. */
  version: string;
  /** The user pool of the customers. Without an endpoint it is Amazon's. */
  identity: { poolId: string; clientId: string; endpoint?: string };
  /** Boards whose history is shown, to signed-in customers only (requirement V8). */
  historyBoards: readonly number[];
  /** Boards whose listings name their agent. */
  agentBoards: readonly number[];
  /** The place to apply for a pre-approval: the mortgage partner's site, this product, or both. */
  preApproval: (typeof PRE_APPROVALS)[number];
  /** True if customers can protect their account with an authenticator app. */
  hasSecondFactor: boolean;
  /** False if the listings' source has no estimates, so that no page promises one. */
  hasEstimates: boolean;
}

/** Thrown at start for an invalid setting. */
export class EnvironmentError extends Error {
  constructor(name: string, expected: string) {
    super(`The setting ${name} is wrong: ${expected}.`);
  }
}

const choice = <Name extends string>(
  name: string,
  value: string | undefined,
  [first, ...others]: readonly [Name, ...Name[]],
): Name => {
  const known = [first, ...others];
  const chosen = known.find((one) => one === (value || first));
  if (!chosen) throw new EnvironmentError(name, `one of ${known.join(', ')} is expected`);
  return chosen;
};

const address = (name: string, value: string | undefined, fallback: string): string => {
  const text = value?.trim() || fallback;
  if (!/^(\/[\w./-]*|https?:\/\/[^\s]+)$/.test(text)) {
    throw new EnvironmentError(name, 'a path like /realty or an http(s) address is expected');
  }
  return text.replace(/\/+$/, '');
};

/** Parses "2, 86" as numbers; "none" for no board. */
const boards = (name: string, value: string | undefined, fallback: string): number[] => {
  const text = value?.trim() || fallback;
  if (text === 'none') return [];
  if (!/^\d{1,9}(\s*,\s*\d{1,9})*$/.test(text)) {
    throw new EnvironmentError(name, 'board numbers with commas between them or none are expected');
  }
  return text.split(',').map(Number);
};

/** The pool of the local service, which exists only in stage `local` (demo/identity/pool.ts). */
const LOCAL_POOL = { poolId: 'ca-central-1_local', clientId: 'local-client', endpoint: '/idp' } as const;

/** Reads the user pool; it has a default in stage `local` only. */
const pool = (stage: Stage, text: (name: string) => string | undefined): Environment['identity'] => {
  const poolId = text('VITE_COGNITO_POOL_ID')?.trim();
  const clientId = text('VITE_COGNITO_CLIENT_ID')?.trim();
  const endpoint = text('VITE_COGNITO_ENDPOINT')?.trim();
  const own = endpoint ? { endpoint: address('VITE_COGNITO_ENDPOINT', endpoint, '') } : {};
  if (stage === 'local' && !poolId && !clientId) return { ...LOCAL_POOL, ...own };
  if (!/^[a-z\d-]+_\w+$/i.test(poolId ?? '')) {
    throw new EnvironmentError(
      'VITE_COGNITO_POOL_ID',
      'the id of a user pool like ca-central-1_AbC123 is expected',
    );
  }
  if (!/^\w[\w-]*$/.test(clientId ?? '')) {
    throw new EnvironmentError('VITE_COGNITO_CLIENT_ID', 'the id of an app client of that pool is expected');
  }
  return { poolId: poolId ?? '', clientId: clientId ?? '', ...own };
};

const textsOf =
  (variables: Record<string, unknown>) =>
  (name: string): string | undefined => {
    const value = variables[name];
    return typeof value === 'string' ? value : undefined;
  };

const addresses = (text: (name: string) => string | undefined): ServiceAddresses => ({
  realtyUrl: address('VITE_REALTY_URL', text('VITE_REALTY_URL'), '/realty'),
  imagesUrl: address('VITE_IMAGES_URL', text('VITE_IMAGES_URL'), '/images'),
  mapsUrl: text('VITE_MAPS_URL')?.trim() ? address('VITE_MAPS_URL', text('VITE_MAPS_URL'), '') : '',
  customerUrl: address('VITE_CUSTOMER_URL', text('VITE_CUSTOMER_URL'), '/customer'),
});

/** True unless "estimates" is among the names that the build leaves out. */
export const hasEstimatesIn = (variables: Readonly<Record<string, unknown>>): boolean =>
  !/\bestimates\b/.test(`${variables['VITE_HIDDEN_FILTERS']}`);

/** Reads the settings from the build's variables. */
export function parseEnvironment(variables: Record<string, unknown>): Environment {
  const text = textsOf(variables);
  const stage = choice('VITE_STAGE', text('VITE_STAGE'), STAGES);
  // A pool of Cognito refuses it until it allows authenticator apps. The local service always does.
  const defaultFactor = stage === 'local' ? 'on' : 'off';
  return {
    stage,
    version: text('VITE_APP_VERSION') || '0.0.0',
    ...addresses(text),
    identity: pool(stage, text),
    historyBoards: boards('VITE_HISTORY_BOARDS', text('VITE_HISTORY_BOARDS'), '2,86'),
    agentBoards: boards('VITE_AGENT_BOARDS', text('VITE_AGENT_BOARDS'), 'none'),
    preApproval: choice('VITE_PRE_APPROVAL', text('VITE_PRE_APPROVAL'), PRE_APPROVALS),
    hasSecondFactor:
      choice('VITE_SECOND_FACTOR', text('VITE_SECOND_FACTOR') || defaultFactor, SWITCH) === 'on',
    hasEstimates: hasEstimatesIn(variables),
  };
}

/** Separate from the other settings: the boot script needs only these. */
export const serviceAddresses: ServiceAddresses = addresses(textsOf(import.meta.env ?? {}));

/** Host of the content's pictures, which are beside the realty service; '' for this origin. */
export const contentHost = (): string => serviceAddresses.realtyUrl.replace(/\/realty$/, '');

// Marked as pure, so that a bundle that reads only the addresses does not contain the rest.
export const environment: Environment = /* @__PURE__ */ parseEnvironment(import.meta.env ?? {});
