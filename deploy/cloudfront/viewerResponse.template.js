// The CloudFront function "viewer response" (runtime cloudfront-js-2.0): adds the build's headers by the kind of file.
// `npm run deployment-headers` fills in HEADERS, which differ in each build: those that all files share, and each kind's own.
const HEADERS = {};

function kindOf(uri) {
  if (/^\/real-estate\/assets\/schemaWorker-[\w-]+\.js$/.test(uri)) return 'schemaWorker';
  if (/\.m?js$/.test(uri)) return 'script';
  const isFile =
    uri.startsWith('/real-estate/assets/') ||
    /\.(css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)$/.test(uri);
  return isFile ? 'plain' : 'page';
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const { request, response } = event;
  const headers = Object.assign({}, HEADERS.shared, HEADERS[kindOf(request.uri)]);
  for (const name of Object.keys(headers)) {
    // The services' pages have their own, with the hash of their own script.
    if (!response.headers[name.toLowerCase()])
      response.headers[name.toLowerCase()] = { value: headers[name] };
  }
  return response;
}
