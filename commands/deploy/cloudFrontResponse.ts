import type { BuildHeaders } from './buildHeaders.ts';

/** Largest function of CloudFront in bytes (docs.aws.amazon.com, quotas of CloudFront, 2026-11). */
const LONGEST = 10_240;

/**
 * The code of the CloudFront function that adds a build's headers.
 * @param template deploy/cloudfront/viewerResponse.template.js
 * @throws if the template has no place for them, or the code is larger than CloudFront allows
 */
export function cloudFrontResponse(template: string, headers: BuildHeaders): string {
  const place = 'const HEADERS = {};';
  if (!template.includes(place)) throw new Error(`The template has no line "${place}".`);
  const code = template.replace(place, () => `const HEADERS = ${JSON.stringify(headers, null, 2)};`);
  if (Buffer.byteLength(code) > LONGEST) throw new Error(`The function has more than ${LONGEST} bytes.`);
  return code;
}
