import { expect, type Page, test } from '@playwright/test';
import { emails, escrever, fecharPaginas, ler, paginaDe, queixas } from '../apoio.ts';

test.afterEach(fecharPaginas);

type Lista<T> = { itens: T[] };
type Responsavel = { pessoaId: number; parentesco: string | null; pedagogico: boolean; financeiro: boolean; percentual: string | null };
type Diario = { etapas: { id: number }[]; disciplinas: { id: number }[] };
type Ano = {
  anoLetivoId: number;
  segmentacaoId: number;
  turmaId: number;
  etapaId: number;
  disciplinaId: number;
  alunoId: number;
  matriculaId: number;
};

/** A year of the past with one term, one class, one subject and one student: all its days have gone by, whatever day it is. */
async function anoPassado(page: Page, ano: number): Promise<Ano> {
  const opcoes = await ler<{ anoLetivoAtualId: number }>(page, 'AnoLetivo/opcoes');
  const atuais = await ler<Lista<{ id: number; cursoNome: string; segmentacaoId: number }>>(
    page,
    `Pessoa/obter-alunos-para-boletim?AnoLetivoId=${opcoes.anoLetivoAtualId}&TamanhoDaPagina=200`,
  );
  const aluno = atuais.itens.find(({ cursoNome }) => /[789]º ano/.test(cursoNome));
  const cursos = await ler<Lista<{ id: number; nome: string }>>(page, 'Curso/obter-paginado?TamanhoDaPagina=50');
  const curso = cursos.itens.find(({ nome }) => nome === '5º ano');
  const materias = await ler<Lista<{ id: number; nome: string }>>(page, 'Disciplina/obter-paginado?TamanhoDaPagina=50');
  const materia = materias.itens.find(({ nome }) => nome === 'Matemática');
  if (!aluno || !curso || !materia) throw new Error('the demo school has no such student, course or subject');
  const [dataInicio, dataFim] = [`${ano}-02-01`, `${ano}-12-15`];
  const etapas = [{ nome: 'Etapa única', dataInicio, dataFim }];
  const periodo = { ano, nome: `Ano letivo ${ano}`, dataInicio, dataFim, segmentacoes: [{ segmentacaoId: aluno.segmentacaoId, etapas }] };
  await escrever(page, 'POST', 'PeriodoLetivo', periodo);
  const { itens } = await ler<Lista<{ id: number; ano: number }>>(page, 'AnoLetivo/opcoes');
  const anoLetivoId = itens.find((a) => a.ano === ano)?.id ?? 0;
  const turma = { cursoId: curso.id, anoLetivoId, grupoTurmaId: null, nome: 'EF5 P', turno: 'manha', sala: null, vagas: 5 };
  const { id: turmaId } = await escrever<{ id: number }>(page, 'POST', 'Turma', turma);
  await escrever(page, 'POST', `Turma/${turmaId}/disciplinas`, {
    itens: [{ disciplinaId: materia.id, cargaHoraria: 160 }],
    dataInicio: null,
  });
  const { responsaveisSugeridos } = await ler<{ responsaveisSugeridos: Responsavel[] }>(page, `Matricula/preparacao/${aluno.id}`);
  const { id: matriculaId } = await escrever<{ id: number }>(page, 'POST', 'Matricula', {
    alunoId: aluno.id,
    cursoId: curso.id,
    anoLetivoId,
    turmaId,
    dataMatricula: dataInicio,
    responsaveis: responsaveisSugeridos.map(({ pessoaId, parentesco, pedagogico, financeiro, percentual }) => ({
      pessoaId,
      parentesco,
      pedagogico,
      financeiro,
      percentual,
    })),
    observacoes: null,
    motivoExcedente: null,
  });
  const diario = await ler<Diario>(page, `Diario/opcoes/${turmaId}`);
  return {
    anoLetivoId,
    segmentacaoId: aluno.segmentacaoId,
    turmaId,
    etapaId: diario.etapas[0]?.id ?? 0,
    disciplinaId: diario.disciplinas[0]?.id ?? 0,
    alunoId: aluno.id,
    matriculaId,
  };
}

/** The second Wednesday of March, in which no national holiday falls. */
function quarta(ano: number): string {
  const primeiro = new Date(Date.UTC(ano, 2, 1));
  return `${String(8 + ((10 - primeiro.getUTCDay()) % 7)).padStart(2, '0')}/03/${ano}`;
}

/** Closes what the screen says is ready, and waits for the answer of the job. */
async function fecharProntas(page: Page, busca: string): Promise<void> {
  await page.goto(`/fechamento-cursos-turmas?${busca}`);
  await page.getByRole('button', { name: 'Selecionar as prontas (1)' }).click();
  await page.getByRole('button', { name: 'Fechar 1 turma' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar 1 turma' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Concluíd/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
}

test('a year is lived: planned, called, graded, handed in, judged by the council, closed, on the report card and the transcript, and reopened with what hangs on it told', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const page = await paginaDe(browser, emails.admin);
  const quebras = queixas(page);
  // A second try lives another year: of the first one its period stands.
  const ano = new Date().getFullYear() - 3 - test.info().retry;
  const e = await anoPassado(page, ano);
  const dia = quarta(ano);
  const iso = dia.split('/').toReversed().join('-');
  const diario = `TurmaId=${e.turmaId}&TurmaDisciplinaId=${e.disciplinaId}&EtapaId=${e.etapaId}`;

  // The lesson and its roll.
  await page.goto(`/academico/diario-classe/aulas?${diario}`);
  await page.getByRole('button', { name: 'Nova aula' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Conteúdo' }).fill('Frações');
  const data = page.getByRole('dialog').getByLabel('Data').first();
  await data.fill(dia);
  await data.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Frações')).toBeVisible();
  await page.goto(`/academico/diario-classe/frequencias?${diario}&Data=${iso}`);
  await page.getByRole('button', { name: 'Salvar chamada' }).click();
  await expect(page.getByText(/Chamada salva|salva/i).first()).toBeVisible();

  // The evaluation, its mark, and the diary handed in.
  await page.goto(`/academico/diario-classe/avaliacoes?${diario}`);
  await page.getByRole('button', { name: 'Nova avaliação' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill('Prova única');
  await page.getByRole('dialog').getByLabel('Data').first().fill(dia);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/academico/diario-classe/notas?${diario}`);
  await page.getByRole('gridcell').first().click();
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Salvo às/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Entregar diário' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar diário' }).click();
  await expect(page.getByText('Diário entregue.').first()).toBeVisible();
  // What the diary proposes to its own address never ends in that of the screen one goes to.
  await page.getByRole('link', { name: 'Início' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Notas/);
  await expect(page).toHaveURL(/\/dashboard$/);

  // The term, the report card, the year.
  const escolha = `ano=${e.anoLetivoId}&segmentacao=${e.segmentacaoId}`;
  await fecharProntas(page, `${escolha}&etapa=${e.etapaId}`);
  await page.goto(`/academico/boletins?boletim=${e.matriculaId}`);
  await expect(page.getByRole('cell', { name: /2,5/ }).first()).toBeVisible();

  // He failed by grade: the council is opened from the closing, decides by vote, and has minutes; without them the year stays open.
  await page.goto(`/fechamento-cursos-turmas?${escolha}&etapa=ano&turma=${e.turmaId}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Conselho de classe' }).first().click();
  const doConselho = page
    .getByRole('dialog', { name: /^Abrir conselho: EF5 P/ })
    .getByLabel('Data do conselho')
    .first();
  await doConselho.fill(`10/12/${ano}`);
  await doConselho.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Conselho de classe: EF5 P/ })).toBeVisible();
  await page.getByLabel(/^Decisão/).selectOption({ label: 'Aprovado pelo conselho' });
  await page.getByLabel(/^Por que o conselho decidiu assim/).fill('Por cinco votos a dois: evoluiu no segundo semestre.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Registrado.', { exact: true }).first()).toBeVisible();
  await page.goto(`/fechamento-cursos-turmas?${escolha}&etapa=ano&turma=${e.turmaId}`);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/sem ata/)
      .first(),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Conselho de classe' }).first().click();
  // What was typed and not saved stands in the minutes too.
  await page.getByLabel('Encaminhamento', { exact: true }).fill('Plano de estudos para as férias.');
  await page.getByRole('button', { name: 'Lavrar ata' }).click();
  await expect(page.getByRole('alertdialog').getByText(/1 com decisão/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lavrar ata' }).click();
  await expect(page.getByRole('button', { name: /^Ata \d{4}-\d{5}$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Encaminhamento', { exact: true })).toHaveValue('Plano de estudos para as férias.');

  await fecharProntas(page, `${escolha}&etapa=ano`);
  await page.goto(`/fechamento-cursos-turmas?${escolha}&etapa=ano&turma=${e.turmaId}&aba=resultados`);
  await expect(page.getByRole('dialog').getByText('Aprovado pelo conselho', { exact: true })).toBeVisible();

  // The transcript tells it, and whoever reopens the year is told so.
  await page.goto(`/instituicao-ensino/historico-escolar?aluno=${e.alunoId}`);
  await expect(page.getByText(`5º ano · EF5 P`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Emitir histórico', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir histórico' }).click();
  await expect(page.getByRole('dialog', { name: /^\d{4}-\d{5}$/ })).toBeVisible();
  await page.goto(`/fechamento-cursos-turmas?${escolha}&etapa=ano&turma=${e.turmaId}&aba=resultados`);
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click();
  const pergunta = page.getByRole('dialog', { name: /^Reabrir/ });
  await expect(pergunta.getByText(/1 histórico escolar emitido conta este ano/)).toBeVisible();
  await pergunta.getByRole('textbox').fill('Nota trocada entre dois alunos');
  await pergunta.getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText(/foi reaberta/).first()).toBeVisible();
  await page.goto(`/instituicao-ensino/historico-escolar?aluno=${e.alunoId}`);
  await expect(page.getByText(`5º ano · EF5 P`)).toHaveCount(0);
  expect(quebras).toEqual([]);
});
