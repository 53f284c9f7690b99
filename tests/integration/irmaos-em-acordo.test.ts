import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { salas } from '#portal/rooms.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Debts of a sister and a brother, of two classes, in one agreement: the debt stays theirs wherever students and classes are told apart.
let s: ServidorDeTeste;
let t: Tesouraria;
let escola: Escola;
const hoje = hojeEm(new Date(), fuso);
const alunos: number[] = [];
const matriculas: number[] = [];
let pagadorId = 0;
let parcelas: number[] = [];
let total = 0;
const db = () => s.banco.db;

beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  t = await tesourariaDeTeste(db());
  escola = await escolaDeTeste(db());
  pagadorId = await pessoaDeTeste(db(), 'Regina', '1980-01-01');
  const dividas = [106_000, 53_000];
  for (const [i, turmaId] of [escola.turmaA, escola.turmaB].entries()) {
    const alunoId = await pessoaDeTeste(db(), ['Isabella', 'Vinícius'][i] ?? '');
    const { id } = await transacao(db(), (tx) =>
      criarMatricula(atoDe(tx, fernanda), matriculaDeTeste(escola, alunoId, pagadorId, { turmaId })),
    );
    alunos.push(alunoId);
    matriculas.push(id);
  }
  const antigos = await titulosDeTeste(
    db(),
    t,
    dividas.map((valor, i) => ({
      pagadorId,
      alunoId: alunos[i] ?? 0,
      matriculaId: matriculas[i] ?? 0,
      valorCentavos: centavos(valor),
      descontoCondicionalCentavos: centavos(0),
      dataEmissao: somarDias(hoje, -120),
      dataVencimento: somarDias(hoje, -90 + i),
    })),
  );
  const acordo = await transacao(db(), (tx) =>
    renegociarTeste(
      tx,
      t,
      antigos.map(({ id }) => id),
    ),
  );
  parcelas = acordo.titulos.map(({ id }) => id);
  total = acordo.totalCentavos;
  // Late, as time would make them.
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -20)}::date, data_limite = ${somarDias(hoje, -20)}::date where id = any(${parcelas})`.execute(
    db(),
  );
});
afterAll(() => s.fechar());

const obter = async <R>(caminho: string): Promise<R> => {
  const r = await s.pedir('GET', caminho);
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as R;
};
type Extrato = {
  movimentos: { valorCentavos: number; dinheiroCentavos: number; saldoCentavos: number }[];
  resumo: { saldoCentavos: number; vencidoCentavos: number; devidoHojeCentavos: number; recebidoCentavos: number };
};
const extrato = (alunoId: number) => obter<Extrato>(`Extrato/obter?AlunoId=${alunoId}`);
const relatorio = (nome: string, query: string) => obter<RespostaDoRelatorio>(`Relatorio/${nome}/obter-paginado?Data=${hoje}&${query}`);
const soma = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

test('lists by student, class and enrollment have the installments', async () => {
  const lista = (query: string) =>
    obter<{ total: number; totais: { saldoCentavos: number } }>(`TituloReceber/obter-paginado?Situacao=vencido&${query}`);
  // The first installment is of her debt alone.
  for (const i of [0, 1])
    for (const query of [`AlunoId=${alunos[i]}`, `TurmaId=${i === 0 ? escola.turmaA : escola.turmaB}`, `MatriculaId=${matriculas[i]}`])
      expect(await lista(query), query).toMatchObject(i === 0 ? { total: 2, totais: { saldoCentavos: total } } : { total: 1 });
  expect(await lista('Nome=Isabella')).toMatchObject({ total: 2 });
  expect(await lista(`TurmaId=${escola.turmaDeOutroCurso}`)).toMatchObject({ total: 0 });
  expect(await obter(`Cobranca/devedores?TurmaId=${escola.turmaA}`)).toMatchObject({ total: 1, totais: { saldoCentavos: total } });
  expect(await obter(`Relatorio/receber-retroativa/obter-paginado?Data=${hoje}&Nome=Isabella`)).toMatchObject({ total: 2 });
});

test('lists and papers name both students of the installment, which is of no one alone', async () => {
  const ambos = expect.stringMatching(/^Isabella[^,]*, Vinícius[^,]*$/) as string;
  const daLista = async (caminho: string, membro: string) =>
    (await obter<{ itens: Record<string, unknown>[] }>(caminho)).itens.find((i) => i[membro] === parcelas[1])?.['alunoNome'];
  expect(await daLista('TituloReceber/obter-paginado?CampoOrdenado=aluno', 'id')).toEqual(ambos);
  expect(await obter(`TituloReceber/${parcelas[1]}`)).toMatchObject({ alunoNome: ambos, alunoId: null });
  expect(await daLista(`Relatorio/receber-retroativa/obter-paginado?Data=${hoje}`, 'tituloId')).toEqual(ambos);
  const { movimentos } = await obter<{ movimentos: { tituloId: number; alunoNome: string | null }[] }>(
    `Extrato/obter?PagadorId=${pagadorId}`,
  );
  expect(movimentos.find((m) => m.tituloId === parcelas[1])?.alunoNome).toEqual(ambos);
  // What slips, receipts, second copies and agreements over it read.
  const { rows } = await sql`select aluno_nome as nome, aluno_nome_busca like '%vinicius%' as achado from v_titulo_receber
    where id = ${parcelas[1]}`.execute(db());
  expect(rows).toEqual([{ nome: ambos, achado: true }]);
});

test('delinquency and the position tell each class its part, and the parts add up to the title, before and after a payment', async () => {
  const conferir = async (saldo: number): Promise<void> => {
    for (const nome of ['inadimplencia', 'receber-retroativa-turma', 'receber-retroativa-curso']) {
      const { itens, totais } = await relatorio(nome, '');
      expect(totais['soma.vencidoCentavos'], nome).toBe(saldo);
      expect(itens.filter((linha) => linha['turmaId'] === null || linha['cursoId'] === null)).toEqual([]);
    }
    const porTurma: number[] = [];
    for (const turmaId of [escola.turmaA, escola.turmaB]) {
      const figuras = [];
      for (const nome of [
        'inadimplencia',
        'receber-retroativa-turma',
        'receber-retroativa',
        'receber-retroativa-responsavel',
        'receber-retroativa-mes',
      ])
        figuras.push((await relatorio(nome, `TurmaId=${turmaId}`)).totais['soma.vencidoCentavos']);
      expect(new Set(figuras).size, JSON.stringify(figuras)).toBe(1);
      porTurma.push(figuras[0] ?? 0);
    }
    expect(soma(porTurma)).toBe(saldo);
    const contas = [await extrato(alunos[0] ?? 0), await extrato(alunos[1] ?? 0)];
    expect(contas.map((c) => c.resumo.vencidoCentavos)).toEqual(porTurma);
    expect(contas.map((c) => c.movimentos.at(-1)?.saldoCentavos)).toEqual(porTurma);
    const { rows } = await sql<{
      aluno: number;
      saldo: number;
    }>`select aluno_id as aluno, sum(saldo_centavos)::int as saldo from v_titulo_aberto_do_aluno
      where aluno_id = any(${alunos}) and data_limite < ${hoje}::date group by 1 order by 1`.execute(db());
    expect(rows).toEqual(alunos.map((aluno, i) => ({ aluno, saldo: porTurma[i] })).filter((linha) => linha.saldo !== 0));
    const inteiro = await obter<Extrato>(`Extrato/obter?PagadorId=${pagadorId}`);
    expect(soma(contas.map((c) => c.resumo.devidoHojeCentavos))).toBe(inteiro.resumo.devidoHojeCentavos);
    expect(soma(contas.map((c) => c.resumo.recebidoCentavos))).toBe(inteiro.resumo.recebidoCentavos);
  };
  await conferir(total);
  const [turma] = (await relatorio('inadimplencia', `TurmaId=${escola.turmaA}`)).itens;
  // Her two thirds of the debts, and of the charges in proportion.
  expect(Math.abs(Number(turma?.['vencidoCentavos']) - Math.round((total * 2) / 3))).toBeLessThanOrEqual(1);
  const conta = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const antes = await extrato(alunos[1] ?? 0);
  await transacao(db(), (tx) =>
    baixarTitulos(atoDe(tx, fernanda), { ...conta, dataBaixa: hoje, itens: [{ tituloId: parcelas[0] ?? 0, valorCentavos: 50_000 }] }),
  );
  const { rows } = await sql<{ n: number }>`select principal_centavos as n from baixas where titulo_id = ${parcelas[0]}`.execute(db());
  await conferir(total - (rows[0]?.n ?? 0));
  // The oldest debt is covered first: his stands as it was.
  expect((await extrato(alunos[1] ?? 0)).movimentos).toEqual(antes.movimentos);
});
