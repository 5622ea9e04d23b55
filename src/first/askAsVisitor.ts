import { askEarly } from '#platform/early/earlyAnswers.ts';

/**
 * Asks a service before the product's code is there.
 * @returns undefined for a customer, whose answer is another: the store asks for it with the token
 */
export function askAsVisitor(
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> | undefined {
  if (/(?:^|; )activeSession=true/.test(document.cookie)) return undefined;
  return askEarly(url, headers);
}
