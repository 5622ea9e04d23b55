import { describe, expect, it } from 'vitest';
import { slipsBetween } from '../../../src/domain/geo/slips.ts';
import { addressPartsOf } from '../listings/autocomplete.ts';
import { fold, wordsOf } from './fold.ts';
import { nearest } from './nearText.ts';
import { foldState, splitState } from './provinces.ts';

describe('folding', () => {
  it.each([
    ['Montréal', 'montreal'],
    ["St. John's", 'st johns'],
    ['Trinity-Bellwoods', 'trinity bellwoods'],
    ['  Côte-des-Neiges—Notre-Dame ', 'cote des neiges notre dame'],
    ['Sacré-Cœur', 'sacre coeur'],
    ['#!', ''],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('names each word once', () => {
    expect(wordsOf('Bay bay STREET')).toEqual(['bay', 'street']);
    expect(wordsOf(' - ')).toEqual([]);
  });

  it.each(['ON', 'on', 'Ontario', 'ONTARIO'])('reads %s as Ontario', (text) => {
    expect(foldState(text)).toBe('ontario');
  });

  it('reads "constructor" as an ordinary word', () => {
    expect(foldState('constructor')).toBe('constructor');
  });
});

describe('a typed address', () => {
  it.each([
    ['33 Bay St', { words: ['33', 'bay', 'st'] }],
    ['#1204', { unit: '1204', words: [] }],
    ['Unit 1204, 33 bay', { unit: '1204', words: ['33', 'bay'] }],
    ['1204-33 Bay', { unit: '1204', words: ['33', 'bay'] }],
    ['PH02 - 33 Bay', { unit: 'ph02', words: ['33', 'bay'] }],
    ['apt. 5 King Blvd West', { unit: '5', words: ['king', 'boulevard', 'w'] }],
    ['M5V2T6', { words: ['m5v', '2t6'] }],
  ])('is read from %s', (text, parts) => {
    expect(addressPartsOf(text)).toEqual(parts);
  });
});

describe('corrected texts', () => {
  it.each([
    ['toronto', 'toronto', 0],
    ['torotno', 'toronto', 1],
    ['torontoo', 'toronto', 1],
    ['missisauga', 'mississauga', 1],
    ['vancover', 'vancouver', 1],
    ['calgray', 'calgary', 1],
    ['ottawa', 'oshawa', 2],
    ['ab', 'ba', 1],
    ['paris', 'toronto', Number.POSITIVE_INFINITY],
  ])('have a distance: %s from %s is %d', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  it.each([
    ['Torotno', ['Toronto']],
    ['The Annex', ['Annex']],
    ['Yonge & Eglinton', ['Yonge and Eglinton']],
    ['Montreel', ['Montréal']],
    ['Ajx', []],
    ['Ajaxx', ['Ajax']],
    ['St-Henri', ['Saint-Henri']],
    ['ste foy', ['Sainte-Foy']],
  ])('for %s are %j', (text, names) => {
    const known = ['Toronto', 'Annex', 'Yonge and Eglinton', 'Montréal', 'Ajax', 'Saint-Henri', 'Sainte-Foy'];
    expect(nearest(text, known, (name) => name)).toEqual(names);
  });

  it.each([
    ['Halifax NS', { name: 'halifax', state: 'nova scotia' }],
    ['vancouver, british columbia', { name: 'vancouver', state: 'british columbia' }],
    ["st. john's Newfoundland and Labrador", { name: 'st johns', state: 'newfoundland and labrador' }],
    ['Ontario', undefined],
    ['Toronto', undefined],
  ])('a name with its province is split: %s into %j', (text, parts) => {
    expect(splitState(text)).toEqual(parts);
  });
});
