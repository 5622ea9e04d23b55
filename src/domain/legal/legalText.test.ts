import { describe, expect, test } from 'vitest';
import { legalParts, linkedRuns } from './legalText.ts';

describe('a legal text', () => {
  test('has headings of two levels, paragraphs with their lines, and lists', () => {
    expect(
      legalParts(
        '# Us\nWe are here.\r\nAt the lake.\n\n\nSecond.\n## Data\n- one\n* two\n\n- three\n### More\nEnd',
      ),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Us' },
      { kind: 'paragraph', text: 'We are here.\nAt the lake.' },
      { kind: 'paragraph', text: 'Second.' },
      { kind: 'heading', level: 2, text: 'Data' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'list', items: ['three'] },
      { kind: 'heading', level: 3, text: 'More' },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  test.each([['#5 is a number.'], ['-5 degrees'], ['<b>bold</b> & [link](javascript:alert(1))']])(
    'keeps all other characters: %s',
    (text) => expect(legalParts(text)).toEqual([{ kind: 'paragraph', text }]),
  );

  test('is empty without words', () => expect(legalParts(' \n\n ')).toEqual([]));

  test.each<[string, ReturnType<typeof linkedRuns>]>([
    ['No address.', [{ text: 'No address.' }]],
    [
      'See https://www.priv.gc.ca/en/ (in English).',
      [
        { text: 'See ' },
        { text: 'https://www.priv.gc.ca/en/', href: 'https://www.priv.gc.ca/en/' },
        { text: ' (in English).' },
      ],
    ],
    [
      'Write to info@example.ca.',
      [{ text: 'Write to ' }, { text: 'info@example.ca', href: 'mailto:info@example.ca' }, { text: '.' }],
    ],
    ['HTTPS://Example.ca/A', [{ text: 'HTTPS://Example.ca/A', href: 'HTTPS://Example.ca/A' }]],
    ['javascript:alert(1) http://a.example', [{ text: 'javascript:alert(1) http://a.example' }]],
  ])('links only addresses of secure pages and of mailboxes: %s', (text, runs) => {
    expect(linkedRuns(text)).toEqual(runs);
  });

  test('looks through a long word once', () => {
    const word = 'a'.repeat(300_000);
    expect(linkedRuns(word)).toEqual([{ text: word }]);
  });
});
