import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { WireApplication, WireSigner } from '../../../src/api/customer/applicationContract.ts';

/** The sections of an application. */
export type Sections = Pick<WireApplication, 'property' | 'price' | 'applicant' | 'employment'>;

/** The sections of a co-applicant. */
export type SignerSections = Pick<WireSigner, 'person' | 'employment'>;

/** Parses the stored sections of an application. */
export function storedSections({ sections }: Pick<ApplicationTable, 'sections'>): Sections {
  return JSON.parse(sections) as Sections; // checked when it was stored
}

/** Parses the stored sections of a co-applicant. */
export function storedSignerSections({ sections }: Pick<SignerTable, 'sections'>): SignerSections {
  return JSON.parse(sections) as SignerSections; // checked when it was stored
}
