import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CarriedText } from './carriedText.ts';
import { RestingSearchBox } from './RestingSearchBox.tsx';
import type { SearchVariant } from './SearchFrame.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useShownPlace } from './useShownPlace.ts';

type WideSearchBox = typeof import('./WideSearchBox.tsx')['WideSearchBox'];
let loaded: WideSearchBox | undefined;

/** Loads the box with its suggestions; rejects where it can't be had. */
export async function fetchSearchBox(): Promise<WideSearchBox> {
  loaded = (await import('./WideSearchBox.tsx')).WideSearchBox;
  return loaded;
}

interface SearchBoxProps {
  variant: SearchVariant;
  /** Name of this search and its text box where a page has two. */
  label?: string;
}

/** The box with its suggestions, which come when the page stands: small screens, which have a link, never load them. */
function LaterSearchBox({ variant, label }: SearchBoxProps) {
  const place = useShownPlace();
  const [box, setBox] = useState<{ Wide: WideSearchBox; carried?: CarriedText } | undefined>(
    loaded && { Wide: loaded },
  );
  if (box) return <box.Wide variant={variant} label={label} carried={box.carried} />;
  return (
    <RestingSearchBox
      variant={variant}
      label={label}
      place={place}
      load={fetchSearchBox}
      onLoaded={(carried) => {
        const Wide = loaded;
        // At once: what is typed between the reading of one box and the drawing of the other would be lost.
        if (Wide) flushSync(() => setBox({ Wide, carried }));
      }}
    />
  );
}

/** The search box; small screens get a link in its shape to the full-screen search (L2). */
export function SearchBox(props: SearchBoxProps) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const place = useShownPlace();
  return small ? <SearchLink variant={props.variant} place={place} /> : <LaterSearchBox {...props} />;
}
