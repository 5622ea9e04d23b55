import { afterAll, describe, expect, it } from 'vitest';
import { forgetInvitations } from '#server/customer/sharing/forgetInvitations.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { makePostbox } from './applicationCalls.ts';
import { openService } from './customerService.ts';
import { accept, invite, listOf, newestToken, sharingOf } from './sharingCalls.ts';

const DAY = 86_400_000;

describe.each(storeDialects())('the store of invitations on $name', (dialect) => {
  afterAll(() => dialect.end());

  it.each(['expires', 'is declined'])(
    'has no address and no words of an invitation that %s, once its link has ended',
    async (end) => {
      const postbox = makePostbox();
      const service = await openService(dialect, { invitations: postbox });
      const { store, clock } = service;
      const stored = async () =>
        JSON.stringify(await store.database.selectFrom('shared_list').selectAll().execute());
      await invite(service, 'anne', { line: 'Look at these!' });
      const token = newestToken(postbox);
      if (end === 'is declined')
        await service.call('DELETE', '/shared-list-invitation', { headers: { 'Invitation-Token': token } });
      clock.pass(14 * DAY - 1);
      await forgetInvitations({ store, clock });
      expect(await stored(), 'the link is valid').toContain('bob@example.ca');
      clock.pass(1);
      await forgetInvitations({ store, clock });
      expect(await stored()).not.toMatch(/bob@example|Look at these/);
      const state = end === 'expires' ? 'invited' : 'declined';
      expect(await sharingOf(service, 'anne')).toMatchObject({ state, email: '', line: '', name: 'Anne' });
      expect((await invite(service, 'anne')).status, 'another invitation').toBe(200);
      await accept(service, 'bob', newestToken(postbox));
      clock.pass(15 * DAY);
      await forgetInvitations({ store, clock });
      expect((await listOf(service, 'anne')).partner).toBe('Bob');
      await store.close();
    },
    60_000,
  );
});
