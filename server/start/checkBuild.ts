import type { Configuration } from '#server/config/configuration.ts';
import { type BuiltApp, builtApp, hasNotes } from '#server/static/buildNotes.ts';
import { type ClosedDays, DEFAULT_CLOSED_DAYS } from '../../src/domain/viewingDays.ts';

/** The built app is missing, or was built with other settings than the server's. */
export class WrongBuild extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongBuild';
  }
}

const listed = (days: ClosedDays = DEFAULT_CLOSED_DAYS): string => days.join(',') || 'none';

const worded = (name: string, value: string | undefined): string =>
  value === undefined ? `${name} unset` : `${name}=${value}`;

/** A setting of the server, its name in the build, and its value in each of the two. */
type Pair = readonly [name: string, buildName: string, here: string | undefined, built: string | undefined];

function pairsOf(
  { stage, identity, closedDays }: Configuration,
  isDemo: boolean,
  app: BuiltApp,
): readonly Pair[] {
  const pool = identity.kind === 'cognito' ? identity : undefined;
  const poolId = pool?.issuer.slice(pool.issuer.lastIndexOf('/') + 1);
  const onOff = (value: boolean): string => (value ? 'on' : 'off');
  return [
    ['STAGE', 'VITE_STAGE', stage, app.stage],
    ['DEMO', 'DEMO', onOff(isDemo), onOff(app.demo)],
    ['COGNITO_POOL_ID', 'VITE_COGNITO_POOL_ID', poolId, app.poolId],
    ['COGNITO_CLIENT_ID', 'VITE_COGNITO_CLIENT_ID', pool?.clientId, app.clientId],
    ['CLOSED_DAYS', 'VITE_CLOSED_DAYS', listed(closedDays), listed(app.closedDays)],
  ];
}

/**
 * Compares the server's settings with those that the app was built with.
 * @param isDemo whether the demonstration runs
 * @throws WrongBuild for the first setting that contradicts the build; outside stage local also when the build has no
 * notes
 */
export function checkBuild(configuration: Configuration, isDemo: boolean): void {
  const { appFolder, stage } = configuration;
  const app = builtApp(appFolder);
  if (!app) {
    if (stage === 'local') return;
    const state = hasNotes(appFolder) ? 'The app of an older release is' : 'There is no built app';
    throw new WrongBuild(
      `${state} in ${appFolder}: run VITE_STAGE=${stage} npm run build with the settings of the build, or set APP_DIR to its folder.`,
    );
  }
  const wrong = pairsOf(configuration, isDemo, app).find(([, , here, built]) => here !== built);
  if (!wrong) return;
  const [name, buildName, here, built] = wrong;
  throw new WrongBuild(
    `${worded(name, here)} does not match the app in ${appFolder}, which was built with ${worded(buildName, built)}: start with ${worded(name, built)}, or build it again with ${worded(buildName, here)}.`,
  );
}
