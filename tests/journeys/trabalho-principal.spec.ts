import { expect, type Page, test } from '@playwright/test';
import { cpfNovo, emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

// The main job: a family from nothing to a paid installment with its receipt, by the people who do it every day.
test.afterEach(fecharPaginas);
const sufixo = Date.now().toString(36).toUpperCase();
const crianca = `Iracema ${sufixo}`;

async function criarPessoa(page: Page, pessoa: { nome: string; sobrenome: string; nascimento: string; cpf?: string }): Promise<number> {
  await page.goto('/pessoas/nova-pessoa');
  await page
    .getByLabel(/^Nome(?! social)/)
    .first()
    .fill(pessoa.nome);
  await page.getByLabel(/^Sobrenome/).fill(pessoa.sobrenome);
  await page.getByLabel(/^Data de nascimento/).fill(pessoa.nascimento);
  if (pessoa.cpf) await page.getByLabel(/^CPF/).fill(pessoa.cpf);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/pessoas\/\d+/);
  return Number(/\/pessoas\/(\d+)/.exec(page.url())?.[1]);
}

async function escolher(page: Page, rotulo: RegExp, termo: string): Promise<void> {
  const campo = page.getByLabel(rotulo).first();
  await campo.click();
  await campo.fill(termo);
  // The option that creates a person names the term too; the found one has the family name.
  await page
    .getByRole('option')
    .filter({ hasText: `${termo} Palheta` })
    .first()
    .click();
}

test('register, enroll, contract, activate, settle and receipt', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await paginaDe(browser, emails.secretaria);
  const achados = queixas(page);

  // The digits typed without a mask become a date; the guardian's CPF is checked where it is typed.
  const alunoId = await criarPessoa(page, { nome: crianca, sobrenome: 'Palheta', nascimento: '04032019' });
  const maeId = await criarPessoa(page, {
    nome: `Dalva ${sufixo}`,
    sobrenome: 'Palheta',
    nascimento: '4/3/89',
    cpf: cpfNovo((Date.now() / 1000) | 0),
  });
  expect([alunoId, maeId].every((id) => id > 0)).toBe(true);

  await page.goto('/academico/matriculas/nova-matricula');
  await escolher(page, /^Aluno/, crianca);
  await page.getByRole('tab', { name: /Responsáveis/ }).click();
  const responsavel = page.getByLabel(/^Responsável/).first();
  if ((await responsavel.count()) === 0) await page.getByRole('button', { name: 'Incluir responsável' }).click();
  await escolher(page, /^Responsável/, `Dalva ${sufixo}`);
  await semViolacoes(page, 'guardians step');
  await page.getByRole('tab', { name: /Turma/ }).click();
  await page.getByLabel(/^Curso/).selectOption({ label: '1º ano' });
  await page.locator('input[type=radio]:enabled').first().check();
  await page.getByRole('tab', { name: /Contrato/ }).click();
  await expect(page.getByRole('complementary').getByText('Total do contrato')).toBeVisible();
  await semViolacoes(page, 'contract step');
  await page.getByRole('tab', { name: /Revisão/ }).click();
  await semViolacoes(page, 'review step');
  await page.getByRole('button', { name: 'Matricular', exact: true }).first().click();
  await page.waitForURL(/visualizar-matricula\/\d+/);
  await expect(page.locator('h1')).toContainText(crianca);

  // The wizard made the draft too, from the year's price of the course.
  await page.getByRole('link', { name: /^Abrir contrato/ }).click();
  await page.waitForURL(/form\/\d+\/visualizar/);
  await page.getByRole('button', { name: 'Ativar contrato' }).click();
  const pergunta = page.locator('dialog[open]');
  await expect(pergunta).toContainText('Confirma a alteração da situação do contrato para Ativo?');
  await pergunta.getByRole('button', { name: 'Ativar contrato' }).click();
  await expect(page.getByRole('button', { name: 'Ativar contrato' })).toHaveCount(0);
  await expect(page.locator('header').filter({ has: page.locator('h1') })).toContainText('Ativo');
  const mes = Number(new Date().toLocaleDateString('en-CA', { timeZone: 'America/Belem' }).slice(5, 7));
  // From the month of entry to the end of the year: those before it are not charged.
  await expect(page.getByRole('region', { name: 'Parcelas' }).getByRole('row')).toHaveCount(14 - mes);

  const caixa = await paginaDe(browser, emails.financeiro);
  const achadosCaixa = queixas(caixa);
  await caixa.goto(`/financeiro/contas-a-receber?q=${encodeURIComponent(crianca)}`);
  await caixa
    .getByRole('row')
    .filter({ hasText: crianca })
    .first()
    .getByText(/\d{4}-\d+/)
    .click();
  await caixa.getByRole('link', { name: 'Receber', exact: true }).click();
  await caixa.waitForURL(/baixar-titulo/);
  await semViolacoes(caixa, 'settle title');
  // Paid in cash at the counter: the drawer has it at once.
  await caixa.getByLabel(/^Forma de pagamento/).selectOption({ label: 'Dinheiro' });
  await caixa.getByRole('button', { name: /^Receber R\$/ }).click();
  await expect(caixa.getByText(/ecibo nº \d+/).first()).toBeVisible();
  const recibo = await caixa.evaluate(async () => {
    const cabecalhos = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const lista = (await (
      await fetch('/api/LancamentoFinanceiro/obter-paginado?TamanhoDaPagina=1&CampoOrdenado=numero&OrdenacaoAscendente=false', {
        headers: cabecalhos,
      })
    ).json()) as { data: { itens: { sentido: string }[] } };
    return lista.data.itens[0]?.sentido;
  });
  expect(recibo).toBe('entrada');
  expect([...achados, ...achadosCaixa]).toEqual([]);
});

test('a person without the permission can do none of it', async ({ browser }) => {
  const page = await paginaDe(browser, emails.professor);
  const respostas = await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const chamadas: [string, string][] = [
      ['POST', 'Pessoa'],
      ['POST', 'Matricula'],
      ['POST', 'Contrato'],
      ['POST', 'Contrato/1/ativacao'],
      ['POST', 'TituloReceber/1/baixa'],
      ['POST', 'Baixa/1/estorno'],
      ['GET', 'Recibo/1/pdf'],
    ];
    return Promise.all(
      chamadas.map(
        async ([method, path]) =>
          (
            await fetch(`/api/${path}`, {
              method,
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              ...(method === 'POST' ? { body: '{}' } : {}),
            })
          ).status,
      ),
    );
  });
  expect(new Set(respostas)).toEqual(new Set([403]));
});
