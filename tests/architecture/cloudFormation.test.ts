import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { describe, expect, it, test } from 'vitest';
import { parse, parseDocument, visit } from 'yaml';
import { root } from './plantedProject.ts';

/** A function of CloudFormation, whose value is known at the deployment only. */
const tags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (name: string) => `${tag} ${name}` }));

function templateAt(...path: string[]) {
  const text = readFileSync(join(root, 'deploy', ...path), 'utf8');
  return { name: path.join('/'), text, template: parse(text, { customTags: tags }) };
}

const site = templateAt('cloudfront', 'distribution.yaml');
const accounts = templateAt('cognito', 'userPool.yaml');

const database = loadAwsServiceSpecSync();

/** A type of a property, as AWS describes it. */
interface PropertyType {
  type: string;
  element?: PropertyType;
  types?: PropertyType[];
  reference?: { $ref: string };
}

type Properties = Readonly<Record<string, { type: PropertyType; required?: boolean }>>;

function propertyFaults(at: string, properties: Properties, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const missing = Object.entries(properties)
    .filter(([name, { required }]) => required === true && !(name in value))
    .map(([name]) => `${at} has no ${name}`);
  const found = Object.entries(value).flatMap(([name, one]) => {
    const known = properties[name];
    return known ? valueFaults(`${at}.${name}`, known.type, one) : [`${at}.${name} is unknown`];
  });
  return [...missing, ...found];
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

function valueFaults(
  at: string,
  { type, element, types, reference }: PropertyType,
  value: unknown,
): string[] {
  // A function of CloudFormation gives any type.
  if (typeof value === 'string' && /^!(Ref|GetAtt) /.test(value)) return [];
  if (type === 'array' && element) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((one, position) => valueFaults(`${at}[${position}]`, element, one));
  }
  if (type === 'ref' && reference) {
    const definition = database.get('typeDefinition', reference as never); // the library brands its references
    return propertyFaults(at, definition.properties as Properties, value);
  }
  if (type === 'union' && types) {
    const outcomes = types.map((one) => valueFaults(at, one, value));
    return outcomes.find((faults) => faults.length === 0) ?? outcomes[0] ?? [];
  }
  const simple = SIMPLE[type];
  return simple === undefined || typeof value === simple ? [] : [`${at} is no ${type}`];
}

/** Faults of a template's resources against AWS's own list of types and properties. */
function resourceFaults(resources: Record<string, { Type: string; Properties: object }>): string[] {
  return Object.entries(resources).flatMap(([name, { Type, Properties }]) => {
    const [known] = [...database.lookup('resource', 'cloudFormationType', 'equals', Type)];
    return known ? propertyFaults(name, known.properties as Properties, Properties) : [`${Type} is unknown`];
  });
}

describe.each([site, accounts])('the template $name', ({ text, template }) => {
  it('has no aliases, anchors or merge keys, which CloudFormation refuses', () => {
    const found: string[] = [];
    visit(parseDocument(text, { customTags: tags }), {
      Alias: (_key, { source }) => void found.push(`*${source}`),
      Node: (_key, { anchor }) => void (anchor && found.push(`&${anchor}`)),
      Pair: (_key, { key }) => void (String(key) === '<<' && found.push('<<')),
    });
    expect(found).toEqual([]);
  });

  it('has only resources and properties that AWS describes, and those that it requires', () => {
    expect(Object.keys(template.Resources).length).toBeGreaterThan(3);
    expect(resourceFaults(template.Resources)).toEqual([]);
  });

  it('refers only to what it has', () => {
    const names = [...text.matchAll(/!(?:Ref|GetAtt) (\w+)/g)].map(([, name = '']) => name);
    const known = [...Object.keys(template.Parameters), ...Object.keys(template.Resources)];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(template.Parameters).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test.each([
  ['Buckets', { Type: 'AWS::S3::Buckets', Properties: {} }, 'AWS::S3::Buckets is unknown'],
  ['a', { Type: 'AWS::S3::Bucket', Properties: { Versioning: {} } }, 'a.Versioning is unknown'],
  ['a', { Type: 'AWS::CloudFront::Function', Properties: { Name: 'x' } }, 'a has no FunctionCode'],
  [
    'a',
    { Type: 'AWS::S3::Bucket', Properties: { VersioningConfiguration: { Status: true } } },
    'a.VersioningConfiguration.Status is no string',
  ],
])('a template with a fault in %s is refused', (name, resource, fault) => {
  expect(resourceFaults({ [name]: resource })).toContain(fault);
});

test('the template keeps the bucket private, and every origin has its addresses', () => {
  const { template } = site;
  const { Bucket, Distribution } = template.Resources;
  expect(Object.values(Bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  const { CacheBehaviors: behaviours, DefaultCacheBehavior: app } =
    Distribution.Properties.DistributionConfig;
  expect(app).toMatchObject({
    TargetOriginId: 'pages-or-app',
    ViewerProtocolPolicy: 'redirect-to-https',
    CachePolicyId: '!Ref Pages',
  });
  const [group] = Distribution.Properties.DistributionConfig.OriginGroups.Items;
  expect(group.Members.Items).toEqual([{ OriginId: 'pages' }, { OriginId: 'app' }]);
  const origins = Distribution.Properties.DistributionConfig.Origins.map((one: { Id: string }) => one.Id);
  expect(origins).toEqual(['app', 'services', 'pages']);
  // An unknown listing's page is a 404 of the services, and stays one.
  expect(group.FailoverCriteria.StatusCodes.Items).toEqual([500, 502, 503, 504]);
  expect(template.Resources.Pages.Properties.CachePolicyConfig).toMatchObject({
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['activeSession'] },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['X-Page', 'Accept-Language'] },
    },
  });
  const paths = behaviours.map((one: { PathPattern: string }) => one.PathPattern);
  expect(paths.sort()).toEqual([
    '/customer/*',
    '/desk/*',
    '/faults',
    '/health',
    '/images/*',
    '/maps/*',
    '/real-estate/sitemap*',
    '/realty/*',
  ]);
  // The answer depends on the caller and the board, so the cache key has both.
  const search = behaviours.find((one: { PathPattern: string }) => one.PathPattern === '/realty/*');
  expect(search).toMatchObject({ CachePolicyId: '!Ref Searches', TargetOriginId: 'services' });
  expect(template.Resources.Searches.Properties.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'board-id'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    },
  });
  // The id and the times of the call that filled the cache are not sent to other callers.
  expect(search).toMatchObject({ ResponseHeadersPolicyId: '!Ref OfNoCall' });
  const { RemoveHeadersConfig } = template.Resources.OfNoCall.Properties.ResponseHeadersPolicyConfig;
  expect(RemoveHeadersConfig.Items).toEqual([{ Header: 'X-Request-Id' }, { Header: 'Server-Timing' }]);
  // The build's service worker and pages belong to the app, so no function runs before the services.
  for (const one of behaviours) expect(one).not.toHaveProperty('FunctionAssociations');
});

test('the template of the user pool names the commands of its document, and keeps the accounts', () => {
  const text = readFileSync(join(root, 'docs', 'deploy', 'cognito.md'), 'utf8');
  expect(text).toContain(`--template-file deploy/${accounts.name}`);
  for (const name of Object.keys(accounts.template.Parameters))
    expect(text).toMatch(new RegExp(`\\b${name}=`));
  const { Pool, Client } = accounts.template.Resources;
  expect(Pool).toMatchObject({ DeletionPolicy: 'Retain', Properties: { DeletionProtection: 'ACTIVE' } });
  const { ReadAttributes: read, WriteAttributes: write } = Client.Properties;
  // A token without a verified email counts as a visitor's.
  expect([...read].sort()).toEqual([...write, 'email_verified'].sort());
  const custom = write.filter((attribute: string) => attribute.startsWith('custom:'));
  const ofPool = Pool.Properties.Schema.map(({ Name }: { Name: string }) => Name);
  expect(['email', ...custom]).toEqual(
    ofPool.map((one: string) => (one === 'email' ? one : `custom:${one}`)),
  );
  const groups = Object.values<{ Properties: { GroupName?: string } }>(accounts.template.Resources)
    .flatMap(({ Properties: { GroupName: name } }) => name ?? [])
    .sort();
  expect(groups, 'the groups that the desk asks for').toEqual(['admin', 'mortgage', 'staff']);
});
