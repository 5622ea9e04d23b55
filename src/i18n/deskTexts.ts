import type desk from './en/desk.json';
import type deskContent from './en/deskContent.json';
import type deskItem from './en/deskItem.json';
import type deskOffice from './en/deskOffice.json';
import type deskTemplates from './en/deskTemplates.json';

/** Texts of the desk, which src/desk loads by itself: no visitor has them. */
export interface DeskTexts {
  desk: typeof desk;
  deskContent: typeof deskContent;
  deskItem: typeof deskItem;
  deskOffice: typeof deskOffice;
  /** Texts of answers. The desk has them in both languages, because an answer is in the person's language. */
  deskTemplates: typeof deskTemplates;
}
