/**
 * Finds the rows in the text of OData pages while it is read, so that a file of any size takes the memory of one row.
 * A page is {"value": [rows], "@odata.nextLink": ...}. Bare arrays of rows, and several pages one after another, are
 * accepted too. Each row is parsed by JSON.parse.
 */
export class PageScanner {
  /** True if the newest page names a next page. */
  hasNext = false;
  /** True if there was a list of rows, even an empty one. */
  hasList = false;
  #text = '';
  #at = 0;
  #depth = 0;
  /** Nesting depth of the page's rows; 0 before its list begins. */
  #rowDepth = 0;
  #rowStart = -1;
  #stringStart = -1;
  #isEscaped = false;
  #key = '';
  #lastString = '';
  readonly #listKey: string;

  /** @param listKey member of a page that holds its rows; "value" by default */
  constructor(listKey = 'value') {
    this.#listKey = listKey;
  }

  /** The texts of the rows that end in the next piece of the file. */
  push(piece: string): string[] {
    this.#text += piece;
    const rows: string[] = [];
    for (; this.#at < this.#text.length; this.#at += 1) {
      const row = this.#take(this.#text.charCodeAt(this.#at));
      if (row !== undefined) rows.push(row);
    }
    this.#forget();
    return rows;
  }

  /** True if the text ended within a page. */
  get isCutOff(): boolean {
    return this.#depth > 0;
  }

  #take(code: number): string | undefined {
    if (this.#stringStart >= 0) {
      this.#takeInString(code);
      return undefined;
    }
    switch (code) {
      case 0x22: // "
        this.#stringStart = this.#at;
        return undefined;
      case 0x3a: // :
        if (this.#depth === 1) this.#key = this.#lastString;
        return undefined;
      case 0x2c: // ,
        if (this.#depth === 1) this.#key = '';
        return undefined;
      case 0x5b: // [
        this.#open(this.#depth === 0 || (this.#depth === 1 && this.#key === this.#listKey));
        return undefined;
      case 0x7b: // {
        if (this.#depth === 0) this.#beginPage();
        if (this.#rowDepth > 0 && this.#depth === this.#rowDepth) this.#rowStart = this.#at;
        this.#depth += 1;
        return undefined;
      case 0x5d: // ]
        this.#close();
        if (this.#depth < this.#rowDepth) this.#rowDepth = 0;
        return undefined;
      case 0x7d: // }
        return this.#endObject();
      default:
        return undefined;
    }
  }

  #takeInString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === 0x5c) this.#isEscaped = true;
    else if (code === 0x22) {
      if (this.#depth === 1) this.#endString(this.#text.slice(this.#stringStart + 1, this.#at));
      this.#stringStart = -1;
    }
  }

  #endString(text: string): void {
    this.#lastString = text;
    if (this.#key.endsWith('.nextLink') && text !== '') this.hasNext = true;
  }

  #open(isOfRows: boolean): void {
    this.#depth += 1;
    if (!isOfRows || this.#rowDepth > 0) return;
    this.#rowDepth = this.#depth;
    this.hasList = true;
  }

  #beginPage(): void {
    this.hasNext = false;
    this.#key = '';
  }

  /** An extra closing bracket is ignored. */
  #close(): void {
    this.#depth = Math.max(0, this.#depth - 1);
  }

  #endObject(): string | undefined {
    this.#close();
    if (this.#rowStart < 0 || this.#depth !== this.#rowDepth) return undefined;
    const row = this.#text.slice(this.#rowStart, this.#at + 1);
    this.#rowStart = -1;
    return row;
  }

  /** Drops the text that is not needed any more. */
  #forget(): void {
    const starts = [this.#rowStart, this.#stringStart].filter((start) => start >= 0);
    const from = Math.min(this.#at, ...starts);
    this.#text = this.#text.slice(from);
    this.#at -= from;
    if (this.#rowStart >= 0) this.#rowStart -= from;
    if (this.#stringStart >= 0) this.#stringStart -= from;
  }
}
