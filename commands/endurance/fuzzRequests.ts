import { type Dice, makeDice } from './dice.ts';

/** The parts of a service's OpenAPI 3.1 description that are read here. */
export interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}

/** A route with the names of its parameters. */
export interface FuzzRoute {
  method: string;
  /** With its parameters in braces: "/realty/listings/{mls}". */
  path: string;
  query: string[];
  headers: string[];
}

/** A request that is probably invalid. */
export interface FuzzRequest {
  path: string;
  init: RequestInit;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of a described service. */
export function routesOf({ paths }: Described): FuzzRoute[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        headers: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
      })),
  );
}

const get = (path: string, query: string[] = []): FuzzRoute => ({ method: 'GET', path, query, headers: [] });
const post = (path: string, headers: string[] = []): FuzzRoute => ({
  method: 'POST',
  path,
  query: [],
  headers,
});

/** Routes that no service describes. */
export const OTHER_ROUTES: readonly FuzzRoute[] = [
  get('/'),
  get('/health'),
  get('/robots.txt'),
  get('/faults'),
  post('/faults'),
  post('/realty/contact', ['Idempotency-Key']),
  get('/images/{place}/{key}', ['w', 'class', 'f']),
  get('/images/{key}', ['w', 'class', 'f']),
  get('/maps/styles/{name}', ['lang']),
  get('/maps/tiles/{z}/{x}/{y}', ['v']),
  get('/maps/autocomplete', ['q', 'search', 'lang', 'limit']),
  get('/maps/air/{z}/{x}/{y}', ['v']),
  get('/maps/geocode', ['q', 'lat', 'lng', 'lang', 'limit']),
  get('/maps/static', ['lat', 'lng', 'zoom', 'size', 'style']),
  get('/maps/{any}/{thing}', ['x']),
  post('/idp/', ['X-Amz-Target']),
  get('/idp/outbox', ['email']),
  get('/idp/{pool}/.well-known/jwks.json'),
  get('/real-estate/{page}'),
  get('/real-estate/list/{state}/{city}', ['sort', 'beds', 'page', 'minPrice']),
  get('/real-estate/map/{place}', ['z']),
  get('/real-estate/detail/{a}/{b}/{mls}/{board}'),
  get('/real-estate/assets/{name}'),
  get('/real-estate/manifest.json'),
];

const OPERATIONS = [
  'SignUp',
  'ConfirmSignUp',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'ForgotPassword',
  'GetUser',
];

/** Valid and invalid values of parameters. */
const VALUES = [
  '1',
  '0',
  '-1',
  '2',
  '20',
  '1e9',
  '1e309',
  'NaN',
  '0x10',
  '43.65',
  '-79.38',
  'Toronto',
  'Montréal',
  'sale',
  'lease',
  'A',
  'U',
  'C5000000',
  'W1234567',
  'true',
  'null',
  'light.json',
  'w1-1-kitchen-00ff00',
  'w1-1-constructor-00ff00',
  'w1-1-toString-zzzzzz',
  '320',
  'small',
  'webp',
  'en',
  'sum-soldPrice,avg-listPrice,cnt-available,grp-mth',
  'listPriceAsc',
  '2026-01-01',
  '2026-13-45',
  '[[[-79.4,43.6],[-79.3,43.6],[-79.3,43.7],[-79.4,43.6]]]',
  '[[[1e9,1e9]]]',
  '[',
  '{}',
  '%00',
  '\u0000',
  '\ud800',
  '‮',
  '🏠',
  '../../etc/passwd',
  '..%2f..%2f',
  "'; DROP TABLE listing; --",
  '" OR 1=1',
  'NEAR/2 * ( ) ^ "',
  '%',
  '_%_%',
  'x'.repeat(3000),
  'é'.repeat(300),
  'anne@example.ca',
  '<script>',
  '__proto__',
  'constructor',
  ' ',
  '\r\nX: y',
];

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'é'.repeat(300),
  [],
  [[]],
  {},
  { constructor: { prototype: 1 } },
  { toString: 1 },
  '../..',
];

/** Members that occur in some body. */
const MEMBERS = [
  'user',
  'name',
  'first',
  'last',
  'email',
  'phone',
  'property',
  'city',
  'price',
  'message',
  'seen',
  'note',
  'homes',
  'mlsNumber',
  'boardId',
  'criteria',
  'map',
  'alert',
  'path',
  'status',
  'type',
  'where',
  'release',
  'environment',
  'Username',
  'Password',
  'ClientId',
  'AuthFlow',
  'AuthParameters',
  'Session',
  'UserAttributes',
  'applicants',
  'employment',
  'downPayment',
  'version',
  '__proto__',
];

function oddBody(dice: Dice, depth = 0): unknown {
  const chance = dice.whole(depth === 0 ? 20 : 4);
  if (chance === 0 || depth > 3) return dice.pick([...ODD, ...VALUES]);
  if (chance === 1) return Array.from({ length: dice.whole(4) }, () => oddBody(dice, depth + 1));
  return Object.fromEntries(
    Array.from({ length: dice.whole(6) }, () => [dice.pick(MEMBERS), oddBody(dice, depth + 1)]),
  );
}

/** Valid bodies of applications, so that invalid values also reach the code behind the first check. */
const APPLICATION_BODIES = [
  { isAlone: true },
  { isAlone: false, price: { total: 700_000 } },
  { property: { city: 'Toronto', province: 'ON' } },
  { applicant: { firstName: 'Anne', dob: '1990-02-31' } },
  { employment: { status: 'full_time', annualIncome: 90_000 } },
  { status: 'submitted' },
  { state: 'invited' },
  { kind: 'other', name: 'letter.pdf', type: 'application/pdf', size: 1000 },
];

function applicationBody(dice: Dice): unknown {
  const body: Record<string, unknown> = { ...dice.pick(APPLICATION_BODIES) };
  const name = dice.pick(Object.keys(body));
  return dice.whole(3) === 0 ? { ...body, [name]: oddBody(dice, 1) } : body;
}

/** A body as text; sometimes not even JSON. */
function bodyText(dice: Dice, path: string): string {
  const isApplication = path.startsWith('/customer/application') && dice.whole(2) === 0;
  const text = JSON.stringify(isApplication ? applicationBody(dice) : oddBody(dice)) ?? '';
  const chance = dice.whole(12);
  if (chance === 0) return text.slice(0, dice.whole(text.length + 1));
  return chance === 1 ? dice.pick(VALUES) : text;
}

/** Removes bytes that no client can send in a header. */
const headerValue = (text: string): string =>
  [...text]
    .filter((letter) => letter >= ' ' && letter < '\u007f')
    .join('')
    .trim()
    .slice(0, 500);

/** Placeholders for ids that only the product knows. The sender replaces them. */
export const KNOWN_IDS = { id: '-an-application-', signerId: '-its-signer-' } as const;

function addressOf(dice: Dice, { path, query }: FuzzRoute): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const known = path.startsWith('/customer/application/') && Object.entries(KNOWN_IDS);
    const [, id] = (known || []).find(([parameter]) => parameter === name) ?? [];
    // Mostly known ids, because an unknown one only leads to a 404.
    if (id && dice.whole(4) > 0) return id;
    const value = dice.pick(VALUES).toWellFormed();
    return dice.whole(10) === 0 ? '%zz' : encodeURIComponent(value === '' ? 'x' : value);
  });
  // A route without parameters is mostly called without any: otherwise it would only be refused for them.
  const length = query.length > 0 || dice.whole(4) === 0 ? 5 : 1;
  const names = Array.from({ length: dice.whole(length) }, () =>
    query.length > 0 && dice.whole(8) > 0 ? dice.pick(query) : dice.pick(MEMBERS),
  );
  const parameters = new URLSearchParams(names.map((name) => [name, dice.pick(VALUES)]));
  return parameters.size === 0 ? filled : `${filled}?${parameters}`;
}

function headersOf(dice: Dice, { headers, path }: FuzzRoute, tokens: readonly string[]): Headers {
  const sent = new Headers();
  for (const name of headers) if (dice.whole(3) > 0) sent.set(name, headerValue(dice.pick(VALUES)));
  if (path === '/idp/' && dice.whole(5) > 0) {
    sent.set('X-Amz-Target', `AWSCognitoIdentityProviderService.${dice.pick(OPERATIONS)}`);
  }
  if (dice.whole(3) > 0) sent.set('Authorization', `Bearer ${dice.pick(tokens)}`);
  const isVersioned = sent.has('If-Match');
  if (dice.whole(4) === 0 || isVersioned) {
    sent.set('If-Match', headerValue(dice.pick(['"1"', '"2"', '"3"', '"x"', '*', dice.pick(VALUES)])));
  }
  if (dice.whole(4) === 0)
    sent.set('Accept-Encoding', dice.pick(['gzip', 'br', 'gzip;q=0', 'identity', '*']));
  if (dice.whole(6) === 0) sent.set('X-Request-Id', headerValue(dice.pick(VALUES)));
  return sent;
}

/**
 * Requests to all routes: valid, nearly valid and senseless ones. The same seed gives the same requests.
 * @param tokens valid and invalid bearer tokens
 */
export function* fuzzRequests(
  routes: readonly FuzzRoute[],
  { seed, count, tokens }: { seed: number; count: number; tokens: readonly string[] },
): Generator<FuzzRequest> {
  const dice = makeDice(seed);
  for (let number = 0; number < count; number += 1) {
    const route = dice.pick(routes);
    const method =
      dice.whole(20) === 0 ? dice.pick(['HEAD', 'DELETE', 'PATCH', 'OPTIONS', 'PUT']) : route.method;
    const headers = headersOf(dice, route, tokens);
    const body =
      method === 'GET' || method === 'HEAD' ? undefined : bodyText(dice, route.path).toWellFormed();
    if (body !== undefined && dice.whole(10) > 0) headers.set('Content-Type', 'application/json');
    yield {
      path: addressOf(dice, route),
      init: { method, headers, ...(body === undefined ? {} : { body }) },
    };
  }
}
