import { expectNoViolations } from './axe.ts';
import { test as ours } from './fixtures.ts';
import { expectInside } from './inside.ts';
import { openOutbox } from './outbox.ts';
import { ACCOUNT_SCREENS, PARENT_SCREENS } from './private-screens.ts';
import { openScreen, VISITOR_SCREENS } from './screens.ts';
import { newWorld, type World } from './world.ts';

const test = ours.extend<Record<never, never>, { world: World }>({
  world: [
    async ({ service }, use) => use(await newWorld(service, openOutbox(service.dataDir), 'usual')),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ settings: { FEATURES: 'secondOwner=on' } });

for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
  test(`everybody can use ${screen.name}, in light and in dark`, async ({ page, world, guard }) => {
    guard.tolerate(/status of 4\d\d/);
    await openScreen(page, world, screen);
    await expectInside(page);
    await expectNoViolations(page);
  });
}
