import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { WireApplication, WireSigner } from '../../../src/api/customer/applicationContract.ts';

/** What was typed of an application. */
export type Sections = Pick<WireApplication, 'property' | 'price' | 'applicant' | 'employment'>;

/** What was typed of a co-applicant. */
export type SignerSections = Pick<WireSigner, 'person' | 'employment'>;

/** What was typed of an application; it was right when it was written. */
export function storedSections({ sections }: Pick<ApplicationTable, 'sections'>): Sections {
  return JSON.parse(sections) as Sections; // checked when it was stored
}

/** What was typed of a co-applicant; it was right when it was written. */
export function storedSignerSections({ sections }: Pick<SignerTable, 'sections'>): SignerSections {
  return JSON.parse(sections) as SignerSections; // checked when it was stored
}
