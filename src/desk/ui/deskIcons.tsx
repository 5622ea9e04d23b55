import { icon } from '#ui/icons/icon.tsx';

/** Requests that wait: the inbox. */
export const InboxIcon = icon(
  'M19 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m0 12h-4a3 3 0 0 1-6 0H5V5h14z',
);
/** A clock that goes back: the record of changes. */
export const HistoryIcon = icon(
  'M13 3a9 9 0 0 0-9 9H1l4 4 4-4H6a7 7 0 1 1 2.1 4.9l-1.4 1.5A9 9 0 1 0 13 3m-1 5v5l4.3 2.5.7-1.2-3.5-2.1V8z',
);
/** Two people: the team. */
export const TeamIcon = icon(
  'M16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6m0 2c-2.3 0-7 1.2-7 3.5V19h14v-2.5C15 14.200 10.300 13 8 13m8 0h-1a4 4 0 0 1 2 3.500V19h6v-2.500C23 14.200 18.300 13 16 13',
);
/** A person: the account. */
export const AccountIcon = icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0 2c-2.700 0-8 1.300-8 4v2h16v-2c0-2.700-5.300-4-8-4',
);
/** An arrow into a tray: a download. */
export const DownloadIcon = icon('M19 9h-4V3H9v6H5l7 7zM5 18v2h14v-2z');
/** A pencil on a page: the content of the site. */
export const ContentIcon = icon(
  'M5 3h9v2H5v14h14v-9h2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.100.9-2 2-2m13.200-.2 3 3L12 15H9v-3z',
);
