import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { HOME_TYPES, type HomeType, toggleHomeType } from '#domain/search/homeTypes.ts';
import { Checkbox } from '#ui/Switch.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 200,
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(1) },
}));

interface HomeTypeChoiceProps {
  /** Empty for Any. */
  selection: readonly HomeType[];
  onChange: (selection: HomeType[]) => void;
}

/** Kinds of home, several at once. Any (All) and the others exclude each other. */
export function HomeTypeChoice({ selection, onChange }: HomeTypeChoiceProps) {
  const { t } = useTranslation('filters');
  return (
    <Group>
      <legend>{t('homeType.label')}</legend>
      {(['any', ...HOME_TYPES] as const).map((choice) => (
        <Checkbox
          key={choice}
          label={t(`homeType.${choice}`)}
          checked={choice === 'any' ? selection.length === 0 : selection.includes(choice)}
          onChange={() => onChange(toggleHomeType(selection, choice))}
        />
      ))}
    </Group>
  );
}
