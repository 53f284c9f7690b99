import { expect, type Page, test } from '@playwright/test';
import marcas from '../../docs/manual/figuras/marcas.json' with { type: 'json' };
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes, sossego } from './apoio.ts';
import { enderecoDaTela, marcaDaTela, telasProtegidas } from './figuras/marca.ts';

// Every path of the specification opens: its own screen, or the honest notice of what will stand there; never a blank page, never a 404.
// What the manual shows of it in a picture, it still shows.
const marcaDaFigura = new Map<string, string>(Object.entries(marcas));
test.afterEach(fecharPaginas);

const tamanhos = { '1440×900': { width: 1440, height: 900 }, '390×844': { width: 390, height: 844 } } as const;

/** Gives the page another size and lets it settle: what asks the media query answers in the frame after, what it moves in the next. */
async function redimensionar(page: Page, tamanho: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(tamanho);
  await page.evaluate(
    () => new Promise((pronto) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => pronto(null))))),
  );
}

/** What a list or report does not show: columns beyond its box, fewer rows than the window has room for, half a row, tabs with a bar of their own. Runs in the page. */
function faltasDaTabela(): string[] {
  const altura = (elemento: Element | null): number => elemento?.getBoundingClientRect().height ?? 0;
  const dasCaixas = [...document.querySelectorAll<HTMLElement>('[data-aperto]')].flatMap((caixa) => {
    // A text that goes on in further lines makes its own row taller: what fits is counted by the row of one line.
    const linhas = [...caixa.querySelectorAll('tbody tr')].map(altura);
    const linha = linhas.length > 0 ? Math.min(...linhas) : 0;
    const tem = linhas.length;
    const cabem = (caixa.clientHeight - altura(caixa.querySelector('thead')) - altura(caixa.querySelector('tfoot'))) / linha;
    const sobra = caixa.scrollWidth - caixa.clientWidth;
    const fim = caixa.getBoundingClientRect().top + caixa.clientHeight - altura(caixa.querySelector('tfoot'));
    const partida = [...caixa.querySelectorAll('tbody tr')].some((tr) => {
      const { top, bottom } = tr.getBoundingClientRect();
      return top < fim - 2 && bottom > fim + 2;
    });
    return [
      ...(sobra > 1 ? [`columns cut by ${sobra}px`] : []),
      ...(partida ? ['half a row at the end of the box'] : []),
      ...(linha > 0 && tem > Math.floor(cabem + 0.05) && Math.round(cabem) < 14 ? [`only ${Math.floor(cabem)} rows in sight`] : []),
    ];
  });
  const abas = [...document.querySelectorAll<HTMLElement>('[role="tablist"]')].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
  const cartoes = [...document.querySelectorAll('main li > div > button[aria-expanded]')].filter(({ previousElementSibling: fatos }) =>
    [fatos, ...(fatos?.querySelectorAll('*') ?? [])].some(
      (parte) => (parte?.getBoundingClientRect().right ?? 0) > (fatos?.getBoundingClientRect().right ?? 0) + 1,
    ),
  );
  return [
    ...dasCaixas,
    ...abas.map(() => 'tabs scroll up and down'),
    ...cartoes.map((c) => `a card runs under its arrow: ${c.parentElement?.textContent}`),
  ];
}

// Each screen is opened once, by its address, and looked at in both sizes, one load for the two: the first size by turns, so that
// half of the screens are born on a telephone.
test('every screen opens at 1440×900 and 390×844 without errors and passes axe', async ({ browser }) => {
  test.setTimeout(1_500_000);
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  const quieta = sossego(page);
  const problemas: string[] = [];
  for (const [i, tela] of telasProtegidas.entries()) {
    const nomes = Object.keys(tamanhos) as (keyof typeof tamanhos)[];
    const ordem = i % 2 === 0 ? nomes : nomes.toReversed();
    await page.setViewportSize(tamanhos[ordem[0] ?? '1440×900']);
    await page.goto(enderecoDaTela(tela.path));
    const titulo = page.locator('h1');
    await titulo.first().waitFor({ timeout: 15_000 });
    await quieta();
    // A busy machine draws for longer than the network is quiet.
    await page.locator('.esqueleto').first().waitFor({ state: 'detached', timeout: 15_000 });
    if (!(await page.title()).includes('Colégio Exemplo')) problemas.push(`${tela.id}: title ${await page.title()}`);
    for (const nome of ordem) {
      await redimensionar(page, tamanhos[nome]);
      // What a list asks for once its own code came is drawn after the first quiet; what never comes is told below.
      await page
        .locator('main table[aria-busy="true"]')
        .first()
        .waitFor({ state: 'detached', timeout: 15_000 })
        .catch(() => undefined);
      const onde = `${tela.id} at ${nome}`;
      const marca = nome === '1440×900' && tela.id !== 'painel-professor' ? marcaDaFigura.get(tela.id) : undefined;
      if (marca !== undefined) {
        let agora = '';
        // What stands in a tab fetches and is drawn after the screen.
        await expect
          .poll(async () => (agora = await marcaDaTela(page)), { timeout: 5_000 })
          .toBe(marca)
          .catch(() => problemas.push(`${onde}: its picture in the manual has grown old (npm run figuras): it shows now ${agora}`));
      }
      if ((await titulo.count()) !== 1) problemas.push(`${onde}: ${await titulo.count()} h1`);
      const largura = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (largura > 1) problemas.push(`${onde}: wider than the window by ${largura}px`);
      for (const falta of await page.evaluate(faltasDaTabela)) problemas.push(`${onde}: ${falta}`);
      await semViolacoes(page, onde).catch((erro: Error) => problemas.push(erro.message.slice(0, 600)));
    }
  }
  expect(problemas).toEqual([]);
  expect(achados).toEqual([]);
});

// A scroll bar of the page takes fifteen pixels, which the windows of a test do not lose: the first width is 1440 with one.
test('number cards stand in one row, or in two of the same length, and leave room for fourteen rows', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.goto('/academico/matriculas');
  const tabela = page.locator('[data-aperto] tbody tr');
  await tabela.first().waitFor();
  for (const width of [1425, 1366, 1280, 1024, 820]) {
    await redimensionar(page, { width, height: 900 });
    const filas = await page.locator('.cartoes > li').evaluateAll((cartoes) => {
      const porAltura = Map.groupBy(cartoes, (cartao) => Math.round(cartao.getBoundingClientRect().top));
      return [...porAltura.values()].map(({ length }) => length);
    });
    expect(filas, `at ${width}`).toEqual(width < 1200 ? [4, 4] : [8]);
    if (width >= 1200) expect(await page.evaluate(faltasDaTabela), `at ${width}`).toEqual([]);
  }
});

test('the dark theme passes axe where people work all day', async ({ browser }) => {
  test.setTimeout(450_000);
  const page = await paginaDe(browser, emails.admin, { escuro: true });
  const quieta = sossego(page);
  for (const caminho of [
    '/dashboard',
    '/pessoas',
    '/pessoas/nova-pessoa',
    '/academico/matriculas',
    '/academico/contratos/list',
    '/financeiro/contas-a-receber',
    '/usuarios',
    '/perfis',
  ]) {
    await page.goto(caminho);
    await page.locator('h1').waitFor();
    await quieta();
    await semViolacoes(page, `${caminho} (dark)`);
  }
});

test('public pages open for nobody, and lead home whoever is in', async ({ browser, page }) => {
  for (const caminho of ['/login', '/cadastro', '/esqueceu-sua-senha', '/conferir-documento', '/assinar']) {
    await page.goto(caminho);
    await page.locator('h1').waitFor();
    expect(new URL(page.url()).pathname).toBe(caminho);
    await semViolacoes(page, caminho);
  }
  // Ctrl+Enter sends a public form as it saves every other.
  await page.goto('/cadastro');
  await page.getByLabel(/^Nome/).first().press('Control+Enter');
  await expect(page.getByLabel(/^Nome/).first()).toHaveAttribute('aria-invalid', 'true');
  for (const caminho of ['/nao-existe/mesmo', '/pessoas//1', '/%']) {
    await page.goto(caminho);
    await expect(page).toHaveURL(/\/login/);
  }
  const dentro = await paginaDe(browser, emails.secretaria);
  for (const caminho of ['/', '/login', '/nao-existe']) {
    await dentro.goto(caminho);
    await expect(dentro).toHaveURL(/\/dashboard/);
  }
});
