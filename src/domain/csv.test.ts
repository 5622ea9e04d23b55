import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText } from './csv.ts';

const line = (cells: CsvCell[], locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  csvText([cells], locale).slice(1).replace(/\r\n$/, '');

describe('a table as CSV', () => {
  it('begins with the byte-order mark for Excel, and ends each row with CRLF', () => {
    expect(csvText([['Ville'], ['Montréal']], 'fr-CA')).toBe('\uFEFFVille\r\nMontréal\r\n');
  });

  it.each<[CsvCell[], string, string]>([
    [['May 2026', 1_250_000.5, null], 'May 2026,1250000.5,', 'May 2026;1250000,5;'],
    [['Detached, new', 'a;b'], '"Detached, new",a;b', 'Detached, new;"a;b"'],
    [['the "gem"', 'two\nlines'], '"the ""gem""","two\nlines"', '"the ""gem""";"two\nlines"'],
    [['', 0], ',0', ';0'],
    [[-5.5], '-5.5', '-5,5'],
    [['=1+1', ' @SUM', '+1', '-x'], "'=1+1,' @SUM,'+1,'-x", "'=1+1;' @SUM;'+1;'-x"],
    [['a;=b|c', 'a\t@b'], "a;'=b|c,a\t'@b", '"a;\'=b|c";a\t\'@b'],
    [['a\n -b', 'a";"=b'], '"a\n\' -b","a"";\'""=b"', '"a\n\' -b";"a"";\'""=b"'],
  ])('writes %j in both languages', (cells, english, french) => {
    expect(line(cells)).toBe(english);
    expect(line(cells, 'fr-CA')).toBe(french);
  });
});
