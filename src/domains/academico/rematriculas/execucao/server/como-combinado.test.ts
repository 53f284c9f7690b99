import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { gravarLinhas } from '#domains/academico/contratos/rascunho/server/door.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { rematriculasPreviaApi } from '#domains/academico/rematriculas/previa/api.ts';
import { definirTarefaDeExecucao } from './tarefa-execucao.ts';

type Previa = RespostaCliente<typeof rematriculasPreviaApi.preverRematricula>;
let s: ServidorDeTeste;
let escola: EscolaDeRematricula;
let quem: Quem;
let meia: number;
let doAnoQueVem: number;
let hoje: string;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rematriculas, trabalhar: true, tarefas: definirTarefaDeExecucao });
  escola = await escolaDeRematricula(s.banco.db, { vagas: 60 });
  quem = await carregarAutorDeTarefa(s.banco.db, (await usuarioDeTeste(s, 'secretaria', { admin: true })).id, null);
  hoje = await hojeNaEscola(s.banco.db, 'America/Belem');
  const bolsa = { tipo: 'bolsa', forma: 'percentual', percentual: '50.0000', condicional: false } as const;
  meia = (await transacao(s.banco.db, (tx) => criarDesconto(atoDe(tx, quem), { ...bolsa, nome: 'Bolsa de estudo 50 %' }))).id;
  doAnoQueVem = (
    await transacao(s.banco.db, (tx) => criarDesconto(atoDe(tx, quem), { ...bolsa, nome: 'Bolsa futura', validoDe: '2099-01-01' }))
  ).id;
});
afterAll(() => s.fechar());

type Linhas = Parameters<typeof gravarLinhas>[1][number];
const linha = (partes: Partial<Linhas['precos'][number]> = {}): Linhas['precos'][number] => ({
  precoId: escola.deOrigem.anuidade,
  descricao: 'Anuidade 6º ano',
  valorCentavos: centavos(1_000_000),
  parcelas: 12,
  primeiroVencimento: '2026-01-15',
  diaVencimento: 15,
  formaPagamentoId: escola.outraForma,
  contaBancariaId: null,
  ...partes,
});
const desconto = (descontoId: number, partes: Partial<Linhas['descontos'][number]> = {}): Linhas['descontos'][number] => ({
  descontoId,
  descricao: 'Desconto',
  precoIndice: 0,
  forma: 'percentual',
  percentual: '50.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
  ...partes,
});

/** A student whose contract of the source year has exactly these lines. */
async function alunoCom(precos: Linhas['precos'], descontos: Linhas['descontos'] = []): Promise<AlunoDeOrigem> {
  const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{}])) as [AlunoDeOrigem];
  await transacao(s.banco.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from contratos where matricula_id = ${aluno.matriculaId}`.execute(tx);
    const contratoId = rows[0]?.id ?? 0;
    await sql`delete from contratos_descontos where contrato_id = ${contratoId}`.execute(tx);
    await sql`delete from contratos_precos where contrato_id = ${contratoId}`.execute(tx);
    await gravarLinhas(tx, [{ contratoId, precos, descontos }]);
  });
  return aluno;
}

const pedido = (partes: Record<string, unknown>) => ({
  anoOrigemId: escola.anoOrigemId,
  anoDestinoId: escola.anoDestinoId,
  dataMatricula: DATA,
  ...partes,
});
async function prever({ matriculaId }: AlunoDeOrigem, partes: Record<string, unknown> = {}) {
  const { status, corpo } = await s.pedir('POST', 'Rematricula/previa', { body: pedido(partes), quem });
  expect(status, JSON.stringify(corpo)).toBe(200);
  const previa = corpo.data as Previa;
  const doAluno = previa.linhas.find((l) => l.matriculaId === matriculaId);
  return {
    situacao: doAluno?.situacao,
    plano: previa.planos[doAluno?.plano ?? -1],
    mensagens: doAluno?.motivos.map((i) => previa.motivos[i]?.mensagem),
  };
}
let chaves = 0;
/** Re-enrolls one student with the contract in force. @returns what became of him, and the titles of the new contract */
async function rematricular({ matriculaId }: AlunoDeOrigem, partes: Record<string, unknown> = {}, liberacoes: string[] = []) {
  const alunos = [{ matriculaId, turmaId: escola.seteA, liberacoes, motivo: liberacoes.length > 0 ? 'Acordado' : null }];
  const { corpo } = await s.pedir('POST', 'Rematricula', {
    body: pedido({ contratos: 'ativo', alunos, ...partes }),
    quem,
    headers: { 'idempotency-key': `combinado-${(chaves += 1)}-teste` },
  });
  const { id } = corpo.data as { id: number };
  await expect
    .poll(async () => (await s.pedir('GET', `Rematricula/${id}`, { quem })).corpo.data, { timeout: 20_000 })
    .toMatchObject({ pendentes: 0 });
  const { rows: itens } = await sql<{
    situacao: string;
    codigo: string | null;
    contrato_id: number | null;
  }>`select situacao, codigo, contrato_id
    from rematriculas_itens where lote_id = ${id}`.execute(s.banco.db);
  const { rows: titulos } = await sql<{
    linha: string;
    forma: number;
    emissao: string;
    vencimento: string;
    liquido: number;
  }>`select descricao as linha,
      forma_pagamento_id as forma, data_emissao as emissao, data_vencimento as vencimento, valor_centavos - desconto_incondicional_centavos as liquido
    from titulos_receber where contrato_id = ${itens[0]?.contrato_id ?? null} order by data_vencimento, id`.execute(s.banco.db);
  return { situacao: itens[0]?.situacao, codigo: itens[0]?.codigo, titulos, total: titulos.reduce((soma, t) => soma + t.liquido, 0) };
}

test('an entry and the rest of the tuition go on as they are, with the scholarship, day and method of each', async () => {
  const aluno = await alunoCom(
    [
      linha({ descricao: 'Entrada', valorCentavos: centavos(200_000), parcelas: 1, primeiroVencimento: '2026-01-05', diaVencimento: 5 }),
      linha({
        valorCentavos: centavos(800_000),
        parcelas: 10,
        primeiroVencimento: '2026-02-28',
        diaVencimento: 31,
        formaPagamentoId: escola.formaPagamentoId,
      }),
    ],
    [desconto(meia, { precoIndice: 1 })],
  );
  const partes = { primeiroVencimento: '2027-01-10' };
  const { situacao, plano, mensagens } = await prever(aluno, partes);
  expect(situacao).toBe('apto');
  expect(plano).toMatchObject({
    linhas: [
      { descricao: 'Entrada', valorCentavos: 240_000, parcelas: 1, primeiroVencimento: '2027-01-10', descontoCentavos: 0 },
      { descricao: 'Anuidade 7º ano', valorCentavos: 960_000, parcelas: 10, primeiroVencimento: '2027-02-28', descontoCentavos: 480_000 },
    ],
    descontos: [{ nome: 'Bolsa de estudo 50 %', valorCentavos: 480_000 }],
    totalCentavos: 720_000,
  });
  expect(mensagens).toEqual([
    'Anuidade 7º ano segue nas linhas do contrato atual: Entrada R$ 2.400,00 (1×), Anuidade 7º ano R$ 9.600,00 (10×).',
  ]);
  const feito = await rematricular(aluno, partes);
  expect(feito).toMatchObject({ situacao: 'feita', total: 720_000 });
  expect(feito.titulos).toHaveLength(11);
  expect(feito.titulos.slice(0, 3)).toMatchObject([
    { linha: 'Entrada', forma: escola.outraForma, vencimento: '2027-01-10', liquido: 240_000 },
    { linha: 'Anuidade 7º ano', forma: escola.formaPagamentoId, vencimento: '2027-02-28', liquido: 48_000 },
    { linha: 'Anuidade 7º ano', vencimento: '2027-03-31' },
  ]);
});

test('a discount of the first installments does not become one of the whole year, and the row says so', async () => {
  const aluno = await alunoCom([linha()], [desconto(meia, { parcelaAte: 3 })]);
  const { situacao, plano, mensagens } = await prever(aluno);
  expect([situacao, plano?.totalCentavos]).toEqual(['apto', 1_200_000]);
  expect(mensagens).toEqual(['Não segue: Bolsa de estudo 50 % (valeu só da parcela 1 à 3).']);
  expect(await rematricular(aluno)).toMatchObject({ situacao: 'feita', total: 1_200_000 });
});

test('a percentage that was agreed under the register goes on as agreed', async () => {
  const aluno = await alunoCom([linha()], [desconto(escola.bolsa, { percentual: '4.0000', limiteCentavos: centavos(15_000) })]);
  const { plano, mensagens } = await prever(aluno);
  expect(plano?.totalCentavos).toBe(1_152_000);
  expect(mensagens).toEqual(['Irmãos 10 % segue como combinado no contrato: 4 % (≤ R$ 150,00); o cadastro dá 10 % (≤ R$ 150,00).']);
  expect(await rematricular(aluno)).toMatchObject({ situacao: 'feita', total: 1_152_000 });
});

test('no title is born overdue: the family’s day never comes before the first due date, nor that before today', async () => {
  const aluno = await alunoCom([linha({ diaVencimento: 1, primeiroVencimento: '2026-01-01' })]);
  const { plano } = await prever(aluno, { primeiroVencimento: hoje });
  expect(plano?.linhas[0]?.primeiroVencimento).toBe(hoje);
  const feito = await rematricular(aluno, { primeiroVencimento: hoje });
  expect(feito.titulos[0]).toMatchObject({ vencimento: hoje, emissao: hoje });
  expect(feito.titulos.filter((t) => t.vencimento < t.emissao)).toEqual([]);
  const ontem = await s.pedir('POST', 'Rematricula/previa', { body: pedido({ primeiroVencimento: '2026-01-10' }), quem });
  expect(ontem.corpo.error?.code).toBe('REMATRICULA_VENCIMENTO_INVALIDO');
});

test('preview and run judge a discount by the same day: what the register does not grant today asks for a reason and stays out', async () => {
  const aluno = await alunoCom([linha()], [desconto(doAnoQueVem)]);
  const mensagem = 'Não segue: Bolsa futura (inativo ou fora da validade no cadastro).';
  expect(await prever(aluno)).toMatchObject({ situacao: 'apto', mensagens: [mensagem] });
  const partes = { descontoIds: [doAnoQueVem] };
  expect(await prever(aluno, partes)).toMatchObject({
    situacao: 'exige_motivo',
    mensagens: [mensagem],
    plano: { totalCentavos: 1_200_000, descontos: [] },
  });
  expect(await rematricular(aluno, partes)).toMatchObject({ situacao: 'recusada', codigo: 'DESCONTO_FORA_DA_VALIDADE' });
  expect(await rematricular(aluno, partes, ['DESCONTO_FORA_DA_VALIDADE'])).toMatchObject({ situacao: 'feita', total: 1_200_000 });
});
