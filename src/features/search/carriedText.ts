/** What a visitor has begun in the search box before its code was there. */
export interface CarriedText {
  text: string;
  /** Start and end of what is selected in the box; undefined where the focus is elsewhere. */
  selection: [start: number, end: number] | undefined;
  /** Enter was pressed. */
  isSubmitted: boolean;
}
