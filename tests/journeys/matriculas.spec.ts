import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, ler, lido, paginaDe, queixas, semViolacoes } from './apoio.ts';

// What happens to an enrollment at the counter: a transfer that takes the contract along and is undone, students moved together
// by keyboard alone, a declaration that anybody can check.
test.afterEach(fecharPaginas);

type Contratos = { itens: { matriculaId: number; ano: number; situacao: string }[] };
const palavras = {
  br: {
    mover: 'Movimentar',
    transferir: 'Transferir',
    contrato: /O que fazer com o contrato/,
    cancelar: 'Cancelar',
    efeito: /títulos? a vencer, R\$ [\d.,]+,/,
    motivo: /^Motivo/,
    transferida: 'Transferida',
    cancelado: 'Cancelado',
    desfazer: 'Desfazer último movimento',
    ativa: 'Ativa',
    ativo: /· Ativo/,
  },
  en: {
    mover: 'Move',
    transferir: 'Transfer',
    contrato: /What to do with the contract/,
    cancelar: 'Cancel',
    efeito: /titles? not yet due, R\$ [\d.,]+,/,
    motivo: /^Reason/,
    transferida: 'Transferred',
    cancelado: 'Cancelled',
    desfazer: 'Undo last movement',
    ativa: 'Active',
    ativo: /· Active/,
  },
} as const;

for (const [vez, idioma] of (['br', 'en'] as const).entries()) {
  test(`a transfer takes the contract along, and its undo gives both back (${idioma})`, async ({ browser }) => {
    const t = palavras[idioma];
    const page = await paginaDe(browser, emails.secretaria);
    const achados = queixas(page);
    const { itens } = await ler<Contratos>(page, 'Contrato/obter-paginado?Situacao=ativo&TamanhoDaPagina=100');
    const alvo = itens.filter((c) => c.ano === Math.min(...itens.map((i) => i.ano)))[vez];
    await page.goto(`/academico/matriculas/visualizar-matricula/${alvo?.matriculaId}`);
    if (idioma === 'en') await page.getByRole('button', { name: /^EN/ }).first().click();
    const topo = page.locator('header').filter({ has: page.locator('h1') });
    await expect(topo).toContainText(t.ativa);

    await page.getByRole('button', { name: t.mover, exact: true }).click();
    await page.getByRole('button', { name: t.transferir, exact: true }).click();
    const janela = page.locator('dialog[open]');
    await janela.getByLabel(t.contrato).selectOption({ label: t.cancelar });
    await expect(janela).toContainText(t.efeito);
    await janela.getByLabel(t.motivo).fill('Mudança de cidade');
    await semViolacoes(page, `transfer window (${idioma})`);
    await page.keyboard.press('Control+Enter');
    await expect(topo).toContainText(t.transferida);
    await expect(page.locator('aside.pagina-resumo')).toContainText(t.cancelado);

    await page.getByRole('button', { name: t.mover, exact: true }).click();
    await page.getByRole('button', { name: t.desfazer }).click();
    await page.locator('dialog[open]').getByLabel(t.motivo).fill('Registrado por engano');
    await page.keyboard.press('Control+Enter');
    await expect(topo).toContainText(t.ativa);
    await expect(page.locator('aside.pagina-resumo')).toContainText(t.ativo);
    expect(achados).toEqual([]);
  });
}

test('students are moved to another class, and back, by keyboard alone', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  type Opcoes = { turmas: { id: number; cursoId: number; situacao: string; alunos: number; vagasLivres: number; nome: string }[] };
  const { turmas } = await ler<Opcoes>(page, 'EstruturaAcademica/opcoes');
  const abertas = turmas.filter((turma) => turma.situacao === 'aberta');
  const par = abertas
    .filter((a) => a.alunos >= 2)
    .flatMap((a) => abertas.filter((b) => b.id !== a.id && b.cursoId === a.cursoId && b.vagasLivres >= 2).map((b) => [a, b] as const))[0];
  if (!par) throw new Error('the demo school has two open classes of a course');
  const [de, para] = par;
  await page.goto(`/gerenciador-turmas?curso=${de.cursoId}&de=${de.id}&para=${para.id}`);
  const origem = page.getByRole('listbox', { name: `Alunos de ${de.nome}` });
  const destino = page.getByRole('listbox', { name: `Alunos de ${para.nome}` });
  const quantos = async (lista: typeof origem) => (await lista.getByRole('option').all()).length;
  await origem.getByRole('option').first().waitFor();
  const [antesDe, antesPara] = [await quantos(origem), await quantos(destino)];

  await origem.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(origem.getByRole('option', { selected: true })).toHaveCount(2);
  await semViolacoes(page, 'class manager');
  await page.keyboard.press('Enter');
  const janela = page.locator('dialog[open]');
  await expect(janela).toContainText(`Mover 2 alunos para ${para.nome}`);
  await expect(janela.getByRole('row', { name: new RegExp(`^${para.nome}`) })).toContainText(`${antesPara + 2} de`);
  await semViolacoes(page, 'preview of the move');
  await page.keyboard.press('Control+Enter');
  await expect(destino.getByRole('option')).toHaveCount(antesPara + 2);
  await expect(origem.getByRole('option')).toHaveCount(antesDe - 2);

  await page
    .getByRole('region', { name: /Últimas mudanças/ })
    .getByRole('button', { name: 'Desfazer' })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  // It asks why, and the reason stands in the list of moves.
  await page.getByRole('dialog', { name: 'Desfazer a mudança de turma' }).getByRole('textbox').fill('Turma escolhida por engano');
  await page.keyboard.press('Control+Enter');
  await expect(origem.getByRole('option')).toHaveCount(antesDe);
  await expect(destino.getByRole('option')).toHaveCount(antesPara);
  await expect(page.getByRole('region', { name: /Últimas mudanças/ })).toContainText('Turma escolhida por engano');
  expect(achados).toEqual([]);
});

test('a declaration is issued, printed, and confirmed by a stranger with its code', async ({ browser, page: estranho }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  type Lista = { itens: { id: number }[] };
  const { itens } = await ler<Lista>(page, 'Matricula/obter-paginado?Movimento=ativa&TamanhoDaPagina=1');
  await page.goto(`/academico/matriculas/visualizar-matricula/${itens[0]?.id}`);
  await page.getByRole('button', { name: 'Documentos', exact: true }).click();
  await page.getByRole('button', { name: 'Declaração de matrícula', exact: true }).click();
  await page
    .locator('dialog[open]')
    .getByLabel(/^Destina-se a/)
    .fill('apresentação ao plano de saúde');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('dialog[open] iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  const emitidos = page.getByRole('region', { name: 'Documentos emitidos' });
  // The list is asked again once the paper is issued: the newest stands first.
  const codigo = await lido(emitidos, /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(achados).toEqual([]);

  await estranho.goto('/conferir-documento');
  await estranho.getByLabel('Código de verificação').fill(codigo.toLowerCase().replaceAll('-', ''));
  await estranho.keyboard.press('Enter');
  await expect(estranho.getByText('Documento válido')).toBeVisible();
  await expect(estranho.locator('main')).toContainText('Declaração de matrícula');
  await semViolacoes(estranho, 'public page');
  await estranho.getByRole('button', { name: /EN/ }).click();
  await expect(estranho.getByText('Valid document')).toBeVisible();
  // Whoever is signed in is not led away from it.
  await page.goto(`/conferir-documento/${codigo}`);
  await expect(page.getByText('Documento válido')).toBeVisible();
});

test('saved too early, the new enrollment says what is missing, and every line of it leads to its step by keyboard', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);
  await page.goto('/academico/matriculas/nova-matricula');
  await expect(page.getByRole('tab', { name: /Aluno/ })).toBeVisible();
  // The steps of the contract arrive right after those of the enrollment, with what they ask for.
  await expect(page.getByText('Escolha o ano letivo e o curso para ver os preços.').first()).toBeAttached();
  await page.keyboard.press('Control+Enter');
  const resumo = page.getByRole('alert').filter({ hasText: /campos a corrigir/ });
  await expect(resumo.getByText('Inclua ao menos um preço.')).toBeVisible();
  expect(await resumo.locator('li').count()).toBe(await resumo.locator('li button').count());

  const preco = resumo.getByRole('button', { name: /Inclua ao menos um preço/ });
  await preco.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/passo=contrato/);
  const passo = page.getByRole('tabpanel').filter({ visible: true });
  await expect.poll(() => passo.evaluate((painel) => painel.contains(document.activeElement))).toBe(true);
  await semViolacoes(page, 'new enrollment with errors');
  expect(achados).toEqual([]);
});

test('on a phone the tables of an enrollment say all they hold: nothing is cut at the edge', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria, { celular: true });
  const { itens } = await ler<{ itens: { id: number }[] }>(page, 'Matricula/obter-paginado?TamanhoDaPagina=1');
  await page.goto(`/academico/matriculas/visualizar-matricula/${itens[0]?.id}`);
  for (const nome of ['Responsáveis', 'Turmas']) {
    const tabela = page.getByRole('group', { name: nome });
    await tabela.scrollIntoViewIfNeeded();
    expect(await tabela.evaluate((e) => e.scrollWidth - e.clientWidth), nome).toBeLessThanOrEqual(1);
  }
  await semViolacoes(page, 'an enrollment on a phone');
});
