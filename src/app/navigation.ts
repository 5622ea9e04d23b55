import { showsOwnPreApproval } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';

/**
 * The links of the header and the drawer, in their order. The widths in `Header.tsx` leave room for five. The footer has
 * its own links.
 */
export const NAVIGATION = [
  { key: 'buying', to: paths.buying() },
  { key: 'selling', to: paths.selling() },
  { key: 'about', to: paths.about() },
  { key: 'contact', to: paths.contact() },
  { key: 'mapSearch', to: paths.map() },
] as const;

/** A customer's own pages, in the drawer and in the account's menu. */
export const ACCOUNT = [
  { key: 'profile', to: paths.profile() },
  { key: 'savedHomes', to: paths.profile('savedHomes') },
  { key: 'savedSearches', to: paths.profile('savedSearches') },
  { key: 'preApproval', to: paths.preApproval() },
] as const;

/** A visitor's links: the device's saved homes, and an application, which requires a sign-in. */
export const visitorLinks = () =>
  [
    { key: 'savedHomes', to: paths.saved() },
    ...(showsOwnPreApproval() ? [{ key: 'preApproval', to: paths.preApproval() } as const] : []),
  ] as const;
