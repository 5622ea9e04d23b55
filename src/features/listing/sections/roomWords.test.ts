import { expect, it } from 'vitest';
import { feedWord, feedWords } from '#domain/listing/feedWords.ts';
import { roomWord } from './Rooms.tsx';

it('writes the boards’ abbreviations out, in both languages', () => {
  expect(feedWord('Fin W/O', 'en-CA')).toBe('Finished, walk-out');
  expect(feedWord('Fin W/O', 'fr-CA')).toBe('Aménagé, accès extérieur');
  expect(feedWord('2 1/2 Storey', 'en-CA')).toBe('2½-Storey');
  expect(feedWord('2 1/2 Storey', 'fr-CA')).toBe('2 étages et demi');
  expect(feedWord('Main', 'fr-CA')).toBe('Rez-de-chaussée');
  expect(feedWords('Park, Grnbelt/Conserv', 'fr-CA')).toBe('Parc, Aire naturelle');
  expect(roomWord('2nd Br', 'en-CA')).toBe('Bedroom 2');
  expect(roomWord('W/O To Yard', 'fr-CA')).toBe('Accès à la cour');
});

it('returns unknown words as the board wrote them', () => {
  expect(feedWord('Constructor', 'fr-CA')).toBe('Constructor');
  expect(feedWord('constructor', 'fr-CA')).toBe('constructor');
  expect(roomWord('Planetarium', 'fr-CA')).toBe('Planetarium');
});
