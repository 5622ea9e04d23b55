import type {
  WireGeneralLead,
  WireLeadUser,
  WireListingLead,
  WireViewingWish,
} from '#api/contact/contract.ts';
import { nationalNumber } from '#components/fields/phoneNumber.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import type { LeadValues } from './leadFields.ts';

function userOf({ first, last, email, phone }: LeadValues): WireLeadUser {
  return { name: { first, last }, email, phone: nationalNumber(phone) };
}

/** Builds the lead of a listing's page. Values that the listing does not have are left out. */
export function listingLead(listing: Listing, values: LeadValues): WireListingLead {
  const { city } = listing.address;
  const address = streetLine(listing.address, 'en-CA');
  return {
    user: userOf(values),
    property: {
      ...(city && { city }),
      ...(address && { address }),
      ...(listing.listPrice !== null && { price: listing.listPrice }),
    },
    code: listing.mlsNumber,
    boardId: listing.boardId,
    ...(values.message && { message: values.message }),
  };
}

/** Builds the lead that asks for a viewing. */
export function viewingLead(listing: Listing, values: LeadValues, viewing: WireViewingWish): WireListingLead {
  return { ...listingLead(listing, values), viewing };
}

/** Builds the lead of the general form. */
export function generalLead(values: LeadValues): WireGeneralLead {
  return {
    user: userOf(values),
    property: { city: values.city, price: Number(values.price) },
    ...(values.code && { code: values.code }),
  };
}
