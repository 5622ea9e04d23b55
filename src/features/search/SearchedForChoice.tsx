import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { BareButton } from '#ui/BareButton.tsx';
import { SEARCHED_FOR, type SearchedFor } from './searchedFor.ts';

/** Above the search box, in the space below the heading. The skeleton leaves it out. */
const Group = styled('div')({
  position: 'absolute',
  left: '50%',
  bottom: '100%',
  marginBottom: 12,
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 999,
  backgroundColor: 'rgb(11 22 44 / 0.82)',
  transform: 'translateX(-50%)',
});

const Choice = styled(BareButton)({
  minHeight: 44,
  paddingInline: 20,
  borderRadius: 999,
  fontWeight: 600,
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
  '&[aria-pressed="true"]': { color: '#0F1B2D', backgroundColor: '#FFFFFF' },
  '&:focus-visible': { outlineColor: '#FFFFFF' },
});

interface SearchedForChoiceProps {
  value: SearchedFor;
  onChange: (value: SearchedFor) => void;
}

/** The choice between homes for sale, for lease and sold, for the search below it. */
export function SearchedForChoice({ value, onChange }: SearchedForChoiceProps) {
  const { t } = useTranslation('home');
  return (
    <Group role="group" aria-label={t('for.label')}>
      {SEARCHED_FOR.map((each) => (
        <Choice key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {t(`for.${each}`)}
        </Choice>
      ))}
    </Group>
  );
}
