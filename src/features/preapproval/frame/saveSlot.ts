import { createContext } from 'react';

/** Where the state of the saving is in sight all the time: beside the form, where there is room. */
export const SaveSlot = createContext<HTMLElement | null>(null);
