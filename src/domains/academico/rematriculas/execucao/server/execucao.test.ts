import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { definirTarefaDeDesfazimento } from './tarefa-desfazimento.ts';
import { definirTarefaDeExecucao } from './tarefa-execucao.ts';

let s: ServidorDeTeste;
let escola: EscolaDeRematricula;
let quem: Quem;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: salasDe.rematriculas,
    trabalhar: true,
    tarefas: (servicos) => {
      definirTarefaDeExecucao(servicos);
      definirTarefaDeDesfazimento(servicos);
    },
  });
  escola = await escolaDeRematricula(s.banco.db, { vagas: 60 });
  const usuario = await usuarioDeTeste(s, 'secretaria', { admin: true });
  quem = await carregarAutorDeTarefa(s.banco.db, usuario.id, null);
});
afterAll(() => s.fechar());

type Marcado = { matriculaId: number; turmaId: number; liberacoes?: string[]; motivo?: string };
let chaves = 0;
const para7A = ({ matriculaId }: AlunoDeOrigem): Marcado => ({ matriculaId, turmaId: escola.seteA });

async function executar(alunos: readonly Marcado[], partes: Record<string, unknown> = {}): Promise<number> {
  const body = { anoOrigemId: escola.anoOrigemId, anoDestinoId: escola.anoDestinoId, dataMatricula: DATA, alunos, ...partes };
  const resposta = await s.pedir('POST', 'Rematricula', { body, quem, headers: { 'idempotency-key': `execucao-${(chaves += 1)}-teste` } });
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  const { id, tarefaId } = resposta.corpo.data as { id: number; tarefaId: number };
  await esperar(tarefaId);
  return id;
}
async function esperar(tarefaId: number): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
    if (rows[0]?.situacao === 'concluida') return;
    if (rows[0]?.situacao === 'falhou') throw new Error('the job failed');
    await new Promise((seguir) => setTimeout(seguir, 50));
  }
  throw new Error('the job did not end');
}
const itens = async (lote: number) =>
  (
    await sql<{
      situacao: string;
      codigo: string | null;
      matricula_id: number | null;
      contrato_id: number | null;
    }>`select situacao, codigo, matricula_id, contrato_id
    from rematriculas_itens where lote_id = ${lote} order by id`.execute(s.banco.db)
  ).rows;

describe('the run', () => {
  test('enrolls who was ticked and nobody else, with guardians, draft contract, prices and discounts of the year', async () => {
    const [ana, outra] = (await alunosDeOrigem(s.banco.db, escola, [
      { linhas: ['anuidade', 'material'], descontos: [escola.bolsa, escola.vencida], percentuais: ['60.00', '40.00'] },
      {},
    ])) as [AlunoDeOrigem, AlunoDeOrigem];
    const lote = await executar([para7A(ana)]);
    const [item] = await itens(lote);
    expect(item).toMatchObject({ situacao: 'feita', codigo: null });
    const { rows } = await sql`select m.movimento, m.ano, m.turma_nome, to_char(m.data_matricula, 'YYYY-MM-DD') as data,
        (select json_agg(json_build_array(r.percentual, r.pedagogico, r.financeiro, r.parentesco) order by r.id) from matriculas_responsaveis r where r.matricula_id = m.id) as responsaveis,
        c.situacao, (select json_agg(json_build_array(p.preco_id, p.valor_centavos, p.parcelas, p.primeiro_vencimento, p.dia_vencimento, p.forma_pagamento_id) order by p.id) from contratos_precos p where p.contrato_id = c.id) as precos,
        (select json_agg(json_build_array(d.desconto_id, d.percentual, d.limite_centavos) order by d.id) from contratos_descontos d where d.contrato_id = c.id) as descontos
      from v_matricula_resumo m join contratos c on c.matricula_id = m.id where m.id = ${item?.matricula_id}`.execute(s.banco.db);
    expect(rows).toEqual([
      {
        movimento: 'pre_matricula',
        ano: 2027,
        turma_nome: '7º ano A',
        data: DATA,
        responsaveis: [
          [60, true, true, 'mae'],
          [40, false, true, 'mae'],
        ],
        situacao: 'rascunho',
        precos: [
          [escola.anuidade7, 1_200_000, 12, '2027-01-15', 15, escola.outraForma],
          [escola.material7, 80_000, 4, '2027-01-15', 15, escola.outraForma],
        ],
        // The register's limit, not the one of last year's line, which had none.
        descontos: [[escola.bolsa, 10, 15_000]],
      },
    ]);
    const { rows: restou } =
      await sql`select 1 from matriculas where aluno_id = ${outra.alunoId} and ano_letivo_id = ${escola.anoDestinoId}`.execute(s.banco.db);
    expect(restou).toEqual([]);
  });

  test('twice creates nothing twice: the second run says so of each', async () => {
    const alunos = await alunosDeOrigem(s.banco.db, escola, [{}, {}]);
    await executar(alunos.map(para7A));
    const segundo = await executar(alunos.map((a) => ({ ...para7A(a), turmaId: escola.seteB })));
    expect(await itens(segundo)).toMatchObject([
      { situacao: 'ja_estava', codigo: 'JA_REMATRICULADO', matricula_id: null },
      { situacao: 'ja_estava', codigo: 'JA_REMATRICULADO', matricula_id: null },
    ]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from matriculas where aluno_id = any(${alunos.map((a) => a.alunoId)}) and ano_letivo_id = ${escola.anoDestinoId}`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe(2);
  });

  test('a soft reason goes only with its override; what came after the preview is refused with its own words', async () => {
    const [pendente, liberado, devedor] = (await alunosDeOrigem(s.banco.db, escola, [
      { resultado: 'cursando' },
      { resultado: 'cursando' },
      {},
    ])) as [AlunoDeOrigem, AlunoDeOrigem, AlunoDeOrigem];
    const tesouraria = {
      pagadorId: devedor.pagadorId,
      alunoId: devedor.alunoId,
      formaPagamentoId: escola.formaPagamentoId,
      contaBancariaId: 1,
      outraContaId: 1,
      periodoId: 1,
    };
    await titulosDeTeste(s.banco.db, tesouraria, [{ dataVencimento: '2026-03-10' }]);
    const lote = await executar([
      para7A(pendente),
      { ...para7A(liberado), liberacoes: ['RESULTADO_PENDENTE'], motivo: 'Conselho de 20/11' },
      { ...para7A(devedor), liberacoes: ['FALTA_CPF'], motivo: 'CPF em emissão' },
    ]);
    expect(await itens(lote)).toMatchObject([
      { situacao: 'recusada', codigo: 'RESULTADO_PENDENTE' },
      { situacao: 'feita' },
      { situacao: 'recusada', codigo: 'TITULOS_VENCIDOS' },
    ]);
    const resposta = await s.pedir('GET', `Rematricula/${lote}/itens?CampoOrdenado=situacao`, { quem });
    const { itens: linhas } = resposta.corpo.data as { itens: { mensagem: string | null; motivo: string | null; situacao: string }[] };
    expect(linhas.map((l) => l.situacao)).toEqual(['recusada', 'recusada', 'feita']);
    expect(linhas[1]?.mensagem).toBe('Títulos vencidos: 1, no total de R$ 1.000,00.');
    expect(linhas[2]?.motivo).toBe('Conselho de 20/11');
    const naoRenovados = await s.pedir(
      'GET',
      `Rematricula/nao-renovados/obter-paginado?AnoOrigemId=${escola.anoOrigemId}&AnoDestinoId=${escola.anoDestinoId}&TamanhoDaPagina=200`,
      { quem },
    );
    const quais = (naoRenovados.corpo.data as { itens: { alunoId: number; vencidoCentavos: number; ultimaRecusa: string | null }[] }).itens;
    expect(quais.find((n) => n.alunoId === devedor.alunoId)).toMatchObject({
      vencidoCentavos: 100_000,
      ultimaRecusa: 'Títulos vencidos: 1, no total de R$ 1.000,00.',
    });
    expect(quais.some((n) => n.alunoId === liberado.alunoId)).toBe(false);
  });

  test('one refused student stops nobody else: places run out in the middle of a batch', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas) values (${escola.setimo}, ${escola.anoDestinoId}, '7º ano Z', 'manha', 2) returning id`.execute(
      s.banco.db,
    );
    const turmaId = rows[0]?.id ?? 0;
    const alunos = await alunosDeOrigem(s.banco.db, escola, [{}, {}, {}, {}]);
    const [a, b, c, d] = alunos.map((aluno) => ({ ...para7A(aluno), turmaId })) as [Marcado, Marcado, Marcado, Marcado];
    const lote = await executar([a, b, c, { ...d, liberacoes: ['TURMA_CHEIA'], motivo: 'Irmão na turma' }]);
    expect((await itens(lote)).map((i) => i.codigo ?? i.situacao)).toEqual(['feita', 'feita', 'TURMA_CHEIA', 'feita']);
    const excedentes = await sql<{
      motivo_excedente: string;
    }>`select motivo_excedente from enturmacoes where turma_id = ${turmaId} and excedente`.execute(s.banco.db);
    expect(excedentes.rows).toEqual([{ motivo_excedente: 'Irmão na turma' }]);
  });

  test('puts contracts into force in the same run, and undoes it whole while nobody touched it', async () => {
    const alunos = await alunosDeOrigem(s.banco.db, escola, [{}, {}, {}]);
    const lote = await executar(alunos.map(para7A), { contratos: 'ativo', movimento: 'ativa' });
    const feitos = await itens(lote);
    const contratos = feitos.map((i) => i.contrato_id ?? 0);
    const titulos = async () =>
      (
        await sql`select situacao, count(*)::int as n from titulos_receber where contrato_id = any(${contratos}::bigint[]) group by 1`.execute(
          s.banco.db,
        )
      ).rows;
    expect(await titulos()).toEqual([{ situacao: 'aberto', n: 36 }]);
    // One of them changed class since: that one stays.
    await sql`update matriculas set versao = versao + 1 where id = ${feitos[1]?.matricula_id}`.execute(s.banco.db);
    const desfazer = () =>
      s.pedir('POST', `Rematricula/${lote}/desfazimento`, {
        body: { motivo: 'Ano errado' },
        quem,
        headers: { 'idempotency-key': `desfazer-${(chaves += 1)}-teste` },
      });
    const resposta = await desfazer();
    expect(resposta.status).toBe(200);
    await esperar((resposta.corpo.data as { tarefaId: number }).tarefaId);
    expect((await itens(lote)).map((i) => i.codigo ?? i.situacao)).toEqual(['desfeita', 'MATRICULA_MUDOU', 'desfeita']);
    expect(await titulos()).toEqual(
      expect.arrayContaining([
        { situacao: 'aberto', n: 12 },
        { situacao: 'cancelado', n: 24 },
      ]),
    );
    const { rows } = await sql`select movimento from matriculas where id = ${feitos[0]?.matricula_id}`.execute(s.banco.db);
    expect(rows).toEqual([{ movimento: 'cancelada' }]);
    expect((await desfazer()).corpo.error?.code).toBe('REMATRICULA_JA_DESFEITA');
    const primeiro = alunos[0] as AlunoDeOrigem;
    expect(await itens(await executar([para7A(primeiro)]))).toMatchObject([{ situacao: 'feita' }]);
  });

  test('an enrollment given up by hand may be made again, and the old item is left behind', async () => {
    const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{}])) as [AlunoDeOrigem];
    const primeiro = await executar([para7A(aluno)], { contratos: 'nenhum' });
    const [feito] = await itens(primeiro);
    const { registrarSaida } = await import('#domains/academico/matriculas/movimentos/server/door.ts');
    await transacao(s.banco.db, async (tx) => {
      const { rows } = await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(tx);
      await registrarSaida(atoDe(tx, quem), {
        id: feito?.matricula_id ?? 0,
        verbo: 'cancelamento',
        dataMovimento: rows[0]?.hoje ?? '',
        motivo: 'Família desistiu',
      });
    });
    expect(await itens(await executar([para7A(aluno)], { contratos: 'nenhum' }))).toMatchObject([{ situacao: 'feita', contrato_id: null }]);
    expect(await itens(primeiro)).toMatchObject([{ situacao: 'superada' }]);
  });
});

describe('what is asked', () => {
  const pedir = (body: Record<string, unknown>, autor = quem) =>
    s.pedir('POST', 'Rematricula', {
      body: { anoOrigemId: escola.anoOrigemId, anoDestinoId: escola.anoDestinoId, dataMatricula: DATA, ...body },
      quem: autor,
      headers: { 'idempotency-key': `pedido-${(chaves += 1)}-teste` },
    });

  test('is refused whole when it names someone twice, overrides without a reason, or names what does not exist', async () => {
    const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{}])) as [AlunoDeOrigem];
    const campos = async (alunos: unknown) => (await pedir({ alunos })).corpo.error?.fields.map((f) => `${f.path} ${f.code}`);
    expect(await campos([para7A(aluno), para7A(aluno)])).toEqual(['alunos.1.matriculaId ALUNO_REPETIDO']);
    expect(await campos([{ ...para7A(aluno), liberacoes: ['FALTA_CPF'] }])).toEqual(['alunos.0.motivo MOTIVO_DA_LIBERACAO_AUSENTE']);
    expect((await pedir({ alunos: [] })).status).toBe(400);
    expect((await pedir({ alunos: [{ matriculaId: 999_999, turmaId: escola.seteA }] })).corpo.error?.code).toBe('ALUNO_DESCONHECIDO');
    expect((await pedir({ alunos: [{ ...para7A(aluno), turmaId: 999_999 }] })).corpo.error?.code).toBe('TURMA_DESCONHECIDA');
    expect((await pedir({ alunos: [para7A(aluno)], anoDestinoId: escola.anoOrigemId })).corpo.error?.code).toBe('REMATRICULA_ANO_INVALIDO');
  });

  test('putting contracts into force asks for the permission to do so', async () => {
    const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{}])) as [AlunoDeOrigem];
    const soRematricula = quemDeTeste(['rematriculas:criar']);
    expect((await pedir({ alunos: [para7A(aluno)], contratos: 'ativo' }, soRematricula)).status).toBe(403);
    expect(
      (
        await s.pedir('POST', 'Rematricula/1/desfazimento', {
          body: { motivo: 'Sim' },
          quem: soRematricula,
          headers: { 'idempotency-key': 'sem-permissao-1' },
        })
      ).status,
    ).toBe(403);
  });

  test('an unknown run is not found', async () => {
    for (const caminho of ['Rematricula/999999', 'Rematricula/999999/itens'])
      expect((await s.pedir('GET', caminho, { quem })).status).toBe(404);
    const desfazer = await s.pedir('POST', 'Rematricula/999999/desfazimento', {
      body: { motivo: 'Nada' },
      quem,
      headers: { 'idempotency-key': 'desconhecida-1' },
    });
    expect(desfazer.status).toBe(404);
  });

  test('results and those left come out as sheets', async () => {
    const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{ nome: 'Zulmira' }])) as [AlunoDeOrigem];
    const lote = await executar([para7A(aluno)]);
    const csv = await s.pedir('GET', `Rematricula/${lote}/exportar?Formato=csv`, { quem });
    expect(csv.bruto.toString()).toMatch(/Zulmira Figueira.*7º ano A.*Rematriculado/);
    const resto = await s.pedir(
      'GET',
      `Rematricula/nao-renovados/exportar?Formato=csv&AnoOrigemId=${escola.anoOrigemId}&AnoDestinoId=${escola.anoDestinoId}`,
      { quem },
    );
    expect(resto.status).toBe(200);
    expect(resto.bruto.toString()).not.toContain('Zulmira');
  });
});
