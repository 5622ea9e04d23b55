import { expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';

test('without settings the app talks to the services of its own origin', () => {
  expect(parseEnvironment({})).toEqual({
    stage: 'local',
    version: '0.0.0',
    realtyUrl: '/realty',
    imagesUrl: '/images',
    mapsUrl: '',
    customerUrl: '/customer',
    identity: { poolId: 'ca-central-1_local', clientId: 'local-client', endpoint: '/idp' },
    historyBoards: [2, 86],
    agentBoards: [],
    preApproval: 'external',
    hasSecondFactor: true,
    hasEstimates: true,
  });
});

test.each([
  ['', true],
  ['prices,minGrossYield', true],
  ['prices, estimates', false],
])('without "%s" pages offer estimates: %s', (VITE_HIDDEN_FILTERS, expected) => {
  expect(parseEnvironment({ VITE_HIDDEN_FILTERS }).hasEstimates).toBe(expected);
});

const POOL = { VITE_COGNITO_POOL_ID: 'ca-central-1_AbC123', VITE_COGNITO_CLIENT_ID: 'client1' };

test('addresses of other hosts lose a trailing slash', () => {
  expect(
    parseEnvironment({ VITE_REALTY_URL: 'https://feed.example/v1/', VITE_STAGE: 'production', ...POOL }),
  ).toMatchObject({
    stage: 'production',
    realtyUrl: 'https://feed.example/v1',
  });
});

test.each([
  ['7', [7]],
  [' 2 , 86,130', [2, 86, 130]],
  ['55,455521', [55, 455_521]],
  ['none', []],
  ['', [2, 86]],
])('the boards of "%s" whose history is shown', (value, boards) => {
  expect(parseEnvironment({ VITE_HISTORY_BOARDS: value }).historyBoards).toEqual(boards);
});

test.each([
  ['VITE_REALTY_URL', 'feed.example'],
  ['VITE_IMAGES_URL', 'javascript:alert(1)'],
  ['VITE_STAGE', 'test'],
  ['VITE_HISTORY_BOARDS', '2;86'],
  ['VITE_AGENT_BOARDS', '2;86'],
  ['VITE_PRE_APPROVAL', 'inhouse'],
  ['VITE_SECOND_FACTOR', 'yes'],
])('an invalid %s stops the start, and the error names it', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});

test.each(['local', 'staging', 'production'])(
  'the app calls a pool of Cognito directly in stage %s',
  (VITE_STAGE) => {
    expect(parseEnvironment({ VITE_STAGE, ...POOL }).identity).toEqual({
      poolId: 'ca-central-1_AbC123',
      clientId: 'client1',
    });
  },
);

test('a custom endpoint replaces Amazon’s', () => {
  const VITE_COGNITO_ENDPOINT = 'https://identity.example/pool/';
  expect(parseEnvironment({ ...POOL, VITE_COGNITO_ENDPOINT }).identity.endpoint).toBe(
    'https://identity.example/pool',
  );
  expect(parseEnvironment({ VITE_COGNITO_ENDPOINT }).identity.endpoint).toBe('https://identity.example/pool');
});

test.each([
  ['VITE_COGNITO_POOL_ID', { VITE_STAGE: 'staging' }],
  ['VITE_COGNITO_POOL_ID', { VITE_STAGE: 'production', ...POOL, VITE_COGNITO_POOL_ID: '' }],
  ['VITE_COGNITO_POOL_ID', { ...POOL, VITE_COGNITO_POOL_ID: 'AbC123' }],
  ['VITE_COGNITO_CLIENT_ID', { VITE_STAGE: 'production', ...POOL, VITE_COGNITO_CLIENT_ID: '' }],
  ['VITE_COGNITO_CLIENT_ID', { ...POOL, VITE_COGNITO_CLIENT_ID: 'a b' }],
  ['VITE_COGNITO_ENDPOINT', { VITE_COGNITO_ENDPOINT: 'idp' }],
])('an incomplete pool stops the start with %s: %j', (name, variables) => {
  expect(() => parseEnvironment(variables)).toThrow(name);
});

test.each([
  ['local', undefined, true],
  ['local', 'off', false],
  ['production', undefined, false],
  ['production', 'on', true],
])('two-step login in stage %s with the setting %s: %s', (VITE_STAGE, VITE_SECOND_FACTOR, isOffered) => {
  expect(parseEnvironment({ VITE_STAGE, VITE_SECOND_FACTOR, ...POOL }).hasSecondFactor).toBe(isOffered);
});
