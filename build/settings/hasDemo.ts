import { type DemoSetting, isDemoThere, parseDemo } from '#server/config/demoSetting.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The value of a setting without the spaces around it; '' where it is not set. */
export function textOf(variables: Variables, name: string): string {
  const value = variables[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The stage that an app is built for. */
export const stageOf = (variables: Variables): string => textOf(variables, 'VITE_STAGE') || 'local';

/** The setting DEMO of a build; undefined where it is wrong. */
export const demoOf = (variables: Variables): DemoSetting | undefined =>
  parseDemo(textOf(variables, 'DEMO'), stageOf(variables));

/**
 * Whether an app is built for the services of the demonstration.
 * @param variables the build's, by their names
 * @throws where DEMO is neither on nor off
 */
export function hasDemo(variables: Variables): boolean {
  const demo = demoOf(variables);
  if (!demo) throw new Error('The setting DEMO is wrong: on or off is expected. Example: DEMO=off');
  return demo === 'on' || (demo === 'found' && isDemoThere());
}
