import { type DemoSetting, isDemoThere, parseDemo } from '#server/config/demoSetting.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Returns the trimmed value of a setting; '' if it is not set. */
export function textOf(variables: Variables, name: string): string {
  const value = variables[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the stage that an app is built for. */
export const stageOf = (variables: Variables): string => textOf(variables, 'VITE_STAGE') || 'local';

/** Returns the setting DEMO of a build; undefined if it is invalid. */
export const demoOf = (variables: Variables): DemoSetting | undefined =>
  parseDemo(textOf(variables, 'DEMO'), stageOf(variables));

/**
 * True if an app is built for the demonstration's services.
 * @param variables the build's, by their names
 * @throws if DEMO is neither on nor off
 */
export function hasDemo(variables: Variables): boolean {
  const demo = demoOf(variables);
  if (!demo) throw new Error('The setting DEMO is wrong: on or off is expected. Example: DEMO=off');
  return demo === 'on' || (demo === 'found' && isDemoThere());
}
