import './commuteTexts.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceCredits } from '#components/combobox/PlaceCredits.tsx';
import { type Combobox, useCombobox } from '#components/combobox/useCombobox.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import type { Commute } from '#domain/search/commute.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectView } from '#store/settingsSlice.ts';
import { type Offer, useDestinations } from './useDestinations.ts';

/** A chosen place. */
export type Destination = Pick<Commute, 'to' | 'label'>;

const List = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  maxHeight: 280,
  overflowY: 'auto',
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 52,
  padding: theme.spacing(1.5, 4),
  lineHeight: 1.35,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.vars?.palette.chip.main },
  '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'progress' },
}));

/** Places that need no text: the visitor's location, and the middle of an open map. */
function useStartingOffers(): Offer[] {
  const { t } = useTranslation('commute');
  const { center, bounds } = useAppSelector(selectView);
  const offers: Offer[] = [];
  if ('geolocation' in navigator) {
    const locate = async () => (await import('#platform/geolocation.ts')).locateVisitor();
    offers.push({ id: 'here', name: t('place.here'), detail: '', locate });
  }
  if (bounds) offers.push({ id: 'middle', name: t('place.middle'), detail: '', locate: async () => center });
  return offers;
}

interface OfferListProps {
  offers: readonly Offer[];
  combobox: Combobox;
  /** True while the offers belong to an older text. */
  isWaiting: boolean;
  onChoose: (id: string) => void;
}

/** The places as the combobox's list, with their sources where these must be named. */
function OfferList({ offers, combobox, isWaiting, onChoose }: OfferListProps) {
  const { t } = useTranslation('commute');
  return (
    <List>
      <div role="listbox" id={combobox.listId} aria-label={t('place.list')} aria-busy={isWaiting}>
        {offers.map((offer) => (
          // The text box keeps the focus and handles the keys. A row only handles the pointer.
          <Row
            key={offer.id}
            id={combobox.optionId(offer.id)}
            role="option"
            tabIndex={-1}
            aria-selected={offer.id === combobox.activeId}
            aria-disabled={isWaiting || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => isWaiting || onChoose(offer.id)}
          >
            <span>{offer.name}</span>
            {offer.detail && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {offer.detail}
              </Box>
            )}
          </Row>
        ))}
      </div>
      <PlaceCredits credits={offers.flatMap(({ credit }) => credit ?? [])} />
    </List>
  );
}

type Problem = 'none' | 'failed' | 'missing' | 'notLocated' | 'notShared';

/** Locates a chosen place. A newer choice, or a newer text, cancels the last one. */
function useLocating(onLocated: (place: Destination) => void) {
  const [problem, setProblem] = useState<Problem>();
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const cancel = () => {
    last.current?.abort();
    setProblem(undefined);
  };
  const locate = (offer: Offer, label: string) => {
    cancel();
    const call = new AbortController();
    last.current = call;
    offer.locate(call.signal).then(
      (to) => {
        if (call.signal.aborted) return;
        if (to) onLocated({ to, label });
        else setProblem('notLocated');
      },
      () => {
        if (!call.signal.aborted) setProblem(offer.id === 'here' ? 'notShared' : 'failed');
      },
    );
  };
  return { problem, locate, cancel };
}

interface DestinationFieldProps {
  value: Destination | undefined;
  onChange: (next: Destination | undefined) => void;
  /** True after an attempt to apply the form without a place. */
  isMissing: boolean;
}

/** A text box for an address or a place, with suggestions below it. A place counts when it is chosen from them. */
export function DestinationField({ value, onChange, isMissing }: DestinationFieldProps) {
  const { t } = useTranslation('commute');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { problem, locate, cancel } = useLocating((place) => {
    setTyped(undefined);
    onChange(place);
  });
  const { offers: found, status } = useDestinations(typed ?? '');
  const starting = useStartingOffers();
  const offers = typed === '' || (typed === undefined && !value) ? starting : found;
  const isWaiting = status === 'loading';
  const shown = typed ?? (value ? value.label || t('point') : '');

  const choose = (offerId: string) => {
    const offer = offers.find((each) => each.id === offerId);
    if (!offer) return;
    // Texts of a source that may only be shown are not put into addresses: the visitor's own words are.
    locate(offer, offer.credit?.isShownOnly ? shown.trim() : offer.name);
    combobox.setOpen(false);
  };
  const type = (next: string) => {
    cancel();
    setTyped(next);
    onChange(undefined);
    combobox.setOpen(true);
  };
  const combobox = useCombobox({
    ids: isWaiting ? [] : offers.map((offer) => offer.id),
    isWaiting,
    onChoose: choose,
    onSubmit: () => {},
    onClear: () => type(''),
  });
  const isOpen = combobox.open && offers.length > 0;
  const isNothing = status === 'loaded' && offers.length === 0 && typed !== undefined;
  const failure =
    problem ??
    (status === 'failed' ? 'failed' : isNothing ? 'none' : isMissing && !value ? 'missing' : undefined);
  const layout = { id, label: t('place.label'), problem: failure && t(`place.${failure}`) };

  return (
    <FieldLayout
      {...layout}
      below={
        <>
          {isOpen && (
            <OfferList offers={offers} combobox={combobox} isWaiting={isWaiting} onChoose={choose} />
          )}
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isWaiting && t('place.searching')}
          </Box>
        </>
      }
    >
      <FieldInput
        id={id}
        value={shown}
        placeholder={t('place.placeholder')}
        error={failure !== undefined}
        onChange={({ target }) => type(target.value)}
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? combobox.listId : undefined,
          'aria-activedescendant': combobox.activeDomId,
          'aria-describedby': describedBy(id, undefined, layout.problem),
          autoComplete: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
        }}
        onFocus={({ target }) => {
          target.select();
          if (!value) combobox.setOpen(true);
        }}
        onBlur={() => combobox.setOpen(false)}
        onKeyDown={(event) => {
          // Escape closes the list, and only then the dialog.
          if (event.key === 'Escape' && isOpen) event.stopPropagation();
          else if (event.key === 'Escape') return;
          combobox.onKeyDown(event);
          if (event.key !== 'Enter' || event.defaultPrevented || typed === undefined) return;
          // Enter takes the first place of a typed text, and does not send the form.
          event.preventDefault();
          const [first] = isWaiting ? [] : found;
          if (first) choose(first.id);
        }}
      />
    </FieldLayout>
  );
}
