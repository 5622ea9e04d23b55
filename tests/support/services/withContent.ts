import { onTestFinished } from 'vitest';
import { publish } from '#server/content/changeContent.ts';
import { findPublished } from '#server/store/content/content.ts';
import type { Store } from '#server/store/store.ts';
import { makeTestServices, type TestServices, type TestServicesOptions } from './makeTestServices.ts';
import { SMALL_DATASET_NOW } from './smallDataset.ts';

/** Publishes content in a test's store, over what is there. */
export async function publishIn(store: Store, content: Readonly<Record<string, unknown>>): Promise<void> {
  const known = new Map((await findPublished(store)).map(({ key, version }) => [key, version]));
  const context = { store, clock: { now: () => SMALL_DATASET_NOW }, by: 'admin@example.ca' };
  for (const [key, body] of Object.entries(content)) {
    await publish(context, { key, body, base: known.get(key) ?? 0 });
  }
}

/** Services with other content than the demonstration's, by key. They are closed at the end of the test. */
export async function withContent(
  content: Readonly<Record<string, unknown>>,
  options: TestServicesOptions = {},
): Promise<TestServices> {
  const services = await makeTestServices(options);
  onTestFinished(() => services.close());
  await publishIn(services.store, content);
  return services;
}
