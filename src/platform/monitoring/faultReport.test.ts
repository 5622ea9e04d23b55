import { expect, onTestFinished, test, vi } from 'vitest';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { chooseFaultReporter, reportFault } from './faultReport.ts';

const context = { where: 'route', path: '/real-estate/map' } as const;

test('by default a fault is written to the console', () => {
  expectedConsole.push(/A fault was met.*\/real-estate\/map.*gone/s);
  reportFault(new Error('gone'), context);
  expect(console.error).toHaveBeenCalledOnce();
});

test('a chosen reporter gets faults instead, until it is taken back', () => {
  const reporter = vi.fn();
  const takeBack = chooseFaultReporter(reporter);
  const fault = new Error('gone');
  reportFault(fault, context);
  takeBack();
  expect(reporter).toHaveBeenCalledExactlyOnceWith(fault, context);
  expect(console.error).not.toHaveBeenCalled();
});

test('a reporter that throws does no further harm', () => {
  expectedConsole.push(/could not be reported.*no network.*gone/s);
  onTestFinished(
    chooseFaultReporter(() => {
      throw new Error('no network');
    }),
  );
  expect(() => reportFault(new Error('gone'), context)).not.toThrow();
  expect(console.error).toHaveBeenCalledOnce();
});
