import { expect, type Page, test } from '@playwright/test';
import { escreverRetorno240 } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { formatarData, somarDias } from '#shared/datas.ts';
import { emails, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes, SENHA } from './apoio.ts';

// The month of a finance clerk: slips for a class, the bank's answer, what it could not settle by itself, and a mistake taken back.
test.afterEach(fecharPaginas);
const tela = '/financeiro/estrutura/gerenciar-boletos';

type Boleto = { id: number; nossoNumero: string; valorCentavos: number; descontoCentavos: number; tituloNumero: string };

/** Two titles of a family that has a slip already, on a day of their own: what a contract still charges runs out towards the end of a year. */
async function lancarDois(page: Page, dataVencimento: string): Promise<void> {
  const { itens } = await ler<{ itens: { tituloId: number }[] }>(page, 'Boleto/obter-paginado?TamanhoDaPagina=1');
  const daFamilia = await ler<{ pagadorId: number; alunoId: number; contaBancariaId: number; formaPagamentoId: number }>(
    page,
    `TituloReceber/${itens[0]?.tituloId}`,
  );
  const { pagadorId, alunoId, contaBancariaId, formaPagamentoId } = daFamilia;
  for (const descricao of ['Passeio ao museu', 'Material de robótica'])
    await escrever(page, 'POST', 'TituloReceber', {
      pagadorId,
      alunoId,
      contaBancariaId,
      formaPagamentoId,
      descricao,
      dataVencimento,
      valorCentavos: 43_210,
    });
}

test('issue for a due date, import the return, settle an exception by hand, reverse it', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto(tela);
  const hoje = (await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Belem' }).format(new Date()))) as string;

  const vencimento = somarDias(hoje, 25);
  await lancarDois(page, vencimento);

  await page.goto(`${tela}?vencimento=${vencimento}..${vencimento}&ord=-vencimento`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Emitir boletos' }).click();
  const janela = page.locator('dialog[open]');
  await expect(janela).toContainText('Boletos: 2');
  await semViolacoes(page, 'emission');
  await janela.getByRole('button', { name: 'Emitir 2' }).click();
  await expect(page.getByText('Boletos emitidos: 2').first()).toBeVisible();
  await page.getByRole('button', { name: 'Gerar remessa' }).click();
  await page.waitForURL(/aba=remessas/);
  const arquivo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gerar remessa' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Gerar remessa' }).click();
  expect((await arquivo).suggestedFilename()).toMatch(/^CB001\d{3}-\d{6}\.REM$/);

  const { itens } = await ler<{ itens: Boleto[] }>(page, 'Boleto/obter-paginado?TamanhoDaPagina=2');
  const [certo, errado] = await Promise.all(itens.map((b) => ler<Boleto>(page, `Boleto/${b.id}`)));
  if (!certo || !errado) throw new Error('no slips');
  const pago = (b: Boleto, valor: number) => ({
    nossoNumero: b.nossoNumero,
    movimento: '06',
    valorCentavos: b.valorCentavos,
    pagoCentavos: valor,
    tarifaCentavos: 245,
    dia: hoje,
    credito: hoje,
  });
  const texto = escreverRetorno240(
    { bancoCodigo: '001', agencia: '1234', numero: '56789' },
    [pago(certo, certo.valorCentavos - certo.descontoCentavos), pago(errado, 12_345)],
    { nsa: 77, em: hoje },
  );
  await page.goto(`${tela}?aba=retornos`);
  await page.setInputFiles('input[type=file]', { name: 'JORNADA.RET', mimeType: 'text/plain', buffer: Buffer.from(texto, 'latin1') });
  const leitura = page.getByRole('dialog', { name: 'JORNADA.RET' });
  await expect(leitura).toContainText('O que este arquivo faria');
  await expect(leitura.getByRole('row').filter({ hasText: 'quitam o título' }).first()).toContainText('1');
  await expect(leitura.getByRole('row').filter({ hasText: 'pagam outro valor' }).first()).toContainText('123,45');
  await semViolacoes(page, 'return preview');
  await leitura.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(leitura.getByRole('heading', { name: 'O que este arquivo fez' })).toBeVisible({ timeout: 30_000 });

  // Until somebody deals with it, its title says that money waits, asks for nothing again, and leads to the line.
  await page.goto(`/financeiro/contas-a-receber?q=${encodeURIComponent(errado.tituloNumero)}`);
  await page.getByRole('row').filter({ hasText: 'Pagamento em Exceções' }).getByText(errado.tituloNumero).click();
  const esperando = page.getByRole('dialog', { name: new RegExp(errado.tituloNumero) });
  await expect(esperando).toContainText('Um pagamento deste título espera');
  await expect(esperando.getByRole('button', { name: 'Segunda via' })).toHaveCount(0);
  await semViolacoes(page, 'title whose payment waits');
  await esperando.getByRole('link', { name: 'Ver o pagamento' }).click();
  await page.waitForURL(/aba=excecoes/);
  const excecao = page.getByRole('dialog', { name: /^Linha/ });
  await expect(excecao).toContainText('passa da tolerância');
  await excecao.getByLabel('Como lançar').selectOption({ label: 'Receber como parte; o resto fica em aberto' });
  await semViolacoes(page, 'exception');
  await excecao.getByRole('button', { name: 'Lançar R$ 123,45' }).click();
  await expect(page.getByText(/Título baixado, recibo nº \d+/).first()).toBeVisible();
  await expect(excecao).toContainText('Resolvida');

  await excecao.getByRole('button', { name: 'Ver o título' }).first().click();
  const titulo = page.getByRole('dialog', { name: new RegExp(errado.tituloNumero) });
  await titulo.getByRole('button', { name: /^Estornar/ }).click();
  const pergunta = page.getByRole('dialog', { name: /Estornar o recebimento/ }).or(page.getByRole('alertdialog'));
  await pergunta.getByRole('textbox').fill('Dinheiro de outra família');
  await pergunta.getByRole('button', { name: /^Estornar/ }).click();
  await expect(titulo).toContainText('Aberto');
  await page.keyboard.press('Escape');

  // What was taken back is in the queue again, and the money becomes credit of the family that it is of.
  await page.goto(`${tela}?aba=excecoes`);
  await page.getByRole('row').filter({ hasText: '123,45' }).getByText(errado.nossoNumero).click();
  await expect(excecao).toContainText('foi desfeito');
  await expect(excecao.getByRole('heading', { name: 'O que fazer' })).toBeVisible();
  await excecao.getByLabel('Como lançar').selectOption({ label: 'Não paga título nenhum: crédito do pagador' });
  await expect(excecao.getByLabel('Título que este dinheiro paga')).toHaveCount(0);
  await semViolacoes(page, 'exception as credit');
  await excecao.getByRole('button', { name: 'Lançar R$ 123,45' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('O dinheiro agora é crédito do pagador.').first()).toBeVisible();
  await expect(excecao).toContainText('Virou crédito do pagador');
  expect(achados).toEqual([]);
});

test('the queue is filtered by its reasons and dealt with in one act, by keyboard', async ({ browser }) => {
  const page = await paginaDe(browser, emails.financeiro);
  const achados = queixas(page);
  await page.goto(`${tela}?aba=excecoes&problema=SEM_BOLETO`);
  const linha = page.getByRole('row').filter({ hasText: 'Nenhum boleto desta conta' });
  await expect(linha.first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'já foi baixado' })).toHaveCount(0);
  await linha.first().getByRole('checkbox').check();
  // Without a slip nobody knows whose money it is: the preview says so, and nothing can be confirmed.
  await page.getByRole('button', { name: 'Virar crédito do pagador' }).click();
  const credito = page.getByRole('dialog', { name: 'Virar crédito do pagador' });
  await expect(credito).toContainText('Nenhuma linha da escolha pode ser tratada assim');
  await expect(credito.getByRole('button', { name: 'Confirmar 0' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tirar da fila' }).focus();
  await page.keyboard.press('Enter');
  const descarte = page.getByRole('dialog', { name: 'Tirar da fila' });
  await expect(descarte).toContainText('Saem da fila: 1');
  await semViolacoes(page, 'batch of exceptions');
  await descarte.getByLabel('Por que saem da fila').fill('O banco confirmou que era de outra escola');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Linhas tratadas: 1.').first()).toBeVisible();
  expect(achados).toEqual([]);
});

test('the Pix key of the school: asked for with the password, told on the home, approved by another, a day later', async ({ browser }) => {
  test.setTimeout(120_000);
  const clerk = await paginaDe(browser, emails.financeiro);
  const achados = queixas(clerk);
  // The demo school has a change that waits: whoever asked cannot approve it, and takes it back.
  await clerk
    .getByRole('region', { name: 'Dados bancários' })
    .getByRole('link', { name: /^Conferir Banco/ })
    .click();
  const conta = clerk.getByRole('dialog', { name: /^Editar/ });
  const painel = conta.getByRole('region', { name: 'Dados bancários' });
  await expect(painel).toContainText('recebimentos@colegio.example');
  await expect(painel.getByRole('button', { name: 'Conferir e aprovar' })).toHaveCount(0);
  await semViolacoes(clerk, 'bank data that wait');
  await painel.getByRole('button', { name: 'Retirar' }).click();
  const motivo = clerk.getByRole('dialog', { name: 'Retirar a mudança' }).or(clerk.getByRole('alertdialog'));
  await motivo.getByRole('textbox').fill('A contabilidade desistiu');
  await motivo.getByRole('button', { name: 'Retirar' }).click();
  await expect(painel).toContainText('A contabilidade desistiu');
  await painel.getByRole('button', { name: 'Mudar dados bancários' }).click();
  const pedido = clerk.getByRole('dialog', { name: 'Mudar dados bancários' });
  await pedido.getByLabel('Chave Pix da escola').fill('tesouraria@colegio.example');
  await pedido.getByLabel('Sua senha').fill('outra senha');
  await clerk.keyboard.press('Control+Enter');
  await expect(pedido.getByText(/incorreta/)).toBeVisible();
  await semViolacoes(clerk, 'request of bank data');
  await pedido.getByLabel('Sua senha').fill(SENHA);
  await clerk.keyboard.press('Control+Enter');
  await expect(clerk.getByText('Outra pessoa precisa conferir e aprovar').first()).toBeVisible();
  await expect(painel).toContainText('Aguarda aprovação');

  const head = await paginaDe(browser, emails.admin);
  achados.push(...queixas(head));
  const aviso = head.getByRole('region', { name: 'Dados bancários' });
  await expect(aviso).toContainText('aguarda quem confira e aprove');
  await aviso.getByRole('link', { name: /^Conferir Banco/ }).click();
  await head.getByRole('button', { name: 'Conferir e aprovar' }).click();
  const aprovacao = head.getByRole('dialog', { name: 'Conferir e aprovar' });
  await expect(aprovacao).toContainText('tesouraria@colegio.example');
  await aprovacao.getByLabel('Sua senha').fill(SENHA);
  await head.keyboard.press('Control+Enter');
  const aberta = head.getByRole('region', { name: 'Dados bancários' });
  await expect(aberta).toContainText(/Vale a partir de \d\d\/\d\d\/\d{4}/);
  // The history keeps what is over, masked; what holds today is the key of before.
  await expect(aberta).toContainText('r•••@colegio.example');
  await expect(aberta).toContainText('contato@colegio.example');

  // An issued slip goes on with the key that its family has in hand, and says from when the other one holds.
  const { itens } = await ler<{ itens: { id: number; situacao: string; desatualizado: boolean }[] }>(
    head,
    'Boleto/obter-paginado?TamanhoDaPagina=50',
  );
  const vivo = itens.find((b) => ['gerada', 'enviada', 'registrada'].includes(b.situacao) && !b.desatualizado);
  await head.goto(`${tela}?aba=boletos&abrir=${vivo?.id}`);
  const boleto = head.getByRole('dialog', { name: /^Boleto/ });
  await expect(boleto).toContainText('Paga à chave contato@colegio.example');
  await expect(boleto).toContainText('a chave nova, tesouraria@colegio.example, entra em');
  expect(achados).toEqual([]);
});

test('the day at the counter: receive, take one back, count the drawer, close with the difference, by keyboard', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await paginaDe(browser, emails.admin);
  const achados = queixas(page);
  const hoje = (await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Belem' }).format(new Date()))) as string;
  const dia = hoje.split('-').toReversed().join('/');
  const nova = await page.evaluate(async () => {
    const resposta = await fetch('/api/ContaBancaria', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nome: 'Gaveta da jornada', tipo: 'caixa' }),
    });
    return resposta.status;
  });
  expect(nova).toBe(200);

  // The drawer opens for today alone.
  await page.goto('/financeiro/caixa/periodo-financeiro');
  await page.getByRole('button', { name: 'Novo período' }).first().focus();
  await page.keyboard.press('Enter');
  const abertura = page.getByRole('dialog', { name: 'Novo período' });
  await abertura.getByLabel('Conta').selectOption({ label: 'Gaveta da jornada' });
  await abertura.getByRole('textbox', { name: 'Início' }).fill(dia);
  await abertura.getByRole('textbox', { name: 'Fim' }).fill(dia);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Período aberto.').first()).toBeVisible();

  // Two families pay at the counter; the first payment was of another drawer and is taken back.
  const { itens } = await ler<{ itens: { id: number; numero: string }[] }>(
    page,
    `TituloReceber/obter-paginado?Situacao=aberto&VencimentoFinal=${hoje}&TamanhoDaPagina=2`,
  );
  for (const { id } of itens) {
    await page.goto(`/financeiro/contas-a-receber/baixar-titulo?titulo=${id}`);
    await page.getByLabel(/^Forma de pagamento/).selectOption({ label: 'Dinheiro' });
    await page.getByLabel('Conta que recebe').selectOption({ label: 'Gaveta da jornada' });
    await page.getByLabel('Valor recebido').fill('100,00');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Recebimento registrado').first()).toBeVisible();
  }
  await page.goto(`/financeiro/contas-a-receber?abrir=${itens[0]?.id}`);
  const titulo = page.getByRole('dialog', { name: new RegExp(itens[0]?.numero ?? '') });
  await titulo
    .getByRole('button', { name: /^Estornar/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const pergunta = page.getByRole('dialog', { name: /Estornar o recebimento/ }).or(page.getByRole('alertdialog'));
  await pergunta.getByRole('textbox').fill('Era de outra gaveta');
  const estorno = page.waitForResponse((r) => r.url().includes('/estorno') && r.status() === 200);
  await page.keyboard.press('Control+Enter');
  await estorno;

  // The family will pay in five days: the paper is of that day; none is offered of a day that is over.
  await titulo.getByRole('button', { name: 'Segunda via' }).focus();
  await page.keyboard.press('Enter');
  const via = page.getByRole('dialog', { name: /^Segunda via do título/ });
  await expect(via.locator('iframe')).toBeVisible();
  const adiante = somarDias(hoje, 5);
  const papel = page.waitForResponse((r) => r.url().includes(`/segunda-via?Data=${adiante}`) && r.status() === 200);
  await via.getByLabel('Para pagar em').fill(formatarData(adiante));
  await papel;
  await expect(via.locator('iframe')).toBeVisible();
  await via.getByLabel('Para pagar em').fill(formatarData(somarDias(hoje, -1)));
  await expect(via).toContainText('Escolha um dia entre');
  await semViolacoes(page, 'second copy');

  // 99,50 counted where the books say 100,00: refused, then closed with the reason as an entry of its own.
  await page.goto('/financeiro/caixa/periodo-financeiro');
  await page.getByRole('row').filter({ hasText: 'Gaveta da jornada' }).first().focus();
  await page.keyboard.press('Enter');
  const periodo = page.getByRole('dialog', { name: /^Gaveta da jornada/ });
  await expect(periodo).toContainText('R$ 100,00');
  // With nothing counted, one problem: that of the one field there is.
  await periodo.getByLabel('Saldo contado ou do extrato').focus();
  await page.keyboard.press('Control+Enter');
  await expect(periodo).toContainText('Por favor informe o campo Saldo contado ou do extrato');
  await expect(periodo).not.toContainText('Campo requerido');
  await periodo.getByLabel('Saldo contado ou do extrato').fill('99,50');
  await periodo.getByLabel('Saldo contado ou do extrato').press('Tab');
  await expect(periodo.getByRole('row', { name: /^Total/ })).toContainText('-0,50');
  await semViolacoes(page, 'closing of the day');
  const recusa = page.waitForResponse((r) => r.request().method() === 'POST' && r.status() === 409);
  await page.keyboard.press('Control+Enter');
  await recusa;
  await expect(periodo).toContainText(/99,50[\s\S]*100,00/);
  await periodo.getByLabel('Motivo do ajuste').fill('Troco dado a mais');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Período fechado.').first()).toBeVisible();
  await expect(periodo).toContainText('Troco dado a mais');

  // From here on nothing of today moves in that drawer.
  await page.goto(`/financeiro/contas-a-receber/baixar-titulo?titulo=${itens[0]?.id}`);
  await page.getByLabel('Conta que recebe').selectOption({ label: 'Gaveta da jornada' });
  await page.getByLabel('Valor recebido').fill('100,00');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/fechado/).first()).toBeVisible();
  expect(achados).toEqual([]);
});
