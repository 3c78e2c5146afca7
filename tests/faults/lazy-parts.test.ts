import { describe, expect, it } from 'vitest';
import { hostStages } from '../support/host-stage';

const stage = hostStages();

const asked = (part: string) =>
  stage().server.asked.filter((path) => path.includes(`/parts/${part}-`)).length;
const errors = () =>
  stage().page.evaluate(
    () => (window as unknown as { OmsShell: { doctor(): { errors: object[] } } }).OmsShell.doctor().errors,
  );

describe('a part that is refused once', () => {
  it('of the menu leaves the column of icons, without a press', async () => {
    stage().server.fail(/FlyoutMenu/, 1);
    await stage().open({ markup: '<oms-sidemenu mode="flyout"></oms-sidemenu>' });
    await stage().page.getByRole('button', { name: 'Home' }).waitFor();
    expect(asked('FlyoutMenu')).toBeGreaterThan(1);
    expect(await errors()).toEqual([]);
  });

  it('of the alerts is asked for again', async () => {
    stage().server.fail(/parts\/watch/, 1);
    await stage().open({ markup: '<oms-topnav></oms-topnav>' });
    await expect.poll(() => asked('watch'), { timeout: 20_000 }).toBe(2);
    expect(await errors()).toEqual([]);
  });
});
