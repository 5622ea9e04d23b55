import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import type { SearchVariant } from './SearchBoxOutline.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useShownPlace } from './useShownPlace.ts';
import { WideSearchBox } from './WideSearchBox.tsx';

/** Small screens have a link to the full-screen search and never load this. */
const Suggestions = lazyOnIntent(async () => (await import('./Suggestions.tsx')).Suggestions);

interface SearchBoxProps {
  variant: SearchVariant;
  /** Accessible name of the search and its text box, for pages with two of them. */
  label?: string;
}

/** The search box. Small screens get a link with the same look, which opens the full-screen search. */
export function SearchBox(props: SearchBoxProps) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const place = useShownPlace();
  return small ? (
    <SearchLink variant={props.variant} place={place} />
  ) : (
    <WideSearchBox {...props} place={place} Suggestions={Suggestions} />
  );
}
