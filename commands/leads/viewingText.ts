import { viewingState } from '#server/contact/leadsCsv.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { localTimeOf } from '#server/store/text/timeZones.ts';
import { findViewingChanges, type Viewing } from '#server/store/viewings/findViewings.ts';

/** A viewing request with every state that it had, for the brokerage. */
export async function viewingText(store: QueryContext, viewing: Viewing): Promise<string> {
  const changes = await findViewingChanges(store, viewing.id);
  const { id, first_name, last_name, email, phone, address, city, code, board, message, time_zone } = viewing;
  return [
    `Viewing ${id}: ${viewing.state}`,
    `  home: ${[address, city].filter(Boolean).join(', ')}, ${code} (board ${board}), times of ${time_zone}`,
    `  customer: ${[`${first_name} ${last_name}`.trim(), email, phone].filter(Boolean).join(', ')}`,
    ...(message === null ? [] : [`  note: ${message}`]),
    ...changes.map(({ at, by, sentence, ...state }) => {
      const { date, time } = localTimeOf(new Date(at), time_zone);
      return `  ${date} ${time}, ${by}: ${viewingState(state, time_zone)}${sentence === null ? '' : `: ${sentence}`}`;
    }),
  ].join('\n');
}
