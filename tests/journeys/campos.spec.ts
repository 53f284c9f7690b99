import { expect, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, queixas } from './apoio.ts';

// What single fields and buttons do, on the screens where they stand.
test.afterEach(fecharPaginas);

test('a position and a department keep a new word when they are left, and when they are saved from within', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  await page.goto('/funcionarios');
  await page.getByRole('rowheader').nth(1).click();
  const ficha = page.getByRole('dialog');
  const departamento = ficha.getByRole('combobox', { name: 'Departamento' });
  await departamento.fill('Almoxarifado');
  await departamento.press('Tab');
  await expect(departamento).toHaveValue('Almoxarifado');
  const cargo = ficha.getByRole('combobox', { name: 'Cargo' });
  await cargo.fill('Porteiro noturno');
  const gravado = page.waitForRequest((pedido) => pedido.method() === 'PUT' && pedido.url().includes('/api/Funcionario'));
  await cargo.press('Control+Enter');
  expect((await gravado).postDataJSON()).toMatchObject({ cargo: 'Porteiro noturno', departamento: 'Almoxarifado' });
  await expect(ficha).toHaveCount(0);
});

test('an amount of a contract may be typed in any way: what cannot be read is refused at its field, and nothing tears down', async ({
  browser,
}) => {
  const page = await paginaDe(browser, emails.secretaria);
  const quebras = queixas(page);
  const { itens } = await ler<{ itens: { id: number }[] }>(page, 'Contrato/obter-paginado?Situacao=rascunho&TamanhoDaPagina=1');
  await page.goto(`/academico/contratos/form/${itens[0]?.id}/editar`);
  const valor = page.getByRole('textbox', { name: 'Valor', exact: true }).first();
  await expect(valor).not.toHaveValue('');
  for (const digitado of ['1.250,9', '-', 'R$ abc', '12,345', '99999999999']) {
    await valor.fill('');
    await valor.pressSequentially(digitado);
    await valor.press('Tab');
    await expect(page.getByRole('heading', { name: 'Responsáveis financeiros' })).toBeVisible();
  }
  await valor.fill('1250,9');
  await page.getByRole('textbox', { name: 'Parcelas', exact: true }).first().fill('0');
  await page.getByRole('textbox', { name: 'Dia', exact: true }).first().fill('45');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Há 2 campos a corrigir')).toBeVisible();
  expect(quebras).toEqual([]);
});

test('an empty school is sent from its first steps to what each needs', async ({ browser }) => {
  const page = await paginaDe(browser, emails.admin);
  const passos = ['escola', 'segmentacao', 'anoLetivo'].map((id) => ({ id, feito: false }));
  await page.route('**/api/Inicio/resumo*', async (rota) => {
    const resposta = await rota.fetch();
    const { data } = (await resposta.json()) as { data: object };
    await rota.fulfill({ response: resposta, json: { data: { ...data, primeirosPassos: passos } } });
  });
  await page.route('**/api/*/opcoes*', async (rota) => {
    const resposta = await rota.fetch();
    const { data } = (await resposta.json()) as { data: object };
    await rota.fulfill({ response: resposta, json: { data: 'segmentacoes' in data ? { ...data, segmentacoes: [] } : data } });
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Dados da escola/ }).click();
  await expect(page.getByRole('dialog').getByLabel('CNPJ')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Ano e período letivo/ }).click();
  await expect(page.getByText('A escola ainda não tem nenhuma segmentação')).toBeVisible();
  await page.getByRole('link', { name: 'Criar segmentação' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Nova segmentação' })).toBeVisible();
  // What is still asked for when the journey is over is nobody's failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a phone a person form with errors is as wide as the screen', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria, { celular: true });
  await page.goto('/pessoas/nova-pessoa');
  const aba = (nome: RegExp) => page.getByRole('tab', { name: nome });
  for (const nome of [/^Contato/, /^Endereço/, /^Filia/]) {
    await aba(nome).click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
  }
  await aba(/^Dados/).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // The count of a tab out of view is what would widen the page.
  const conta = await aba(/^Filia/)
    .locator('.so-leitor')
    .boundingBox();
  expect(conta?.x).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('in English a date is asked for as DD/MM/YYYY', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await page.goto('/pessoas/nova-pessoa');
  await expect(page.getByPlaceholder('DD/MM/YYYY').first()).toBeVisible();
  await expect(page.getByPlaceholder('DD/MM/AAAA')).toHaveCount(0);
});

test('on a phone, in English, the undo of the class manager is read whole', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria, { celular: true });
  await page.evaluate(() => localStorage.setItem('idioma', 'en'));
  const mudanca = {
    id: 1,
    turmaOrigemNome: '6º ano do Ensino Fundamental A',
    turmaDestinoNome: '6º ano do Ensino Fundamental B',
    dataMovimento: '2026-11-20',
    quantidade: 12,
    motivo: 'Equilíbrio entre as turmas do turno da manhã',
    usuarioNome: 'Marta Lobato',
    em: '2026-11-20T12:00:00Z',
    desfeito: false,
    desfaz: false,
  };
  await page.route('**/api/GerenciadorTurmas/remanejamentos*', (rota) => rota.fulfill({ json: { data: { itens: [mudanca] } } }));
  const { turmas } = await ler<{ turmas: { id: number; cursoId: number; situacao: string }[] }>(page, 'EstruturaAcademica/opcoes');
  const abertas = turmas.filter((turma) => turma.situacao === 'aberta');
  const [de, para] = abertas.flatMap((a) => abertas.filter((b) => b.id !== a.id && b.cursoId === a.cursoId).map((b) => [a, b])).at(0) ?? [];
  await page.goto(`/gerenciador-turmas?curso=${de?.cursoId}&de=${de?.id}&para=${para?.id}`);
  const desfazer = page.getByRole('button', { name: 'Undo' }).first();
  await expect(desfazer).toBeVisible();
  const rotulo = await desfazer.evaluate((botao) =>
    [...botao.querySelectorAll('*')].every((parte) => parte.scrollWidth <= parte.clientWidth + 1),
  );
  expect(rotulo).toBe(true);
});

test('the errors of a form follow the language', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  await page.goto('/pessoas/nova-pessoa');
  await page.getByRole('textbox', { name: /^Nome/ }).first().waitFor();
  await page.keyboard.press('Control+Enter');
  const resumo = page.getByRole('alert').filter({ hasText: 'a corrigir' });
  await expect(resumo).toBeVisible();
  const emPortugues = await resumo.getByRole('listitem').first().innerText();
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  const summary = page.getByRole('alert').filter({ hasText: 'to correct' });
  await expect(summary.getByRole('listitem').first()).not.toHaveText(emPortugues);
  await expect(summary.getByRole('listitem').first()).not.toHaveAttribute('lang', /.+/);
});
