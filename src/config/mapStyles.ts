/** Maps of others in place of the local one, read from the build's variables: a file that comes with the map. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** A constant to the build (vite.config.ts), which leaves out what only styles of others need. */
    readonly VITE_MAP_STYLE_URL?: string;
  }
}

const isAddress = (text: string): boolean => /^(\/[\w./-]*|https?:\/\/[^\s,]+)$/.test(text);

/** Styles of MapLibre by the look of the ground; undefined where the maps service has them. */
export type MapStyles = Readonly<Record<'light' | 'dark' | 'aerial', string>>;

/**
 * Reads the addresses of styles from the build's variables: one for all looks, or up to three with commas between
 * them, for the light look, the dark one and the view from the air.
 */
export function parseMapStyles(variables: Record<string, unknown>): MapStyles | undefined {
  const value = variables['VITE_MAP_STYLE_URL'];
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) return undefined;
  const addresses = text.split(',').map((address) => address.trim());
  const [light = '', dark = light, aerial = light] = addresses;
  if (addresses.length > 3 || !addresses.every(isAddress)) {
    throw new EnvironmentError(
      'VITE_MAP_STYLE_URL',
      'one to three addresses of MapLibre styles with commas between them are expected',
    );
  }
  return { light, dark, aerial };
}

/** Reads the other hosts that those styles' tiles, letters and signs come from. */
export function parseMapHosts(variables: Record<string, unknown>): string[] {
  const value = variables['VITE_MAP_HOSTS'];
  const hosts = typeof value === 'string' ? value.split(',').map((host) => host.trim()) : [];
  const named = hosts.filter(Boolean);
  if (!named.every((host) => /^https?:\/\/[\w.*:-]+$/.test(host))) {
    throw new EnvironmentError('VITE_MAP_HOSTS', 'hosts like https://tiles.example with commas are expected');
  }
  return named;
}
