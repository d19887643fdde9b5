// npm run mails: every mail of the product, made by its real writer from believable rows, as pages to look at: French,
// English and German side by side, as HTML and as text. In .cache/mails; nothing is sent.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '#contract/pages.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { mailWriters } from '#server/background/mail-writers.ts';
import { readConfig } from '#server/config/config.ts';
import type { Context } from '#server/context.ts';
import { openDatabase } from '#server/database/client.ts';
import { migrate } from '#server/database/migrate.ts';
import type { MailKind } from '#server/mail/mail-job.ts';
import { policyRules } from '#server/mail/policies.ts';
import { STORK_ID } from '#server/mail/rendering/mail-frame.ts';
import { type RenderedMail, renderMail } from '#server/mail/rendering/render.ts';
import { EXAMPLES } from '#server/testing/mails/example-mails.ts';
import { root } from '../../scripts/processes.mjs';

const folder = join(root, '.cache', 'mails');

interface Row {
  name: string;
  mails: (RenderedMail & { language: Language; preview: string })[];
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-mails-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://cigogne.example',
    FEATURES: 'secondOwner=on',
    OPERATOR_NAME: 'Association Cigogne',
    OPERATOR_ADDRESS: '1 place du Nid, 44000 Nantes',
    OPERATOR_EMAIL: 'bonjour@cigogne.example',
    OPERATOR_HOST: 'Cigogne',
  });
  const connection = await openDatabase(config);
  try {
    await migrate(connection.database);
    const rows = await writeAll({ config, database: connection.database } as Context);
    await mkdir(folder, { recursive: true });
    for (const { name, mails } of rows) {
      for (const { language, html, text } of mails) {
        await writeFile(join(folder, `${name}.${language}.html`), showStork(html));
        await writeFile(join(folder, `${name}.${language}.txt`), text);
      }
    }
    await writeFile(join(folder, 'index.html'), overview(rows));
    console.log(`${rows.length * LANGUAGES.length} mails: ${pathToFileURL(join(folder, 'index.html'))}`);
  } finally {
    await connection.close();
    await rm(dataDir, { recursive: true });
  }
}

async function writeAll(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, examples] of Object.entries(EXAMPLES) as [MailKind, (typeof EXAMPLES)[MailKind]][]) {
    for (const [name, make] of Object.entries(examples)) {
      const mails: Row['mails'] = [];
      for (const language of LANGUAGES) {
        const mail = await mailWriters[kind](context, await make({ context, language }));
        if (!mail) throw new Error(`${kind} (${name}) has nothing to tell.`);
        const refusal = policyRules(mail.policy).refusedBy && context.config.publicUrl + paths.refuseMails('example');
        mails.push({ ...renderMail(mail, kind, context.config, refusal), language, preview: mail.preview });
      }
      rows.push({ name: `${kind}-${name}`, mails });
    }
  }
  return rows;
}

/** In the mail the stork is an attachment; for a browser it is embedded in the page. */
function showStork(html: string): string {
  const stork = readFileSync(join(root, 'server', 'mail', 'rendering', 'stork.png')).toString('base64');
  return html.replaceAll(`cid:${STORK_ID}`, `data:image/png;base64,${stork}`);
}

function overview(rows: Row[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const column = (name: string, { language, subject, preview, text }: Row['mails'][number]) => `
<div lang="${language}">
<p><strong>${escaped(subject)}</strong><br><small>${escaped(preview)}</small></p>
<iframe src="${name}.${language}.html" title="${name}, ${language}" loading="lazy"></iframe>
<details><summary>text</summary><pre>${escaped(text)}</pre></details>
</div>`;
  const section = ({ name, mails }: Row) => `
<section id="${name}"><h2>${name}</h2><div class="columns">${mails.map((mail) => column(name, mail)).join('')}</div></section>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cigogne: mails</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 16px; max-width: 1900px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 16px; }
iframe { width: 100%; height: 900px; border: 1px solid #8888; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Mails</h1><nav>${rows.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
${rows.map(section).join('\n')}
</html>
`;
}

await main();
