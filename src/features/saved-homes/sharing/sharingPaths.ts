import { paths } from '#domain/paths.ts';

/** The list that the customer shares with a partner. Its code loads with the page, so not every page has its path. */
export const SHARED_LIST = `${paths.saved()}?list=shared`;

/** The page of an invitation's link, whose token is the hash. */
export const INVITATION = `${paths.saved()}?list=invitation`;

/** Height in pixels that the panel above the saved homes takes at least, also before its code is loaded. */
export const PANEL_HEIGHT = { xs: 176, sm: 96 };
