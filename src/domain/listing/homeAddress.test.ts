import { expect, test } from 'vitest';
import {
  addressParametersOf,
  homeAddressLine,
  homeAddressOfPath,
  streetAndUnit,
  typedStreetAndUnit,
} from './homeAddress.ts';

test.each([
  [['Ontario', 'Toronto', '33-Bay-Street-E'], { city: 'Toronto', street: '33 Bay Street E', unit: null }],
  [
    ['ontario', 'richmond-hill', '4-elm-road', '2b'],
    { city: 'Richmond Hill', street: '4 Elm Road', unit: '2B' },
  ],
  [['Quebec', 'Montréal', '12-Rue-Saint--Denis'], { city: 'Montréal', street: '12 Rue Saint-Denis' }],
])('the segments %j are an address', (segments, address) => {
  expect(homeAddressOfPath(segments)).toMatchObject(address);
});

test.each([[['Ontario', 'Toronto']], [['Ontario', '', '33-Bay-Street']], [['a', 'b', 'c', 'd', 'e']]])(
  'the segments %j are none',
  (segments) => {
    expect(homeAddressOfPath(segments)).toBeUndefined();
  },
);

test.each([
  ['33 Bay Street E', '1204', { streetNumber: '33', streetName: 'Bay Street E', unitNumber: '1204' }],
  ['33A Bay Street', null, { streetNumber: '33A', streetName: 'Bay Street' }],
  ['Bay Street', null, { streetName: 'Bay Street' }],
])('the street %j with unit %j has the parameters', (street, unit, expected) => {
  const address = { state: 'Ontario', city: 'Toronto', street, unit };
  expect(addressParametersOf(address)).toEqual({ state: 'Ontario', city: 'Toronto', ...expected });
});

test.each([
  ['33 Bay Street E', '33 Bay Street E', null],
  ['33 Bay Street E, unit 1204', '33 Bay Street E', '1204'],
  ['33 Bay Street E #5', '33 Bay Street E', '5'],
  ['12, rue Elm, app. 3', '12 rue Elm', '3'],
  ['33, Bay Street E', '33 Bay Street E', null],
  ['12 rue Elm, unité 3', '12 rue Elm', '3'],
  ['33 Bay Street E Apt.5', '33 Bay Street E', '5'],
  ['5 Chemin des Appalaches', '5 Chemin des Appalaches', null],
  ['100 Applewood', '100 Applewood', null],
  ['1204 - 33 Bay Street E', '33 Bay Street E', '1204'],
  ['PH2-33 Bay Street E', '33 Bay Street E', 'PH2'],
])('the text %j is the street %j and the unit %j', (text, street, unit) => {
  expect(streetAndUnit(text)).toEqual({ street, unit });
});

test.each([
  ['33, rue Bay', '33 rue Bay', null],
  ['33, Bay Street E, app. 1204', '33 Bay Street E', '1204'],
  ['33 Bay Street E, unit 1204, Toronto', '33 Bay Street E', '1204'],
  ['1204 - 33 Bay Street E, Toronto', '33 Bay Street E', '1204'],
  ['33 Bay Street E, Toronto', '33 Bay Street E', null],
  ['', '', null],
])('the typed text %j is the street %j and the unit %j', (text, street, unit) => {
  expect(typedStreetAndUnit(text)).toEqual({ street, unit });
});

test.each([
  ['33 Bay Street E', null, '33 Bay Street E', '33, Bay Street E'],
  ['33 Bay Street E', '1204', '1204 - 33 Bay Street E', '33, Bay Street E, app. 1204'],
  ['12, rue Elm', null, '12, rue Elm', '12, rue Elm'],
])('the street %j with unit %j is written %j, and in French %j', (street, unit, english, french) => {
  const address = { state: 'Ontario', city: 'Toronto', street, unit };
  expect(homeAddressLine(address, 'en-CA')).toBe(english);
  expect(homeAddressLine(address, 'fr-CA')).toBe(french);
});
