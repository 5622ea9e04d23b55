import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** Reads XML as strictly as a feed reader. @throws if it is not well formed */
export function readXml(text: string): Document {
  const read = new DOMParser().parseFromString(text, 'application/xml');
  const failure = read.querySelector('parsererror');
  if (failure) throw new Error(failure.textContent);
  return read;
}

/** The texts of the elements with a name, in their order. */
export const textsOf = (read: Document | Element, name: string): string[] =>
  [...read.getElementsByTagName(name)].map((element) => element.textContent);
