import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { WireAmenitySource } from '#api/realty/amenityContract.ts';
import { useAmenityText } from './useAmenityText.ts';

/** Says where the places are from, each source with the date of its data. */
export function AmenitySources({ sources }: { sources: readonly WireAmenitySource[] }) {
  const { t, date } = useAmenityText();
  if (sources.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ '& a': { color: 'primary.dark' } }}>
      {t('sources.label')}{' '}
      {sources.map(({ key, name, attribution, url, asOf }, at) => {
        const text = t('sources.source', { name, attribution, date: date(asOf) });
        return (
          <Fragment key={key}>
            {at > 0 && '; '}
            {url ? <a href={url}>{text}</a> : text}
          </Fragment>
        );
      })}
    </Typography>
  );
}
