import { describe, expect, test } from 'vitest';
import {
  DOCUMENT_ACCEPT,
  DOCUMENT_BYTES,
  documentName,
  documentProblem,
  documentType,
} from './documentFile.ts';

describe('the type of a file', () => {
  test.each([
    ['letter.pdf', 'application/pdf', 'application/pdf'],
    ['photo', 'IMAGE/JPEG', 'image/jpeg'],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['IMG_1.heif', 'image/heif', 'image/heic'],
    ['scan.JPG', '', 'image/jpeg'],
    // The type from the device counts, not the ending.
    ['letter.pdf', 'text/html', undefined],
    ['notes.txt', '', undefined],
    ['toString', '', undefined],
    ['', '', undefined],
  ])('%s as %s is %s', (name, type, expected) => {
    expect(documentType({ name, type })).toBe(expected);
  });
});

test.each([
  [1, undefined],
  [DOCUMENT_BYTES, undefined],
  [DOCUMENT_BYTES + 1, 'tooLarge'],
  [0, 'empty'],
])('a PDF of %i bytes: %s', (size, problem) => {
  expect(documentProblem({ name: 'a.pdf', size, type: 'application/pdf' })).toBe(problem);
});

test('a wrong type is reported before a wrong size', () => {
  expect(documentProblem({ name: 'a.gif', size: 0, type: 'image/gif' })).toBe('wrongType');
});

test('a name keeps its ending, and whole characters', () => {
  expect(documentName('  pay stub.pdf ')).toBe('pay stub.pdf');
  expect(documentName('')).toBe('photo');
  const long = documentName(`${'🏡'.repeat(300)}.pdf`);
  expect([...long]).toHaveLength(200);
  expect(long).toMatch(/^🏡+\.pdf$/u);
});

test('a file field offers the accepted types', () => {
  expect(DOCUMENT_ACCEPT).toBe('application/pdf,image/jpeg,image/png,image/heic,.heic,.heif');
});
