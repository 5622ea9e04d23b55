// The CloudFront function "viewer request" (runtime cloudfront-js-2.0): answers every address of the app that is not a
// file with the app's page, and redirects the bare address and the app's address without its slash.
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
  if (uri === '/robots.txt') {
    request.uri = '/real-estate/robots.txt';
    return request;
  }
  const isFile =
    uri.startsWith('/real-estate/assets/') ||
    /\.(js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)$/.test(uri);
  if (!isFile) request.uri = '/real-estate/index.html';
  return request;
}
