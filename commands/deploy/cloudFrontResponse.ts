import { CommandFailure } from '#commands/launch/output.mjs';
import type { BuildHeaders } from './buildHeaders.ts';

/**
 * Largest function in bytes: it is passed as a parameter of CloudFormation (docs.aws.amazon.com, quotas of
 * CloudFormation, 2026-11). CloudFront itself allows 10,240.
 */
const LONGEST = 4_096;

/** Headers that have the same value for every kind of file. */
function sharedHeaders(headers: BuildHeaders): Record<string, string> {
  const kinds = Object.values(headers);
  const [first = {}] = kinds;
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => kinds.every((kind) => kind[name] === value)),
  );
}

/**
 * The code of the CloudFront function that adds a build's headers.
 * @param template deploy/cloudfront/viewerResponse.template.js
 * @throws CommandFailure if the code is too large; an Error if the template has no place for the headers
 */
export function cloudFrontResponse(template: string, headers: BuildHeaders): string {
  const place = 'const HEADERS = {};';
  if (!template.includes(place)) throw new Error(`The template has no line "${place}".`);
  const shared = sharedHeaders(headers);
  const own = Object.entries(headers).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => !(name in shared))),
  ]);
  const values = { shared, ...Object.fromEntries(own) };
  const code = template.replace(place, () => `const HEADERS = ${JSON.stringify(values, null, 2)};`);
  const bytes = Buffer.byteLength(code);
  if (bytes > LONGEST) {
    throw new CommandFailure(
      `CloudFront's function viewerResponse.js would have ${bytes} bytes, more than the ${LONGEST} that CloudFormation allows. The files for nginx are written. For CloudFront set fewer hosts in the settings of the build, or deploy it without CloudFormation.`,
    );
  }
  return code;
}
