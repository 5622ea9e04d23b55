import { brand as built } from '#server/config/brand.ts';
import { type BrandColours, BUILD_COLOURS } from '../../../src/domain/brand/brandColours.ts';
import type { QueryContext } from '../tables.ts';
import { findPublished } from './content.ts';

/** The brokerage as the sender of mails, calendar files, feeds and cards. */
export interface SenderBrand {
  name: string;
  /** The legal name. */
  brokerage: string;
  /** The postal address, which each commercial message needs (CASL, s. 6(2)). */
  address: Readonly<Record<'en-CA' | 'fr-CA', string>>;
  phone: string;
  email: string;
  colours: BrandColours;
  /** Id of the published logo's picture; undefined for the mark of the build. */
  logo?: string | undefined;
}

/** The brand before the desk publishes another one. */
export const BUILT_SENDER: SenderBrand = { ...built, colours: BUILD_COLOURS };

/** Members of the published `brand` (server/content/siteSchemas.ts). */
type BrandBody = Pick<SenderBrand, 'name' | 'brokerage' | 'colours' | 'logo'>;

/** Members of the published `offices`; the first office is the main one. */
interface OfficesBody extends Pick<SenderBrand, 'phone' | 'email'> {
  offices: readonly Pick<SenderBrand, 'address'>[];
}

/** Returns the published brand and main office. Keys that were never published leave those of the build. */
export function senderBrandOf(published: {
  brand?: BrandBody | undefined;
  offices?: OfficesBody | undefined;
}): SenderBrand {
  const { brand, offices } = published;
  const { name, brokerage, colours, logo } = brand ?? BUILT_SENDER;
  const { phone, email } = offices ?? BUILT_SENDER;
  const { address } = offices?.offices[0] ?? BUILT_SENDER;
  return { name, brokerage, colours, logo, phone, email, address };
}

/** Reads the brand that the newest publication gives to mails. */
export async function readSenderBrand(context: QueryContext): Promise<SenderBrand> {
  const rows = await findPublished(context, ['brand', 'offices']);
  // Written by `publish`, which checked it.
  return senderBrandOf(Object.fromEntries(rows.map(({ key, body }) => [key, JSON.parse(body)])));
}
