import { isDemoThere, parseDemo } from '#server/config/demoSetting.ts';

/**
 * Address of the maps service that an app is built for: VITE_MAPS_URL, else the demonstration's; '' where there is none.
 * @param variables the build's, by their names
 * @throws where DEMO is neither on nor off
 */
export function mapsAddress(variables: Readonly<Record<string, unknown>>): string {
  const text = (name: string): string => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const demo = parseDemo(text('DEMO'), text('VITE_STAGE') || 'local');
  if (!demo) throw new Error('The setting DEMO is wrong: on or off is expected. Example: DEMO=off');
  const isDemo = demo === 'on' || (demo === 'found' && isDemoThere());
  return text('VITE_MAPS_URL') || (isDemo ? '/maps' : '');
}
