import { type Browser, expect, type Page, test } from '@playwright/test';
import { emails, fecharPaginas, paginaDe, queixas, semViolacoes } from './apoio.ts';

// Re-enrolling a class of thirty: one student is let through with a reason, one is refused because of what happened after the preview,
// one was never ticked. The class is made through the API, the work is done on the screen.
test.afterEach(fecharPaginas);
const sufixo = Date.now().toString(36).toUpperCase();
const NOMES = Array.from({ length: 30 }, (_, i) => `Turma${sufixo} ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : 'z'}`);

type Api = <T>(metodo: string, caminho: string, corpo?: unknown) => Promise<T>;
/** Calls the API as whoever is signed in on a page. */
function apiDe(page: Page): Api {
  return async <T>(metodo: string, caminho: string, corpo?: unknown): Promise<T> => {
    const resposta = await page.evaluate(
      async ([method, path, body]) => {
        const r = await fetch(`/api/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          ...(body === null ? {} : { body }),
        });
        return { status: r.status, texto: await r.text() };
      },
      [metodo, caminho, corpo === undefined ? null : JSON.stringify(corpo)] as const,
    );
    if (resposta.status >= 300) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${resposta.texto.slice(0, 300)}`);
    return (JSON.parse(resposta.texto) as { data: T }).data;
  };
}

// Ten numbers a millisecond: a worker begun again after a failure must not meet those of the one before.
let cpfs = Date.now() * 10;
/** A right CPF that no demo person has, another each time. */
function cpfNovo(): string {
  const n = (cpfs += 1);
  const base = String(800_000_000 + (n % 90_000_000))
    .split('')
    .map(Number);
  for (const peso of [10, 11]) {
    const r = base.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    base.push(r < 2 ? 0 : 11 - r);
  }
  return base.join('');
}

type Opcoes = { cursos: { id: number; nome: string; proximoCursoId?: number | null }[] };
type Turma = { turmaId: number; alunos: { pessoaId: number; maeId: number }[]; origem: number; destino: number };

/** A class of the 6th grade with thirty students this year, and its sister in the 7th next year. */
async function criarTurma(browser: Browser, nome: string, quantos: number): Promise<Turma> {
  const page = await paginaDe(browser, emails.admin);
  const api = apiDe(page);
  const { itens: anos, anoLetivoAtualId } = await api<{ itens: { id: number; ano: number }[]; anoLetivoAtualId: number }>(
    'GET',
    'AnoLetivo/opcoes',
  );
  const atual = anos.find(({ id }) => id === anoLetivoAtualId) ?? { id: 0, ano: 0 };
  const seguinte = anos.find(({ ano }) => ano === atual.ano + 1) ?? { id: 0 };
  const { cursos } = await api<Opcoes>('GET', 'EstruturaAcademica/opcoes');
  const cursoDe = (nome: string) => cursos.find((c) => c.nome === nome)?.id ?? 0;
  const turma = { grupoTurmaId: null, turno: 'manha', sala: null };
  const { id: turmaId } = await api<{ id: number }>('POST', 'Turma', {
    ...turma,
    cursoId: cursoDe('6º ano'),
    anoLetivoId: atual.id,
    nome: `R6 ${nome}`,
    vagas: 40,
  });
  await api('POST', 'Turma', { ...turma, cursoId: cursoDe('7º ano'), anoLetivoId: seguinte.id, nome: `R7 ${nome}`, vagas: 40 });
  const alunos: Turma['alunos'] = [];
  const { id: maeId } = await api<{ id: number }>('POST', 'Pessoa', {
    nome: 'Dalva',
    sobrenome: sufixo,
    dataNascimento: '1985-03-04',
    cpf: cpfNovo(),
  });
  for (const [i, doAluno] of NOMES.slice(0, quantos).entries()) {
    const { id: pessoaId } = await api<{ id: number }>('POST', 'Pessoa', {
      nome: doAluno,
      sobrenome: 'Palheta',
      dataNascimento: '2014-05-10',
      rg: '1234567',
      // The second one has no CPF on record: a soft reason.
      ...(i === 1 ? {} : { cpf: cpfNovo() }),
    });
    await api('POST', 'Matricula', {
      alunoId: pessoaId,
      cursoId: cursoDe('6º ano'),
      anoLetivoId: atual.id,
      turmaId,
      // Today: what is over of the year is closed, and nobody comes into it.
      dataMatricula: new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Belem' }),
      responsaveis: [{ pessoaId: maeId, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100' }],
      observacoes: null,
      preMatricula: false,
      motivoExcedente: null,
    });
    alunos.push({ pessoaId, maeId });
  }
  return { turmaId, alunos, origem: atual.id, destino: seguinte.id };
}

const palavras = {
  br: {
    alunos: 'Alunos na prévia',
    pode: 'Pode renovar',
    faltaCpf: 'Falta o CPF no cadastro de',
    porQue: /Por que este valor/,
    marcar: 'Marcar quem pode renovar',
    liberar: 'Liberar',
    liberado: 'Liberado',
    acoes: 'Ações dos marcados',
    marcados: '29 alunos marcados',
    mudar: 'Mudar a turma',
    destino: 'Turma de destino',
    aplicar: 'Aplicar',
    rematricular: 'Rematricular 29 alunos',
    confirma: '29 matrículas novas, 1 com motivo',
    resultado: /Resultado por aluno/,
    vencidos: 'Títulos vencidos: 1',
    feitos: 'Rematriculados',
    faixa: '1–29 de 29',
    restantes: /Não renovados/,
    ja: 'Já rematriculado',
  },
  en: {
    alunos: 'Students in the preview',
    pode: 'May renew',
    faltaCpf: 'The CPF of',
    porQue: /Why this amount/,
    marcar: 'Tick those who may renew',
    liberar: 'Override',
    liberado: 'Overridden',
    acoes: 'Actions on the ticked',
    marcados: '29 students ticked',
    mudar: 'Change the class',
    destino: 'Target class',
    aplicar: 'Apply',
    rematricular: 'Re-enroll 29 students',
    confirma: '29 new enrollments, 1 with a reason',
    resultado: /Result per student/,
    vencidos: 'Overdue titles: 1',
    feitos: 'Re-enrolled',
    faixa: '1–29 of 29',
    restantes: /Not renewed/,
    ja: 'Already re-enrolled',
  },
};

for (const idioma of ['br', 'en'] as const)
  test(`a class of thirty: one override, one refusal, one never ticked (${idioma})`, async ({ browser }) => {
    const t = palavras[idioma];
    test.setTimeout(180_000);
    const turma = await criarTurma(browser, `${sufixo} ${idioma}`, 30);
    const page = await paginaDe(browser, emails.secretaria);
    const achados = queixas(page);
    await page.goto(`/academico/rematriculas?turma=${turma.turmaId}&pendentes=sim`);
    await page.locator('h1').waitFor();
    if (idioma === 'en') {
      // What the server had said in Portuguese is said again in English.
      await expect(page.getByRole('table', { name: palavras.br.alunos })).toContainText(palavras.br.faltaCpf);
      await page.getByRole('button', { name: /EN/ }).first().click();
    }
    const tabela = page.getByRole('table', { name: t.alunos });
    await expect(tabela.getByRole('row')).toHaveCount(31);
    const linha = (i: number) => tabela.getByRole('row').filter({ hasText: `${NOMES[i]} Palheta` });
    await expect(linha(0)).toContainText(t.pode);
    await expect(linha(1)).toContainText(t.faltaCpf);
    await semViolacoes(page, 'preview');

    // The price explains itself.
    await linha(0).getByRole('button', { name: t.porQue }).click();
    await expect(page.getByRole('dialog')).toContainText('Anuidade 7º ano');
    await page.keyboard.press('Escape');

    // Everybody who may, then the soft one with its reason, by the keyboard; one is left out.
    await page.getByRole('button', { name: t.marcar }).click();
    await linha(1).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByRole('textbox').fill('CPF em emissão na Receita');
    await page.getByRole('dialog').getByRole('button', { name: t.liberar }).click();
    await expect(linha(1)).toContainText(`${t.liberado}: CPF em emissão na Receita`);
    await linha(29).getByRole('checkbox').uncheck();
    const barra = page.getByRole('region', { name: t.acoes });
    await expect(barra).toContainText(t.marcados);

    // All of them to one class; ticks and choices outlive a reload.
    await barra.getByRole('button', { name: t.mudar }).click();
    const escolha = page.getByRole('dialog').getByLabel(t.destino);
    const valor = await escolha
      .locator('option')
      .filter({ hasText: `R7 ${sufixo} ${idioma}` })
      .getAttribute('value');
    await escolha.selectOption(valor ?? '');
    await page.getByRole('dialog').getByRole('button', { name: t.aplicar }).click();
    await expect(linha(0).getByRole('combobox')).toHaveValue(valor ?? '');
    await page.reload();
    await expect(barra).toContainText(t.marcados);
    await expect(linha(0).getByRole('combobox')).toHaveValue(valor ?? '');
    await expect(linha(1)).toContainText(`${t.liberado}: CPF em emissão na Receita`);

    // Meanwhile the third one comes to owe: the run must see it, whatever the preview said.
    const outra = await paginaDe(browser, emails.admin);
    const { formasPagamento } = await apiDe(outra)<{ formasPagamento: { id: number; contaBancariaId: number }[] }>(
      'GET',
      'CadastroFinanceiro/opcoes',
    );
    await apiDe(outra)('POST', 'TituloReceber', {
      pagadorId: turma.alunos[2]?.maeId,
      alunoId: turma.alunos[2]?.pessoaId,
      descricao: 'Passeio',
      dataVencimento: '2026-01-15',
      contaBancariaId: formasPagamento[0]?.contaBancariaId,
      valorCentavos: 12_000,
      formaPagamentoId: formasPagamento[0]?.id,
    });

    await barra.getByRole('button', { name: t.rematricular }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.confirma);
    await page.getByRole('alertdialog').getByRole('button', { name: t.rematricular }).click();
    await page.waitForURL(/lote=\d+/);
    await page.reload();
    const resultado = page.getByRole('table', { name: t.resultado });
    await expect(resultado.getByRole('row').filter({ hasText: `${NOMES[2]} Palheta` })).toContainText(t.vencidos, {
      timeout: 30_000,
    });
    await expect(page.getByText(t.feitos).first()).toBeVisible();
    await expect(page.locator('.cartoes')).toContainText('28');
    await expect(page.getByText(t.faixa)).toBeVisible();
    await semViolacoes(page, 'result');

    // Who was left is a list to decide by: the refused one and the one never ticked.
    await page.goto(`/academico/rematriculas?aba=nao-renovados&nturma=${turma.turmaId}`);
    const restantes = page.getByRole('table', { name: t.restantes });
    await expect(restantes.getByRole('row')).toHaveCount(3);
    await expect(restantes).toContainText(NOMES[29] ?? '');
    await semViolacoes(page, 'not renewed');

    // And the preview now knows the twenty-eight.
    await page.goto(`/academico/rematriculas?turma=${turma.turmaId}&pendentes=sim`);
    await expect(tabela.getByRole('row').filter({ hasText: t.ja })).toHaveCount(28);
    expect(achados).toEqual([]);
  });

test('in English: a student is re-enrolled and the run undone', async ({ browser }) => {
  test.setTimeout(120_000);
  const turma = await criarTurma(browser, `${sufixo} um`, 2);
  const page = await paginaDe(browser, emails.admin);
  await page.goto(`/academico/rematriculas?turma=${turma.turmaId}&pendentes=sim`);
  await page.locator('h1').waitFor();
  await page.getByRole('button', { name: /EN/ }).first().click();
  await expect(page.locator('h1')).toHaveText('Re-enrollments');
  const tabela = page.getByRole('table', { name: 'Students in the preview' });
  await tabela
    .getByRole('row')
    .filter({ hasText: `${NOMES[0]} Palheta` })
    .first()
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Re-enroll 1 student' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Re-enroll 1 student' }).click();
  const resultado = page.getByRole('table', { name: /Result per student/ });
  await expect(resultado).toContainText('Re-enrolled', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Wrong class');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(resultado).toContainText('Undone', { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect(page.getByRole('table', { name: /Runs/ })).toContainText('2026 → 2027');
  await semViolacoes(page, 'runs');
});

test('the preview is a list like the others: a line a row, no column cut, what it is filtered by', async ({ browser }) => {
  const page = await paginaDe(browser, emails.secretaria);
  const tabela = page.getByRole('table', { name: 'Alunos na prévia' });
  const linhas = tabela.locator('tbody tr');
  const caixa = page.getByRole('group', { name: 'Prévia' });
  await page.goto('/academico/rematriculas');
  await expect(linhas.nth(14)).toBeAttached();
  // At 1440×900 fourteen rows stand whole in the box, and the box in the window.
  const inteiras = () =>
    caixa.evaluate((elemento) => {
      const fim = Math.min(window.innerHeight, elemento.getBoundingClientRect().top + elemento.clientHeight);
      return [...elemento.querySelectorAll('tbody tr')].filter((linha) => linha.getBoundingClientRect().bottom <= fim + 1).length;
    });
  await expect.poll(inteiras).toBeGreaterThanOrEqual(14);
  // On a tablet the state of a student is in sight without moving the table.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => caixa.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  // On a phone the first student comes before the middle of the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => linhas.first().evaluate((linha) => linha.getBoundingClientRect().top)).toBeLessThan(400);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The reasons, cut in the row, open whole.
  const porque = linhas.locator('td:last-child button[title]').first();
  const inteiro = (await porque.getAttribute('title')) ?? '';
  await porque.click();
  const ditos = page.getByRole('dialog').getByRole('listitem');
  await expect(ditos.first()).toBeVisible();
  for (const dito of await ditos.allTextContents()) expect(inteiro).toContain(dito);
  await semViolacoes(page, 'the reasons of a student');
  await page.keyboard.press('Escape');
  // What nobody answers says what it was filtered by, and leads back.
  await page.getByRole('searchbox', { name: 'Buscar aluno' }).fill('zzzz');
  await expect(page.getByText(/^Filtro: “zzzz”/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(linhas.nth(14)).toBeAttached();
});
