import { demoOf, hasDemo, textOf } from './hasDemo.ts';

/**
 * Returns the address of the maps service that an app is built for: VITE_MAPS_URL, else the demonstration's; '' if
 * there is none.
 * @param variables the build's settings by name
 */
export function mapsAddress(variables: Readonly<Record<string, unknown>>): string {
  // checkSettings reports an invalid DEMO with more detail.
  const isDemo = demoOf(variables) !== undefined && hasDemo(variables);
  return textOf(variables, 'VITE_MAPS_URL') || (isDemo ? '/maps' : '');
}
