/** Where the product's mortgage links lead, by the setting VITE_PRE_APPROVAL. */
import { paths } from '../domain/paths.ts';
import { brand } from './brand.ts';
import { environment } from './environment.ts';

/** A page of the product, or an address of another site. */
export type Way = { path: string } | { href: string };

/** Whether the product's own pre-approval is shown to everybody; customers find it in their menu in any case. */
export const showsOwnPreApproval = (): boolean => environment.preApproval !== 'external';

/** Whether it stands beside the mortgage side's own site. */
export const showsBothPreApprovals = (): boolean => environment.preApproval === 'both';

const way = (href: string): Way =>
  environment.preApproval === 'inHouse' ? { path: paths.preApproval() } : { href };

/** 'Get Pre-Approved'. */
export const preApprovalWay = (): Way => way(brand.links.preApproval);

/** 'Mortgage Options'. */
export const mortgagesWay = (): Way => way(brand.links.mortgages);
