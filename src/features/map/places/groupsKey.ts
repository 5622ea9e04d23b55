/** Storage key of the groups of places that the visitor last chose on this device. */
export const GROUPS_KEY = 'map-places';
