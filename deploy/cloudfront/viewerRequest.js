// The CloudFront function "viewer request" (runtime cloudfront-js-2.0): takes files from the bucket and pages from the
// origin group, and redirects the bare address and the app's address without its slash. The group asks the services for a
// page, and the bucket if they fail. Both get the path of the app's page, and the services its address in X-Page.
import cf from 'cloudfront';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const { request } = event;
  const { uri } = request;
  const moved = (statusCode, statusDescription) => ({
    statusCode,
    statusDescription,
    headers: { location: { value: '/real-estate/' } },
  });
  if (uri === '/') return moved(302, 'Found');
  if (uri === '/real-estate') return moved(301, 'Moved Permanently');
  if (uri === '/robots.txt') request.uri = '/real-estate/robots.txt';
  const isFile =
    uri.startsWith('/real-estate/assets/') ||
    /\.(html|js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)$/.test(uri);
  // The desk has a page of its own, which is a file.
  const isDesk = /^\/real-estate\/desk(\/|$)/.test(uri) && !isFile;
  if (isDesk) request.uri = '/real-estate/desk.html';
  // These are parts of the cache's key. Of a language header, which has hundreds of forms, only the first of the product's
  // two languages matters.
  const { value: accepted = '' } = request.headers['accept-language'] || {};
  delete request.headers['accept-language'];
  delete request.headers['x-page'];
  if (isFile || isDesk) {
    request.cookies = {};
    // The services' manifest has the published brand. If they fail, the group takes that of the build from the bucket.
    if (uri !== '/real-estate/app.webmanifest') cf.selectRequestOriginById('app');
    return request;
  }
  const query = Object.entries(request.querystring || {}).flatMap(([name, { value, multiValue }]) =>
    (multiValue || [{ value }]).map((one) => `${name}=${one.value}`),
  );
  request.headers['x-page'] = { value: query.length > 0 ? `${uri}?${query.join('&')}` : uri };
  const isFrench = /^((?!\s*en\b)[^,]*,)*\s*fr\b/i.test(accepted);
  request.headers['accept-language'] = { value: isFrench ? 'fr' : 'en' };
  request.querystring = {};
  request.uri = '/real-estate/index.html';
  return request;
}
