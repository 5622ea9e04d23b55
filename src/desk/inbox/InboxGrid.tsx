import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { WireDeskItem } from '#api/desk/contract.ts';
import { formatPhone } from '#domain/format.ts';
import { deskPaths } from '../deskPaths.ts';
import { formatAge, formatDay, formatMoment } from '../ui/format.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { aboutOf, nameOf, phoneOf } from './about.ts';
import { Unopened } from './InboxCards.tsx';
import { type InboxView, printView } from './inboxQuery.ts';

const ROW_HEIGHT = 60;

/** Two lines of a cell. */
function TwoLines({ first, second }: { first: React.ReactNode; second: React.ReactNode }) {
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', height: '100%', lineHeight: 1.4, minWidth: 0 }}>
      <Box sx={line}>{first}</Box>
      <Box sx={{ ...line, color: 'text.secondary', fontSize: '0.875rem' }}>{second}</Box>
    </Box>
  );
}

function useColumns(): GridColDef<WireDeskItem>[] {
  const { t, i18n } = useTranslation('desk');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        field: 'person',
        headerName: t('columns.person'),
        flex: 1.3,
        minWidth: 180,
        sortable: false,
        renderCell: ({ row }) => (
          <TwoLines
            first={
              <>
                {!row.opened && <Unopened />}
                {/* For a new tab. The keyboard opens the item from any cell of the row. */}
                <Link
                  component={RouterLink}
                  to={deskPaths.item(row.id)}
                  tabIndex={-1}
                  color="inherit"
                  underline="hover"
                  sx={{ fontWeight: row.opened ? 600 : 700 }}
                >
                  {nameOf(row.person)}
                </Link>
              </>
            }
            second={row.person.email || formatPhone(phoneOf(row.person.phone))}
          />
        ),
      },
      {
        field: 'kind',
        headerName: t('columns.request'),
        flex: 2,
        minWidth: 200,
        sortable: false,
        renderCell: ({ row }) => <TwoLines first={t(`kinds.${row.kind}`)} second={aboutOf(row, t)} />,
      },
      {
        field: 'state',
        headerName: t('columns.state'),
        width: 120,
        sortable: false,
        renderCell: ({ row }) => <StateChip state={row.state} />,
      },
      {
        field: 'owner',
        headerName: t('columns.owner'),
        width: 150,
        sortable: false,
        valueGetter: (_value, row) => row.owner?.name ?? t('noOwner'),
      },
      {
        field: 'received',
        headerName: t('columns.received'),
        width: 190,
        sortingOrder: ['desc', 'asc'],
        renderCell: ({ row }) => (
          <TwoLines
            first={formatAge(row.ageMinutes, language, t)}
            second={formatMoment(row.received, language)}
          />
        ),
      },
      {
        field: 'nextAction',
        headerName: t('columns.nextAction'),
        flex: 1.2,
        minWidth: 160,
        sortingOrder: ['asc', null],
        renderCell: ({ row: { nextAction } }) =>
          nextAction && <TwoLines first={formatDay(nextAction.day, language)} second={nextAction.text} />,
      },
    ],
    [t, language],
  );
}

/** The list in wide windows: a grid of MUI X (docs/decisions/037). Arrow keys move in it, and Enter opens an item. */
export function InboxGrid({ items, view }: { items: readonly WireDeskItem[]; view: InboxView }) {
  const { t, i18n } = useTranslation('desk');
  const navigate = useNavigate();
  const open = ({ row }: Pick<GridRowParams<WireDeskItem>, 'row'>, { target }: { target: EventTarget }) => {
    // The link opens its item itself.
    if (!(target instanceof Element && target.closest('a'))) void navigate(deskPaths.item(row.id));
  };
  const columns = useColumns();
  return (
    <DataGrid
      label={t('inbox.title')}
      rows={items}
      columns={columns}
      rowHeight={ROW_HEIGHT}
      // The service sorts and pages.
      sortingMode="server"
      sortModel={
        view.sort === 'action'
          ? [{ field: 'nextAction', sort: 'asc' }]
          : [{ field: 'received', sort: view.sort === 'newest' ? 'desc' : 'asc' }]
      }
      onSortModelChange={([first]) => {
        const sort = first?.field === 'nextAction' ? 'action' : first?.sort === 'asc' ? 'oldest' : 'newest';
        void navigate(printView({ ...view, sort, page: 1 }) || '.', { preventScrollReset: true });
      }}
      onRowClick={open}
      onCellKeyDown={(params, event) => {
        if (event.key === 'Enter') open(params, event);
      }}
      // The page's policy refuses it, and the browser would report that.
      disableEval
      disableColumnFilter
      disableColumnMenu
      disableColumnSelector
      disableRowSelectionOnClick
      hideFooter
      {...(i18n.language === 'fr' && {
        localeText: frFR.components.MuiDataGrid.defaultProps.localeText,
      })}
      sx={{
        borderColor: 'line',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '--DataGrid-t-color-border-base': 'var(--mui-palette-line)',
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
      }}
    />
  );
}
