import type { Plugin } from 'vite';
import { siteOrigin } from '#build/sitemap.ts';
import { parseCreaDestination } from '#config/crea.ts';
import { parseEnvironment } from '#config/environment.ts';
import { parseGoogleMaps } from '#config/googleMaps.ts';
import { parseMapHosts, parseMapStyles } from '#config/mapStyles.ts';
import { parseMonitoring } from '#config/monitoring.ts';
import { buildSettings } from './buildSettings.ts';

/**
 * What the app would find wrong when it starts in a browser is found out before it is built.
 * @param variables the build's, by their names
 * @throws with the name of the setting and an example
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  try {
    parseEnvironment(variables);
    parseMonitoring(variables);
    parseCreaDestination(variables);
    parseGoogleMaps(variables);
    parseMapStyles(variables);
    parseMapHosts(variables);
    const site = variables['VITE_SITE_URL'];
    siteOrigin(typeof site === 'string' ? site : undefined);
  } catch (failure) {
    const { message } = failure as Error; // parsers throw nothing else
    const setting = buildSettings.find(({ name }) => message.includes(`${name} `));
    throw setting ? new Error(`${message} Example: ${setting.name}=${setting.example}`) : failure;
  }
}

/** Stops a build whose settings cannot be used. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    apply: 'build',
    configResolved: ({ env }) => checkVariables({ ...process.env, ...env }),
  };
}
