/** Targets of the product's mortgage links, by the setting VITE_PRE_APPROVAL. */
import { paths } from '#domain/paths.ts';
import { brand } from './brand.ts';
import { environment } from './environment.ts';

/** A page of the product, or an address on another site. */
export type LinkTarget = { path: string } | { href: string };

/** True if every visitor sees the product's own pre-approval. Customers always find it in their menu. */
export const showsOwnPreApproval = (): boolean => environment.preApproval !== 'external';

/** True if the own pre-approval is shown beside the mortgage partner's site. */
export const showsBothPreApprovals = (): boolean => environment.preApproval === 'both';

/** On the pages of the own pre-approval, no button leads an applicant to another one. */
const targetFor = (href: string, pathname: string): LinkTarget => {
  const own = paths.preApproval();
  const isInHouse = environment.preApproval === 'inHouse' || `${pathname}/`.startsWith(`${own}/`);
  return isInHouse ? { path: own } : { href };
};

/**
 * Target of 'Get Pre-Approved'.
 * @param pathname the page that shows the link, if it may be the pre-approval
 */
export const preApprovalTarget = (pathname = ''): LinkTarget => targetFor(brand.links.preApproval, pathname);

/**
 * Target of 'Mortgage Options'.
 * @param pathname as for `preApprovalTarget`
 */
export const mortgagesTarget = (pathname = ''): LinkTarget => targetFor(brand.links.mortgages, pathname);
