import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DropdownFrame } from '#components/combobox/DropdownFrame.tsx';
import { PlaceCredits } from '#components/combobox/PlaceCredits.tsx';
import type { Combobox } from '#components/combobox/useCombobox.ts';
import { useValueText } from '../useValueText.ts';
import type { AddressOption } from './useAddresses.ts';

interface OptionProps {
  option: AddressOption;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ option, id, isActive, onChoose }: OptionProps) {
  return (
    // The combobox keeps the focus and handles the keys. A row only handles the pointer.
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        minHeight: 52,
        px: 4,
        py: 1.5,
        cursor: 'pointer',
        '&[aria-selected="true"], &:hover': { bgcolor: 'chip.main' },
      }}
    >
      {option.main}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {option.detail}
      </Typography>
    </Box>
  );
}

interface AddressListProps {
  options: readonly AddressOption[];
  isLoading: boolean;
  combobox: Combobox;
  onChoose: (id: string) => void;
}

/** The suggested addresses as the list of the combobox. */
export function AddressList({ options, isLoading, combobox, onChoose }: AddressListProps) {
  const { t } = useValueText();
  return (
    <DropdownFrame sx={{ py: 2, maxHeight: 'min(60vh, 420px)' }}>
      <div role="listbox" id={combobox.listId} aria-label={t('search.list')} aria-busy={isLoading}>
        {options.map((option) => (
          <Option
            key={option.id}
            option={option}
            id={combobox.optionId(option.id)}
            isActive={option.id === combobox.activeId}
            onChoose={() => onChoose(option.id)}
          />
        ))}
      </div>
      <PlaceCredits
        credits={options.flatMap((one) => (one.kind === 'place' && one.credit ? [one.credit] : []))}
      />
    </DropdownFrame>
  );
}
