import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import type { SearchVariant } from './SearchFrame.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useShownPlace } from './useShownPlace.ts';
import { WideSearchBox } from './WideSearchBox.tsx';

/** Small screens have a link to the full-screen search, and never load this. */
const Suggestions = lazyOnIntent(async () => (await import('./Suggestions.tsx')).Suggestions);

interface SearchBoxProps {
  variant: SearchVariant;
  /** Name of this search and its text box where a page has two. */
  label?: string;
}

/** The search box; small screens get a link in its shape to the full-screen search (L2). */
export function SearchBox(props: SearchBoxProps) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const place = useShownPlace();
  return small ? (
    <SearchLink variant={props.variant} place={place} />
  ) : (
    <WideSearchBox {...props} place={place} Suggestions={Suggestions} />
  );
}
