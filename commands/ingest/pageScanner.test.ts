import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageScanner } from './pageScanner.ts';

/** The rows of a text that arrives in pieces of a size. */
function rowsOf(text: string, size: number, scanner = new PageScanner()): unknown[] {
  const rows: string[] = [];
  for (let start = 0; start < text.length; start += size)
    rows.push(...scanner.push(text.slice(start, start + size)));
  return rows.map((row) => JSON.parse(row));
}

test('any rows are read unchanged from the pieces of their pages', () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 40 }), (list, size) => {
      const expected = JSON.parse(JSON.stringify(list));
      const page = JSON.stringify({
        '@odata.context': '"value":[',
        '@meta': { value: [{ a: 1 }] },
        value: list,
      });
      expect(rowsOf(page, size)).toEqual(expected);
      expect(rowsOf(JSON.stringify(list, null, 2), size)).toEqual(expected);
      expect(rowsOf(`\uFEFF${page}\n${page}`, size)).toEqual([...expected, ...expected]);
    }),
    { numRuns: 60 },
  );
});

test('the scanner detects a next page, a page that is cut off, and a missing list', () => {
  const first = '{"value":[{"a":1}],"@odata.nextLink":"https://feed.example/?$skip=1"}';
  const last = '{"@odata.nextLink":null,"value":[]}';
  const scanner = new PageScanner();
  rowsOf(first, 7, scanner);
  expect(scanner).toMatchObject({ hasNext: true, isCutOff: false, hasList: true });
  rowsOf(last, 7, scanner);
  expect(scanner).toMatchObject({ hasNext: false, isCutOff: false });
  expect(rowsOf(first.slice(0, 16), 5, scanner)).toEqual([]);
  expect(scanner.isCutOff).toBe(true);
  const empty = new PageScanner();
  rowsOf('{"error":{"message":"no"}}', 9, empty);
  expect(empty.hasList).toBe(false);
});
