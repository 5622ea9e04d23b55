import { type DemoSetting, isDemoThere, parseDemo } from '#server/config/demoSetting.ts';

type Variables = Readonly<Record<string, unknown>>;

const textOf = (variables: Variables, name: string): string => {
  const value = variables[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The setting DEMO of a build; undefined where it is wrong. */
export const demoOf = (variables: Variables): DemoSetting | undefined =>
  parseDemo(textOf(variables, 'DEMO'), textOf(variables, 'VITE_STAGE') || 'local');

/**
 * Address of the maps service that an app is built for: VITE_MAPS_URL, else the demonstration's; '' where there is none.
 * @param variables the build's, by their names
 */
export function mapsAddress(variables: Variables): string {
  const demo = demoOf(variables);
  const isDemo = demo === 'on' || (demo === 'found' && isDemoThere());
  return textOf(variables, 'VITE_MAPS_URL') || (isDemo ? '/maps' : '');
}
