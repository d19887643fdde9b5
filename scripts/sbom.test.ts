import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { root } from './processes.mjs';

// Lists everything: with `--omit dev` npm leaves out packages needed both ways.
test('npm run sbom lists every package that is installed, with its version', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const { bomFormat, components } = JSON.parse(printed) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(listed).toEqual(expect.arrayContaining(named.map(([name, version]) => `${name} ${version}`)));
});

interface Component {
  name: string;
  version: string;
}
