import { allowsPets } from '../dataset/listingFacts.ts';

const WORDS = 'pet pets dog dogs cat cats animal animaux chien chiens chat chats';

/**
 * Words by which the keyword search finds a listing that allows pets, in both languages; '' if it does not, or does
 * not say.
 * @param pets the board's code or text: "Y", "Restrict", "Cats OK"
 */
export function petWords(pets: string | null | undefined): string {
  return allowsPets(pets) ? `${pets} ${WORDS}` : '';
}
