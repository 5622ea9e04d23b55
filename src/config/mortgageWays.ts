/** Where the product's mortgage links lead, by the setting VITE_PRE_APPROVAL. */
import { paths } from '#domain/paths.ts';
import { brand } from './brand.ts';
import { environment } from './environment.ts';

/** A page of the product, or an address of another site. */
export type Way = { path: string } | { href: string };

/** Whether the product's own pre-approval is shown to everybody; customers find it in their menu in any case. */
export const showsOwnPreApproval = (): boolean => environment.preApproval !== 'external';

/** Whether it stands beside the mortgage side's own site. */
export const showsBothPreApprovals = (): boolean => environment.preApproval === 'both';

/** On the product's own pre-approval no button leads an applicant to another one. */
const way = (href: string, pathname: string): Way => {
  const own = paths.preApproval();
  const isInHouse = environment.preApproval === 'inHouse' || `${pathname}/`.startsWith(`${own}/`);
  return isInHouse ? { path: own } : { href };
};

/**
 * 'Get Pre-Approved'.
 * @param pathname the page that it stands on, where that can be the pre-approval
 */
export const preApprovalWay = (pathname = ''): Way => way(brand.links.preApproval, pathname);

/**
 * 'Mortgage Options'.
 * @param pathname as for `preApprovalWay`
 */
export const mortgagesWay = (pathname = ''): Way => way(brand.links.mortgages, pathname);
