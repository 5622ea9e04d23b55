/** Neighbourhood names after French prepositions: "au Plateau-Mont-Royal", "d’Ahuntsic", "dans le Vieux-Québec". */

/** Names that take an article which is not part of the name. */
const WITH_ARTICLE = /^(Vieux-|Centre-|Quartier |Golden |Plateau$|Nouveau )/;

/** Returns "à Rosemont", "au Plateau-Mont-Royal", "dans le Vieux-Québec". */
export function atPlace(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return WITH_ARTICLE.test(name) ? `dans le ${name}` : `à ${name}`;
}

/** Returns "de Rosemont", "d’Ahuntsic", "du Plateau". */
export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  if (WITH_ARTICLE.test(name)) return `du ${name}`;
  return /^[AEIOUYHÉÈÊÎÔ]/.test(name) ? `d’${name}` : `de ${name}`;
}
