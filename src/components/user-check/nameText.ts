/** What is said of a name that breaks a rule of the schema of users, by its key: the rule's own text where it has one. */
export function nameText<Part extends 'first' | 'last'>(part: Part, keyword: string, limit: number | null) {
  if (keyword === 'required' || keyword === 'minLength') return `errors:${part}.required` as const;
  if (keyword === 'maxLength' && limit !== null) return `errors:${part}.maxLength` as const;
  return `errors:${part}.default` as const;
}
