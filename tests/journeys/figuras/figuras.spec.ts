import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { type TelaId, telaPorId } from '#catalog/telas.ts';
import { telaDaFigura } from '#portal/manual/telas-do-manual.ts';
import { emails, fecharPaginas, ler, paginaDe, sossego } from '../apoio.ts';
import { enderecoDaTela, marcaDaTela } from './marca.ts';

// `npm run figuras`: what the screens of the demo school look like, for the manual. It runs on demand; the walk through every screen tells when.
// A picture whose screen still says what it said stays as it is, so that a change of one screen changes its pictures only.
const pasta = join(import.meta.dirname, '..', '..', '..', 'docs', 'manual', 'figuras');
const linguas = ['br', 'en'] as const;
type Lingua = (typeof linguas)[number];
type Marcas = Record<string, string>;
const arquivoDe = (lingua: Lingua, id: TelaId): string => join(pasta, lingua, `${id}.webp`);
test.afterEach(fecharPaginas);

/** Of the window at 1440×900, three quarters of its size. */
async function fotografar(page: Page, arquivo: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x: 0, y: 0, width: 1440, height: 900, scale: 0.75 },
  });
  await writeFile(arquivo, Buffer.from(data, 'base64'));
  await cdp.detach();
}

async function abrir(page: Page, endereco: string): Promise<void> {
  const quieta = sossego(page);
  await page.goto(endereco);
  await page.locator('h1').first().waitFor({ timeout: 30_000 });
  await quieta();
  await page.locator('.esqueleto').first().waitFor({ state: 'detached', timeout: 30_000 });
}

type Opcoes = { turmas: { id: number; nome: string; curso: string }[] };
type Turma = { cursoId: number; etapas: { id: number; situacao: string }[]; disciplinas: { id: number }[] };
/** Where a screen that asks for a class shows one: the first of a course with grades, in the etapa that runs. */
async function comTurma(page: Page): Promise<Partial<Record<TelaId, string>>> {
  const { turmas } = await ler<Opcoes>(page, 'Diario/opcoes');
  const [turma, paralela] = turmas.filter(({ curso }) => curso === turmas.find(({ nome }) => nome.startsWith('EF6'))?.curso);
  const { cursoId, etapas, disciplinas } = await ler<Turma>(page, `Diario/opcoes/${turma?.id}`);
  const etapa = etapas.find(({ situacao }) => situacao !== 'fechado') ?? etapas.at(-1);
  const diario = `?TurmaId=${turma?.id}&TurmaDisciplinaId=${disciplinas[0]?.id}&EtapaId=${etapa?.id}`;
  return {
    'diario-aulas': diario,
    'diario-frequencias': diario,
    'diario-notas': diario,
    'gerenciador-turmas': `?curso=${cursoId}&de=${turma?.id}&para=${paralela?.id}`,
    turmas: `/${turma?.id}`,
  };
}

/** What each screen says, and of which its picture has grown old or is missing. */
async function conferir(page: Page, telas: readonly TelaId[], antes: Marcas): Promise<{ marcas: Marcas; velhas: TelaId[] }> {
  const marcas: Marcas = {};
  for (const id of telas) {
    await abrir(page, enderecoDaTela(telaPorId(id).path ?? ''));
    marcas[id] = await marcaDaTela(page);
  }
  const velhas = telas.filter((id) => antes[id] !== marcas[id] || linguas.some((lingua) => !existsSync(arquivoDe(lingua, id))));
  return { marcas, velhas };
}

test('pictures of the screens for the manual', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const arquivoDasMarcas = join(pasta, 'marcas.json');
  const antes = existsSync(arquivoDasMarcas) ? (JSON.parse(await readFile(arquivoDasMarcas, 'utf8')) as Marcas) : {};
  const telas = [...telaDaFigura.values()].toSorted();
  let marcas: Marcas = {};
  for (const quem of ['professor', 'admin'] as const) {
    const page = await paginaDe(browser, emails[quem]);
    const suas = telas.filter((id) => (id === 'painel-professor') === (quem === 'professor'));
    const { marcas: destas, velhas } = await conferir(page, suas, antes);
    marcas = { ...marcas, ...destas };
    const onde = velhas.length > 0 && quem === 'admin' ? await comTurma(page) : {};
    for (const lingua of linguas) {
      await mkdir(join(pasta, lingua), { recursive: true });
      await page.evaluate((qual) => localStorage.setItem('idioma', qual), lingua);
      for (const id of velhas) {
        await abrir(page, enderecoDaTela(telaPorId(id).path ?? '') + (onde[id] ?? ''));
        await fotografar(page, arquivoDe(lingua, id));
      }
      for (const nome of await readdir(join(pasta, lingua))) {
        if (!telas.some((id) => nome === `${id}.webp`)) await rm(join(pasta, lingua, nome));
      }
    }
  }
  const emOrdem = Object.fromEntries(Object.entries(marcas).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(arquivoDasMarcas, `${JSON.stringify(emOrdem, null, 2)}\n`);
});
