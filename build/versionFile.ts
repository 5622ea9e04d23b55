import type { Plugin } from 'vite';

/** Returns the text of manifest.json, which has the deployed version. */
export function versionText(version: string): string {
  return `${JSON.stringify({ version })}\n`;
}

/**
 * Writes manifest.json beside the page. Running pages request it to learn of a newer deployment. It is not the web
 * app's manifest: that is app.webmanifest.
 * @param version of package.json: "1.5.1"
 */
export function versionFile(version: string): Plugin {
  return {
    name: 'version-file',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}manifest.json`, (_request, answer) => {
        answer.setHeader('Content-Type', 'application/json; charset=utf-8');
        answer.setHeader('Cache-Control', 'no-store');
        answer.end(versionText(version));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: versionText(version) });
    },
  };
}
