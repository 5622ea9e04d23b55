import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersInUse, type Search, withFilters, withoutFilters } from '../../../domain/search.ts';
import { Button } from '../../../ui/Button.tsx';
import { TypeToggle } from '../bar/TypeToggle.tsx';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import { RoomCountChoice } from '../choices/RoomCountChoice.tsx';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 64,
  padding: theme.spacing(2, 5),
  backgroundColor: theme.vars?.palette.background.paper,
}));

const Section = styled('div')(({ theme }) => ({
  padding: theme.spacing(5),
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.line}` },
}));

interface DrawerFormProps {
  titleId: string;
  search: Search;
  onApply: (search: Search) => void;
  onCancel: () => void;
}

/** All filters under each other; nothing is searched until Apply. */
export function DrawerForm({ titleId, search, onApply, onCancel }: DrawerFormProps) {
  const { t } = useTranslation('filters');
  const [draft, setDraft] = useState(search);
  const change = (filters: Partial<Search>) => setDraft(withFilters(draft, filters));
  return (
    <>
      <Strip sx={{ borderBottom: 1, borderColor: 'line' }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h5', m: 0 }}>
          {t('drawer.title')}
        </Box>
        <Button
          variant="text"
          sx={{ mr: -3 }}
          disabled={filtersInUse(draft) === 0}
          onClick={() => setDraft(withoutFilters(draft))}
        >
          {t('clearAll')}
        </Button>
      </Strip>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Section>
          <TypeToggle search={draft} onChange={setDraft} />
        </Section>
        <Section>
          <Box component="h3" sx={{ typography: 'body2', fontWeight: 600, m: 0, mb: 2 }}>
            {t('price.label')}
          </Box>
          <PriceChoice
            key={draft.type}
            type={draft.type}
            range={{ minPrice: draft.minPrice, maxPrice: draft.maxPrice }}
            onChange={change}
          />
        </Section>
        <Section>
          <RoomCountChoice
            label={t('beds.label')}
            value={draft.minBeds}
            onChange={(minBeds) => change({ minBeds })}
          />
        </Section>
        <Section>
          <RoomCountChoice
            label={t('baths.label')}
            value={draft.minBaths}
            onChange={(minBaths) => change({ minBaths })}
          />
        </Section>
        <Section>
          <HomeTypeChoice selection={draft.homeTypes} onChange={(homeTypes) => change({ homeTypes })} />
        </Section>
      </Box>
      <Strip sx={{ borderTop: 1, borderColor: 'line', '& > *': { flex: 1 } }}>
        <Button variant="outlined" onClick={onCancel}>
          {t('drawer.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onApply(draft)}>
          {t('drawer.apply')}
        </Button>
      </Strip>
    </>
  );
}
