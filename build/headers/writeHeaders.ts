import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hasDemo, stageOf, textOf } from '#build/settings/hasDemo.ts';
import { parseClosedDays } from '#config/closedDays.ts';
import { hasEstimatesIn } from '#config/environment.ts';
import { BUILD_NOTES, type BuiltApp } from '#server/static/buildNotes.ts';
import { inlineScriptSources } from '#server/static/inlineScripts.ts';
import { EMBEDDED_SCRIPT } from '#server/static/pages/embeddedAnswers.ts';
import { type FileKind, headersOf, type PageSources } from '#server/static/securityHeaders.ts';
import { outsideHosts } from './outsideHosts.ts';

/** Kinds of files, for a host's configuration. The first matching row counts. */
const ROWS: readonly { kind: FileKind; files: string }[] = [
  { kind: 'schemaWorker', files: 'assets/schemaWorker-*.js' },
  { kind: 'script', files: '*.js, *.mjs' },
  { kind: 'page', files: 'index.html, and every address without a file' },
  { kind: 'plain', files: 'everything else' },
];

/** Returns the headers of each kind of file. */
export function headerRows(sources: PageSources) {
  return ROWS.map(({ kind, files }) => ({ files, headers: headersOf(kind, sources) }));
}

/** Returns the app's settings that the server reads. */
function builtAppOf(variables: Record<string, string | undefined>, version: string): BuiltApp {
  const siteUrl = textOf(variables, 'VITE_SITE_URL');
  const poolId = textOf(variables, 'VITE_COGNITO_POOL_ID');
  const clientId = textOf(variables, 'VITE_COGNITO_CLIENT_ID');
  const hasClosedDays = textOf(variables, 'VITE_CLOSED_DAYS') !== '';
  return {
    version,
    stage: stageOf(variables),
    demo: hasDemo(variables),
    ...(siteUrl && { siteUrl }),
    ...(poolId && { poolId }),
    ...(clientId && { clientId }),
    ...(hasClosedDays && { closedDays: parseClosedDays(variables) }),
    ...(!hasEstimatesIn(variables) && { hasEstimates: false }),
  };
}

/**
 * Writes the headers of every file beside the build, for hosts without the product's own server. The page's policy
 * has the hashes of its inline scripts, which change with them. The app's settings are included, so that a server with
 * other settings can refuse it.
 * @param version "1.5.1"
 */
export function writeHeaders(version: string): Plugin {
  let folder = 'dist';
  let variables: Record<string, string | undefined> = {};
  return {
    name: 'write-headers',
    apply: 'build',
    configResolved({ build, env, root }) {
      folder = join(root, build.outDir);
      variables = env as Record<string, string | undefined>; // Vite's own type allows anything
    },
    // Runs after the page is written, and before the files are compressed.
    writeBundle() {
      const app = builtAppOf({ ...variables, DEMO: process.env['DEMO'] }, version);
      const outside = outsideHosts(variables);
      // The demonstration's tours are pages of its own address.
      const hosts = app.demo ? { ...outside, frames: ["'self'", ...(outside.frames ?? [])] } : outside;
      const scripts = inlineScriptSources(
        // A host that adds these headers to the services' pages has to allow their script too.
        readFileSync(join(folder, 'index.html'), 'utf8') + EMBEDDED_SCRIPT,
      );
      const notes = { app, hosts, files: headerRows({ scripts, hosts }) };
      writeFileSync(join(folder, BUILD_NOTES), `${JSON.stringify(notes, null, 2)}\n`);
    },
  };
}
