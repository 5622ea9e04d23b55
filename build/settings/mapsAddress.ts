import { hasDemo, textOf } from './hasDemo.ts';

/**
 * Address of the maps service that an app is built for: VITE_MAPS_URL, else the demonstration's; '' where there is none.
 * @param variables the build's, by their names
 * @throws where DEMO is neither on nor off
 */
export function mapsAddress(variables: Readonly<Record<string, unknown>>): string {
  const demo = hasDemo(variables) ? '/maps' : '';
  return textOf(variables, 'VITE_MAPS_URL') || demo;
}
