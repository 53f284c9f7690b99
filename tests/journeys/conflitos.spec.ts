import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, ler, paginaDe, escrever } from './apoio.ts';

test.afterEach(fecharPaginas);

type Pessoa = {
  id: number;
  versao: number;
  naturalidade: string | null;
  religiao: string | null;
  nomeSocial: string | null;
  foto: unknown;
  contacts: { valor: string }[];
};

const contato = (valor: string) => ({ id: null, tipo: 'site', valor, principal: false });
const lerPessoa = (page: Page, id: number) => ler<Pessoa>(page, `Pessoa/${id}`);

/** Two clerks, and somebody whom only this journey knows, with a photo. */
async function duasPessoas(browser: Browser): Promise<{ helena: Page; admin: Page; id: number }> {
  const [helena, admin] = [await paginaDe(browser, emails.secretaria), await paginaDe(browser, emails.admin)];
  const src = await admin.evaluate(() => {
    const quadro = document.createElement('canvas');
    [quadro.width, quadro.height] = [64, 64];
    quadro.getContext('2d')?.fillRect(8, 8, 40, 40);
    return quadro.toDataURL('image/png').replace(/^.*,/, '');
  });
  const { id } = await escrever<{ id: number }>(admin, 'POST', 'Pessoa', {
    nome: `Conflito ${Date.now()}`,
    contacts: [contato('https://exemplo.org/primeiro')],
    fotoUpload: { name: 'a.png', src, tipo: 'image/png' },
  });
  await helena.goto(`/pessoas/${id}`);
  return { helena, admin, id };
}
const mudarPessoa = async (page: Page, id: number, mudanca: (pessoa: Pessoa) => Partial<Pessoa>): Promise<void> => {
  const pessoa = await lerPessoa(page, id);
  await escrever(page, 'PUT', 'Pessoa', { id, versao: pessoa.versao, ...mudanca(pessoa) });
};
/** Saves, and gives the window that says somebody else saved first. */
async function colidir(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+Enter');
  const janela = page.getByRole('alertdialog', { name: /^Alterado / });
  await expect(janela).toBeVisible();
  return janela;
}
async function gravarPorCima(janela: Locator): Promise<void> {
  await janela.getByRole('button', { name: 'Gravar por cima' }).click();
  await expect(janela).toBeHidden();
}

test('a photo taken away while something is typed overwrites nothing that another clerk saved', async ({ browser }) => {
  const { helena, admin, id } = await duasPessoas(browser);
  await helena.getByLabel('Religião').fill('Umbanda');
  await mudarPessoa(admin, id, () => ({ naturalidade: 'Bragança' }));
  await helena.getByRole('tab', { name: 'Foto' }).click();
  await helena.getByRole('button', { name: 'Remover foto' }).click();
  await helena.getByRole('alertdialog').getByRole('button', { name: 'Remover foto' }).click();
  await expect(helena.getByText('Foto removida')).toBeVisible();
  const janela = await colidir(helena);
  await expect(janela.getByRole('listitem').filter({ hasText: 'Naturalidade' })).toContainText('como está agora: Bragança');
  await expect(janela.getByRole('listitem').filter({ hasText: 'Religião' })).toContainText('na sua tela: Umbanda');
  // Closed without an answer, nothing is decided: what was typed stands, and so does what the other saved.
  await helena.keyboard.press('Escape');
  await expect(helena.getByLabel('Religião')).toHaveValue('Umbanda');
  expect(await lerPessoa(helena, id)).toMatchObject({ religiao: null, naturalidade: 'Bragança', foto: null });
  await (await colidir(helena)).getByRole('button', { name: 'Recarregar e perder o meu' }).click();
  await helena.getByRole('tab', { name: /^Dados/ }).click();
  await expect(helena.getByLabel('Naturalidade')).toHaveValue('Bragança');
  await helena.getByLabel('Religião').fill('Umbanda');
  await helena.keyboard.press('Control+Enter');
  await expect.poll(() => lerPessoa(helena, id)).toMatchObject({ religiao: 'Umbanda', naturalidade: 'Bragança', foto: null });
});

test('with nobody else between, a photo taken away lets the typed record be saved at once', async ({ browser }) => {
  const { helena, id } = await duasPessoas(browser);
  await helena.getByLabel('Religião').fill('Espírita');
  await helena.getByRole('tab', { name: 'Foto' }).click();
  await helena.getByRole('button', { name: 'Remover foto' }).click();
  await helena.getByRole('alertdialog').getByRole('button', { name: 'Remover foto' }).click();
  await expect(helena.getByText('Foto removida')).toBeVisible();
  await helena.keyboard.press('Control+Enter');
  await expect.poll(() => lerPessoa(helena, id)).toMatchObject({ religiao: 'Espírita', foto: null });
});

test('a draft of a record that was saved since says so, and is saved over it only by who says so', async ({ browser }) => {
  const { helena, admin, id } = await duasPessoas(browser);
  await helena.getByLabel('Religião').fill('Umbanda');
  await expect.poll(() => helena.evaluate(() => Object.keys(localStorage).some((chave) => chave.startsWith('rascunho:')))).toBe(true);
  const contexto = helena.context();
  await helena.close();
  await mudarPessoa(admin, id, () => ({ naturalidade: 'Bragança' }));
  const depois = await contexto.newPage();
  await depois.goto(`/pessoas/${id}`);
  await expect(depois.getByText('O registro foi salvo por alguém depois dele')).toBeVisible();
  await depois.getByRole('button', { name: 'Recuperar' }).click();
  await expect(depois.getByLabel('Religião')).toHaveValue('Umbanda');
  const janela = await colidir(depois);
  await expect(janela).toContainText(/\S+ \S+ alterou este registro em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await expect(janela.getByRole('listitem').filter({ hasText: 'Naturalidade' })).toContainText('como está agora: Bragança');
  expect(await lerPessoa(depois, id)).toMatchObject({ religiao: null, naturalidade: 'Bragança' });
  await gravarPorCima(janela);
  await expect.poll(() => lerPessoa(depois, id)).toMatchObject({ religiao: 'Umbanda', naturalidade: null });
  await expect.poll(() => rascunhos(depois)).toEqual([]);
});

const rascunhos = (page: Page) =>
  page.evaluate(() =>
    [...Array(localStorage.length).keys()].map((i) => localStorage.key(i) ?? '').filter((k) => k.startsWith('rascunho:')),
  );
const guardado = (page: Page, texto: string) =>
  page.evaluate((t) => Object.entries(localStorage).some(([k, v]) => k.startsWith('rascunho:') && String(v).includes(t)), texto);

test('what is typed while a draft is offered stays beside it, and recovering puts the draft over the screen without erasing it', async ({
  browser,
}) => {
  const { helena, id } = await duasPessoas(browser);
  await helena.getByLabel('Religião').fill('RASCUNHO ANTIGO');
  await expect.poll(() => guardado(helena, 'RASCUNHO ANTIGO')).toBe(true);
  const contexto = helena.context();
  await helena.close();
  const depois = await contexto.newPage();
  await depois.goto(`/pessoas/${id}`);
  await expect(depois.getByRole('button', { name: 'Recuperar' })).toBeVisible();
  await depois.getByLabel('Nome social').fill('NOVO DIGITADO AGORA');
  await expect.poll(() => guardado(depois, 'NOVO DIGITADO AGORA')).toBe(true);
  expect(await guardado(depois, 'RASCUNHO ANTIGO')).toBe(true);
  await depois.getByLabel('Religião').fill('DISPUTADA');
  const trocar = async () => {
    await depois.getByRole('button', { name: 'Recuperar' }).click();
    await depois.getByRole('alertdialog', { name: 'Trocar o que está na tela' }).getByRole('button', { name: 'Trocar' }).click();
  };
  await trocar();
  await expect(depois.getByLabel('Religião')).toHaveValue('RASCUNHO ANTIGO');
  await expect(depois.getByLabel('Nome social')).toHaveValue('');
  // What stood on the screen waits in turn, and comes back as whole as the other.
  await trocar();
  await expect(depois.getByLabel('Religião')).toHaveValue('DISPUTADA');
  await expect(depois.getByLabel('Nome social')).toHaveValue('NOVO DIGITADO AGORA');
  expect(await guardado(depois, 'RASCUNHO ANTIGO')).toBe(true);
  await depois.keyboard.press('Control+Enter');
  await expect.poll(() => lerPessoa(depois, id)).toMatchObject({ religiao: 'DISPUTADA', nomeSocial: 'NOVO DIGITADO AGORA' });
  // The other is offered still, of a record that was saved since.
  await expect(depois.getByText('O registro foi salvo por alguém depois dele')).toBeVisible();
  expect(await rascunhos(depois)).toHaveLength(1);
  await depois.getByRole('button', { name: 'Descartar' }).click();
  await expect.poll(() => rascunhos(depois)).toEqual([]);
});

test('two new people in two tabs have a draft each, and saving one leaves the other', async ({ browser }) => {
  const a = await paginaDe(browser, emails.secretaria);
  const b = await a.context().newPage();
  const nome = (page: Page) => page.getByLabel(/^Nome(?! social)/).first();
  const [um, dois] = [`Primeira ${Date.now()}`, `Segunda ${Date.now()}`];
  for (const [page, quem] of [
    [a, um],
    [b, dois],
  ] as const) {
    await page.goto('/pessoas/nova-pessoa');
    await nome(page).fill(quem);
    await expect.poll(() => guardado(page, quem)).toBe(true);
  }
  expect(await rascunhos(a)).toHaveLength(2);
  // Each tab is still at work: neither offers what stands in the other.
  await expect(b.getByRole('button', { name: 'Recuperar' })).toHaveCount(0);
  await a.bringToFront();
  await nome(a).press('Control+Enter');
  await expect(a).toHaveURL(/\/pessoas\/\d+/);
  await expect.poll(() => guardado(a, um)).toBe(false);
  expect(await guardado(a, dois)).toBe(true);
  await b.close();
  await a.goto('/pessoas/nova-pessoa');
  await nome(a).fill('Terceira');
  await a.getByRole('button', { name: 'Recuperar' }).click();
  await a.getByRole('alertdialog').getByRole('button', { name: 'Trocar' }).click();
  await expect(nome(a)).toHaveValue(dois);
  // What stood on the screen waits in turn.
  await a.getByRole('button', { name: 'Recuperar' }).click();
  await a.getByRole('alertdialog').getByRole('button', { name: 'Trocar' }).click();
  await expect(nome(a)).toHaveValue('Terceira');
});

test('the contact that another clerk added is told before mine is saved over it, and stays for who reloads', async ({ browser }) => {
  const { helena, admin, id } = await duasPessoas(browser);
  const meuContato = async () => {
    await helena.getByRole('tab', { name: 'Contato' }).click();
    await helena.getByRole('button', { name: 'Adicionar contato' }).click();
    await helena.getByLabel('Tipo').last().selectOption({ label: 'E-mail' });
    await helena.getByLabel('E-mail').last().fill('meu@exemplo.org');
  };
  await meuContato();
  await mudarPessoa(admin, id, ({ contacts }) => ({
    contacts: [...contacts, contato('https://exemplo.org/dele'), contato('https://exemplo.org/outro')],
  }));
  const janela = await colidir(helena);
  await expect(janela.getByRole('listitem').filter({ hasText: 'na sua tela: 2 itens; como está agora: 3 itens' })).toBeVisible();
  await janela.getByRole('button', { name: 'Recarregar e perder o meu' }).click();
  await meuContato();
  await helena.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await lerPessoa(helena, id)).contacts.map(({ valor }) => valor).toSorted())
    .toEqual(['https://exemplo.org/dele', 'https://exemplo.org/outro', 'https://exemplo.org/primeiro', 'meu@exemplo.org']);
});

test('a contract that another clerk changed is saved as it stands on the screen by who overwrites, and only then', async ({ browser }) => {
  const [helena, admin] = [await paginaDe(browser, emails.secretaria), await paginaDe(browser, emails.admin)];
  const { itens } = await ler<{ itens: { id: number }[] }>(helena, 'Contrato/obter-paginado?Situacao=rascunho&TamanhoDaPagina=1');
  const id = itens[0]?.id ?? 0;
  type Linha = Record<string, unknown>;
  type Contrato = { versao: number; observacoes: string | null; motivoAcimaDaAnuidade: string | null; precos: Linha[]; descontos: Linha[] };
  const { versao, observacoes, motivoAcimaDaAnuidade, precos, descontos } = await ler<Contrato>(admin, `Contrato/${id}`);
  await helena.goto(`/academico/contratos/form/${id}/editar`);
  const nota = `Combinado ${Date.now()}`;
  await helena.getByLabel('Observações').fill(nota);
  const nome = `Desconto ${Date.now()}`;
  const desconto = { descontoId: null, descricao: nome, precoIndice: 0, forma: 'percentual', percentual: '1.0000', condicional: true };
  await escrever(admin, 'PUT', 'Contrato', {
    id,
    versao,
    observacoes,
    motivoAcimaDaAnuidade,
    precos: precos.map(({ id: _, formaPagamentoNome: __, ...preco }) => preco),
    descontos: [...descontos.map(({ id: _, ...um }) => um), desconto],
  });
  const janela = await colidir(helena);
  await expect(janela.getByRole('listitem').filter({ hasText: 'Observações' })).toContainText(`na sua tela: ${nota}`);
  await expect(janela.getByRole('listitem').filter({ hasText: 'Descontos' }).first()).toBeVisible();
  const deles = await ler<Contrato>(helena, `Contrato/${id}`);
  expect(deles.observacoes).toBe(observacoes);
  expect(deles.descontos.map(({ descricao, precoIndice }) => [descricao, precoIndice])).toContainEqual([nome, 0]);
  await gravarPorCima(janela);
  await expect(helena).toHaveURL(/visualizar$/);
  const salvo = await ler<Contrato>(helena, `Contrato/${id}`);
  expect(salvo.observacoes).toBe(nota);
  expect(salvo.descontos.map(({ descricao }) => descricao)).toEqual(descontos.map(({ descricao }) => descricao));
});

test('a record opened again right after it was saved shows what was saved, however late the answer comes', async ({ browser }) => {
  const { helena, id } = await duasPessoas(browser);
  await helena.getByLabel('Religião').fill('Budismo');
  // Every later reading of the record is slow: the copy of before is there long before it.
  await helena.route(`**/api/Pessoa/${id}`, async (rota) => {
    if (rota.request().method() === 'GET') await new Promise((pronto) => setTimeout(pronto, 1500));
    await rota.continue().catch(() => undefined);
  });
  const salva = helena.waitForResponse((r) => r.request().method() === 'PUT');
  await helena.keyboard.press('Control+Enter');
  expect((await salva).ok()).toBe(true);
  await helena.getByRole('navigation').getByRole('link', { name: 'Pessoas', exact: true }).first().click();
  await expect(helena.getByRole('heading', { level: 1 })).toHaveText('Pessoas');
  await helena.goBack();
  expect(await helena.getByLabel('Religião').inputValue()).toBe('Budismo');
  const outra = helena.waitForResponse((r) => r.request().method() === 'PUT');
  await helena.getByLabel('Naturalidade').fill('Soure');
  await helena.keyboard.press('Control+Enter');
  expect((await outra).status()).toBe(200);
  await expect.poll(() => lerPessoa(helena, id)).toMatchObject({ religiao: 'Budismo', naturalidade: 'Soure' });
  await helena.unrouteAll({ behavior: 'ignoreErrors' });
});
