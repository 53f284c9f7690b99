import { expect, type Page, test } from '@playwright/test';
import { cartao, emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

const ultimo = (page: Page) => page.getByRole('heading', { name: /^Último fechado: / });
const fechado = async (page: Page): Promise<string> => ((await ultimo(page).textContent()) ?? '').replace('Último fechado: ', '');

/** Opens the last closed period again, with its reason. */
async function reabrir(page: Page): Promise<string> {
  const periodo = await fechado(page);
  await page.getByRole('button', { name: `Reabrir ${periodo}` }).click();
  const janela = page.getByRole('dialog');
  await janela.getByRole('textbox').fill('Falta conferir uma despesa');
  await janela.getByRole('button', { name: `Reabrir ${periodo}` }).click();
  await expect(page.getByRole('button', { name: `Fechar ${periodo}` })).toBeVisible();
  return periodo;
}

test('a month is opened again, an error found in it is corrected and explained, and it closes with what was seen before', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  await page.goto('/contabil/fechamento');
  await expect(ultimo(page)).toBeVisible();
  // The closing of a year, in January, is opened with its December.
  const reabertos = [await reabrir(page)];
  while (reabertos.at(-1)?.startsWith('Encerramento')) reabertos.push(await reabrir(page));
  const mes = reabertos.at(-1) ?? '';
  await semViolacoes(page, 'before a closing');

  // The preview says what of the month is not in the books yet, which is posted.
  await page.goto('/financeiro/lancamentos/integracao-contabil');
  await expect(page.getByRole('tab', { name: 'Prévia' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Mês').selectOption({ label: mes });
  const tudo = page.getByText('Todos os fatos estão nos livros');
  const lancar = page.getByRole('button', { name: /^Lançar \d+ fatos?$/ });
  await expect(tudo.or(lancar)).toBeVisible();
  if (await lancar.isVisible()) {
    // What others did of that month since.
    await lancar.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Lançar/ })
      .click();
    await expect(tudo).toBeVisible({ timeout: 30_000 });
  }

  // An expense on the wrong account, by the keyboard.
  await page.goto('/contabil/lancamentos');
  await page.getByRole('button', { name: 'Novo lançamento' }).click();
  const novo = page.getByRole('dialog');
  const numeros = [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ];
  const [nome = '', ano = ''] = mes.split(' ');
  const dia = `15${String(numeros.indexOf(nome.toLowerCase()) + 1).padStart(2, '0')}${ano}`;
  // What is typed takes the place of the day that stands there.
  await expect(novo.getByLabel(/^Data/)).toBeFocused();
  await page.keyboard.type(dia);
  await novo.getByRole('combobox', { name: /^Histórico/ }).fill('Conserto do telhado');
  await escolher(novo, 0, '4.1.03.005');
  await novo
    .getByLabel(/^Débito/)
    .first()
    .fill('1250,00');
  await page.keyboard.press('Enter');
  await escolher(novo, 1, '2.1.05.009');
  await novo
    .getByLabel(/^Crédito/)
    .nth(1)
    .fill('1250,00');
  await expect(novo.getByText(/^Débitos e créditos somam R\$\s1\.250,00\.$/)).toBeVisible();
  // Lines that come and go leave what was chosen in the others in sight.
  const contas = novo.getByRole('combobox', { name: /^Conta/ });
  await novo.getByRole('button', { name: 'Adicionar linha' }).click();
  await expect(contas.nth(0)).toHaveValue(/^4\.1\.03\.005 /);
  await novo.getByRole('button', { name: 'Remover Linha 3' }).click();
  await expect(contas.nth(1)).toHaveValue(/^2\.1\.05\.009 /);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Lançamento nº \d+ feito$/)).toBeVisible();

  // What was posted is shown; it is corrected as one act with its reason, and both say what became of them.
  await expect(page.getByRole('heading', { name: /^Lançamento nº/ })).toBeVisible();
  await page.getByRole('button', { name: 'Corrigir', exact: true }).click();
  const correcao = page.getByRole('dialog');
  await correcao.getByLabel(/^Motivo/).fill('É manutenção, não seguro');
  await semViolacoes(page, 'a correction');
  await escolher(correcao, 0, '4.1.02.005');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Corrigido pelo lançamento nº \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Corrige o nº \d+/ })).toBeVisible();
  await expect(page.getByText('É manutenção, não seguro').first()).toBeVisible();
  await page.getByRole('link', { name: /^Corrige o nº \d+/ }).click();
  await expect(page.getByRole('link', { name: /^Corrigido pelo nº \d+/ })).toBeVisible();

  // From a line one goes to the ledger of its account, in the period of the entry.
  await page.getByRole('link', { name: /^2\.1\.05\.009 / }).click();
  await expect(page.getByRole('button', { name: `De: ${dia.slice(2, 4)}/${ano}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+\/\d{4}$/ }).first()).toBeVisible();

  // Closed again, with the figures said first.
  await page.goto('/contabil/fechamento');
  for (const periodo of reabertos.toReversed()) {
    await page.getByRole('button', { name: `Fechar ${periodo}` }).click();
    const confirma = page.getByRole('alertdialog');
    await expect(confirma).toContainText(/Nada mais se lança em .* R\$\s|Nada mais se lança em \d/);
    await confirma.getByRole('button', { name: `Fechar ${periodo}` }).click();
    await expect(page.getByRole('heading', { name: `Último fechado: ${periodo}` })).toBeVisible();
  }
  expect(achados).toEqual([]);
});

/** Chooses the account of a line by its code: the first is left by Tab as soon as it is typed, of the others the only one that answers is taken by Enter. */
async function escolher(janela: ReturnType<Page['getByRole']>, linha: number, codigo: string): Promise<void> {
  const campo = janela.getByRole('combobox', { name: /^Conta/ }).nth(linha);
  await campo.fill(codigo);
  if (linha > 0) await expect(janela.page().locator('[role="option"]')).toHaveCount(1);
  await janela.page().keyboard.press(linha > 0 ? 'Enter' : 'Tab');
  await expect(campo).toHaveValue(new RegExp(`^${codigo.replaceAll('.', '\\.')} `));
}

type Periodo = { id: number; situacao: string; versao: number };
/** Every period in its order, as the books have them now. */
const periodos = async (page: Page): Promise<Periodo[]> =>
  (await ler<{ itens: { periodos: Periodo[] }[] }>(page, 'ExercicioContabil/obter-todos')).itens
    .flatMap((exercicio) => exercicio.periodos)
    .toSorted((a, b) => a.id - b.id);
const isEncerramento = ({ id }: Periodo): boolean => id % 100 === 14;

test('a year is opened again and closed, with the result that its books say', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  const fechados = (await periodos(page)).filter((p) => p.situacao === 'fechado');
  const desde = fechados.findLastIndex(isEncerramento);
  const encerramento = fechados[desde];
  if (!encerramento) throw new Error('no year is closed');
  const ano = Math.trunc(encerramento.id / 100);
  try {
    // The months that stand over it are not what is walked.
    for (const { id, versao } of fechados.slice(desde + 1).toReversed())
      await escrever(page, 'POST', `PeriodoContabil/${id}/reabertura`, { versao, motivo: 'Falta um ajuste do ano anterior' });
    await page.goto(`/contabil/balancete?aba=dre&de=${ano}01&ate=${ano}12`);
    const resultado = (await cartao(page, 'Resultado')).replace('-', '');

    await page.goto('/contabil/fechamento');
    await expect(ultimo(page)).toContainText('Encerramento');
    const rotulo = await fechado(page);
    await page.getByRole('button', { name: `Reabrir ${rotulo}` }).click();
    await expect(page.getByRole('dialog')).toContainText(`Os lançamentos que encerraram ${ano} são estornados`);
    await page.keyboard.press('Escape');
    await reabrir(page);
    await page.goto(`/contabil/balancete?aba=balanco&ate=${ano}14`);
    expect((await cartao(page, 'Resultado a encerrar')).replace('-', '')).toBe(resultado);

    await page.goto('/contabil/fechamento');
    await expect(page.getByText(/^Resultado do exercício: /)).toContainText(resultado.replace('R$ ', ''));
    await page.getByRole('button', { name: `Fechar ${rotulo}` }).click();
    const confirma = page.getByRole('alertdialog');
    await expect(confirma).toContainText(`As receitas e despesas de ${ano} vão a zero`);
    await confirma.getByRole('button', { name: `Fechar ${rotulo}` }).click();
    await expect(page.getByRole('heading', { name: `Último fechado: ${rotulo}` })).toBeVisible();
    await page.goto(`/contabil/balancete?aba=balanco&ate=${ano}14`);
    expect(await cartao(page, 'Resultado a encerrar')).toBe('R$ 0,00');
  } finally {
    const abertos = (await periodos(page)).filter((p) => p.situacao !== 'fechado' && p.id <= (fechados.at(-1)?.id ?? 0));
    for (const { id, versao } of abertos) await escrever(page, 'POST', `PeriodoContabil/${id}/fechamento`, { versao, comPendencias: true });
  }
  expect(achados).toEqual([]);
});
