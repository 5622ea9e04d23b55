/** Where the device keeps the chosen language. */
export const LANGUAGE_KEY = 'language';
