import type {
  WireGeneralLead,
  WireLead,
  WireLeadUser,
  WireListingLead,
  WireValuationFacts,
  WireValuationLead,
  WireViewingWish,
} from '#api/contact/contract.ts';
import { internationalNumber, nationalNumber } from '#components/fields/phoneNumber.ts';
import { type HomeAddress, homeAddressLine } from '#domain/listing/homeAddress.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { EMPTY_LEAD, type LeadValues } from './leadFields.ts';

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

/** Builds the lead about the valuation of an owner's home, with the facts that are known. */
export function valuationLead(
  address: HomeAddress,
  facts: WireValuationFacts,
  values: LeadValues,
): WireValuationLead {
  const { propertyType, beds, baths, sqft, yearBuilt, condition } = facts;
  return {
    user: userOf(values),
    property: { city: address.city, address: homeAddressLine(address, 'en-CA') },
    valuation: {
      state: address.state,
      ...(propertyType !== undefined && { propertyType }),
      ...(beds !== undefined && { beds }),
      ...(baths !== undefined && { baths }),
      ...(sqft !== undefined && { sqft }),
      ...(yearBuilt !== undefined && { yearBuilt }),
      ...(condition !== undefined && { condition }),
    },
    ...(values.message && { message: values.message }),
  };
}

/** Returns the typed values of a lead that was built before. */
export function valuesOf(lead: WireLead): LeadValues {
  const { user, message = '' } = lead;
  const values = {
    ...EMPTY_LEAD,
    first: user.name.first,
    last: user.name.last,
    email: user.email,
    phone: internationalNumber(user.phone, 'CA'),
    message,
  };
  if ('boardId' in lead) {
    const { day = '', part = '', way = '' } = lead.viewing ?? {};
    return { ...values, day, part, way };
  }
  if ('valuation' in lead) return values;
  const { property, code = '' } = lead;
  return { ...values, city: property.city, price: String(property.price), code };
}

/**
 * Builds a refused lead again, with corrected values.
 * @param refused paths of the refused fields. The facts of the home are left out if one is among them: the visitor cannot
 * correct them, and the lead names the listing
 */
export function correctedLead(
  lead: WireLead,
  values: LeadValues,
  { viewing, refused }: { viewing: WireViewingWish | undefined; refused: readonly string[] },
): WireLead {
  if ('valuation' in lead) {
    const { message: _before, ...kept } = lead;
    return { ...kept, user: userOf(values), ...(values.message && { message: values.message }) };
  }
  if (!('boardId' in lead)) return { ...generalLead(values), ...(lead.message && { message: lead.message }) };
  const { code, boardId, property } = lead;
  const isHomeRefused = refused.some((field) => field.startsWith('property'));
  return {
    user: userOf(values),
    ...(property && !isHomeRefused && { property }),
    code,
    boardId,
    ...(values.message && { message: values.message }),
    ...(viewing && { viewing }),
  };
}
