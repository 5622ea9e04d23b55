const WORDS = 'pet pets dog dogs cat cats animal animaux chien chiens chat chats';

/**
 * Words by which a keyword search finds a listing that takes pets, in both languages; '' where it takes none or says
 * nothing.
 * @param pets the board's word, or what it says of them: "Y", "Restrict", "Cats OK"
 */
export function petWords(pets: string | null | undefined): string {
  const said = pets?.trim() ?? '';
  return said === '' || /^(n|no|none|not)\b/i.test(said) ? '' : `${said} ${WORDS}`;
}
