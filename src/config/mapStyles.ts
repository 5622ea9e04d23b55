/** Map styles of other providers instead of the local one, from the build's variables. Loaded with the map. */
import { EnvironmentError } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    /** Replaced by the build (vite.config.ts), which leaves out code that only other providers' styles need. */
    readonly VITE_MAP_STYLE_URL?: string;
  }
}

const isAddress = (text: string): boolean => /^(\/[\w./-]*|https?:\/\/[^\s,]+)$/.test(text);

/** MapLibre styles by appearance; undefined if the maps service has them. */
export type MapStyles = Readonly<Record<'light' | 'dark' | 'aerial', string>>;

/**
 * Reads the addresses of styles from the build's variables: one for all appearances, or up to three, separated by
 * commas: light, dark and aerial.
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

/** Reads the other hosts that serve tiles, fonts and icons of those styles. */
export function parseMapHosts(variables: Record<string, unknown>): string[] {
  const value = variables['VITE_MAP_HOSTS'];
  const hosts = typeof value === 'string' ? value.split(',').map((host) => host.trim()) : [];
  const named = hosts.filter(Boolean);
  if (!named.every((host) => /^https?:\/\/[\w.*:-]+$/.test(host))) {
    throw new EnvironmentError('VITE_MAP_HOSTS', 'hosts like https://tiles.example with commas are expected');
  }
  return named;
}
