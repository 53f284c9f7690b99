import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { Saida } from '#domains/academico/matriculas/situacoes.ts';
import { desfazerMovimento } from './desfazer-movimento.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/enturmar.ts';
import { criarMatricula, type DadosMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { reclassificarMatricula } from './reclassificar.ts';
import { retornarMatricula } from './retornar.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let mae: number;
let proximo = 0;
const quem = quemDeTeste();

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.periodosLetivos] });
  escola = await escolaDeTeste(servidor.banco.db, { ano: 2025, vagas: 100 });
  mae = await pessoaDeTeste(servidor.banco.db, 'Rita', '1985-03-04');
});
afterAll(() => servidor.fechar());

async function nova(dataMatricula = '2025-03-10', partes: Partial<DadosMatricula> = {}): Promise<number> {
  const alunoId = partes.alunoId ?? (await pessoaDeTeste(servidor.banco.db, `Aluno${(proximo += 1)}`));
  const dados = matriculaDeTeste(escola, alunoId, mae, { dataMatricula, ...partes });
  return (await transacao(servidor.banco.db, (tx) => criarMatricula(atoDe(tx, quem), dados))).id;
}
const obter = (id: number) => obterMatricula(servidor.banco.db, quem, id);
const sair = (id: number, verbo: Saida, dataMovimento: string) =>
  transacao(servidor.banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id, verbo, dataMovimento, motivo: 'Mudou de cidade' }));
const mover = (id: number, dataInicio: string) =>
  transacao(servidor.banco.db, (tx) =>
    enturmarMatricula(atoDe(tx, quem), { id, turmaId: escola.turmaB, dataInicio, motivo: null, motivoExcedente: null }),
  );
async function desfazer(id: number): Promise<void> {
  const movimentoId = (await obter(id)).desfazivel?.id ?? 0;
  await transacao(servidor.banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id, movimentoId, motivo: 'Engano' }));
}
async function corrigir(id: number, dataMatricula: string, partes = {}) {
  const { versao } = await obter(id);
  const resposta = await servidor.pedir('POST', `Matricula/${id}/correcao-da-data`, {
    body: { versao, dataMatricula, motivo: 'Digitada errada', ...partes },
  });
  return resposta.corpo.error?.code ?? resposta.status;
}

describe('the date of an enrollment', () => {
  test('is corrected with a reason, and the entry into the class goes with it', async () => {
    const id = await nova();
    const { versao } = await obter(id);
    expect(await corrigir(id, '2025-02-03')).toBe(200);
    expect(await obter(id)).toMatchObject({
      dataMatricula: '2025-02-03',
      versao: versao + 1,
      enturmacao: { turmaId: escola.turmaA, dataInicio: '2025-02-03' },
    });
    const { rows } = await sql`select motivo, antes, depois from auditoria
      where alvo_tipo = 'matricula' and alvo_id = ${id} and acao = 'matricula.dataCorrigida'`.execute(servidor.banco.db);
    expect(rows).toEqual([
      {
        motivo: 'Digitada errada',
        antes: { dataMatricula: '2025-03-10', dataInicio: '2025-03-10' },
        depois: { dataMatricula: '2025-02-03', dataInicio: '2025-02-03' },
      },
    ]);
    expect(await corrigir(id, '2025-02-04', { versao })).toBe('VERSAO_DESATUALIZADA');
    expect(await corrigir(id, '2025-02-03')).toBe('MATRICULA_JA_NESTA_DATA');
    expect(await corrigir(id, '2025-02-04', { motivo: '' })).toBe('DADOS_INVALIDOS');
  });

  test('lies where a new enrollment might: in the year and its period, after the student last left the course', async () => {
    const antiga = await nova('2025-02-03');
    await sair(antiga, 'transferencia', '2025-04-10');
    const { aluno } = await obter(antiga);
    const id = await nova('2025-06-02', { alunoId: aluno.id });
    expect(await corrigir(id, '2025-12-19')).toBe('DATA_FORA_DO_ANO');
    expect(await corrigir(id, '2023-12-31')).toBe('DATA_FORA_DO_ANO');
    expect(await corrigir(id, '2025-04-10')).toBe('MATRICULA_ANTES_DA_SAIDA');
    expect(await corrigir(id, '2025-04-11')).toBe(200);
    expect(await corrigir(antiga, '2025-02-10')).toBe('MATRICULA_NAO_ATIVA');
  });

  test('never passes what happened since; undone, that stands in the way no more', async () => {
    const id = await nova();
    await sair(id, 'trancamento', '2025-04-10');
    const volta = { id, turmaId: escola.turmaA, dataMovimento: '2025-05-12', motivo: null, motivoExcedente: null };
    await transacao(servidor.banco.db, (tx) => retornarMatricula(atoDe(tx, quem), volta));
    expect(await corrigir(id, '2025-04-11')).toBe('MATRICULA_COMECA_ANTES_DO_MOVIMENTO');
    expect(await corrigir(id, '2025-02-03')).toBe(200);
    expect((await obter(id)).enturmacoes.map((e) => [e.dataInicio, e.dataFim])).toEqual([
      ['2025-05-12', null],
      ['2025-02-03', '2025-04-10'],
    ]);
    await desfazer(id);
    await desfazer(id);
    expect(await corrigir(id, '2025-04-11')).toBe(200);
  });

  test('whoever changed class on the very day of entry has that undone first', async () => {
    const id = await nova();
    await mover(id, '2025-03-10');
    expect(await corrigir(id, '2025-02-03')).toBe('MATRICULA_MOVIDA_NA_ENTRADA');
    await desfazer(id);
    expect(await corrigir(id, '2025-02-03')).toBe(200);
  });

  test('an enrollment made by a reclassification begins with it', async () => {
    const id = await nova();
    const pedido = { id, cursoId: escola.outroCursoId, turmaId: escola.turmaDeOutroCurso, dataMovimento: '2025-04-10', motivo: 'Avançou' };
    const { nova: criada } = await transacao(servidor.banco.db, (tx) =>
      reclassificarMatricula(atoDe(tx, quem), { ...pedido, motivoExcedente: null }),
    );
    expect(await corrigir(criada.id, '2025-04-01')).toBe('MATRICULA_DE_RECLASSIFICACAO');
  });

  test('asks for the permission to edit, an open class and an open period', async () => {
    const id = await nova();
    const semPermissao = await servidor.pedir('POST', `Matricula/${id}/correcao-da-data`, {
      body: {},
      quem: quemDeTeste(['matriculas:visualizar']),
    });
    expect(semPermissao.status).toBe(403);
    const turma = (situacao: string) =>
      sql`update turmas set situacao = ${situacao} where id = ${escola.turmaA}`.execute(servidor.banco.db);
    await turma('fechada');
    expect(await corrigir(id, '2025-02-03')).toBe('TURMA_FECHADA');
    await turma('aberta');
    const periodo = (situacao: string) =>
      sql`update periodos_letivos_segmentacoes set situacao = ${situacao} where segmentacao_id = ${escola.segmentacaoId}`.execute(
        servidor.banco.db,
      );
    await periodo('fechado');
    expect(await corrigir(id, '2025-02-03')).toBe('PERIODO_LETIVO_FECHADO');
    await periodo('aberto');
  });

  test('a period that an enrollment keeps from ending is shortened once its date is right', async () => {
    const id = await nova('2025-12-10');
    const { rows } = await sql<{ id: number }>`select id from periodos_letivos where ano_letivo_id = ${escola.anoLetivoId}`.execute(
      servidor.banco.db,
    );
    const lido = (await servidor.pedir('GET', `PeriodoLetivo/${rows[0]?.id}`)).corpo.data as {
      id: number;
      versao: number;
      ano: number;
      nome: string;
      dataInicio: string;
      segmentacoes: { segmentacaoId: number; etapas: { nome: string; dataInicio: string; dataFim: string; peso: string }[] }[];
    };
    const segmentacoes = lido.segmentacoes.map(({ segmentacaoId, etapas }) => ({
      segmentacaoId,
      etapas: etapas.map(({ nome, dataInicio, dataFim, peso }) => ({ nome, dataInicio, dataFim, peso })),
    }));
    const { versao, ano, nome, dataInicio } = lido;
    const body = { id: lido.id, versao, ano, nome, dataInicio, dataFim: '2025-12-05', segmentacoes };
    const encurtar = async () => (await servidor.pedir('PUT', 'PeriodoLetivo', { body })).corpo.error;
    expect(await encurtar()).toMatchObject({
      code: 'DATAS_FORA_DO_PERIODO',
      message: expect.stringContaining('1 matrícula. Corrija antes as datas'),
    });
    expect(await corrigir(id, '2025-12-05')).toBe(200);
    expect(await encurtar()).toBeUndefined();
  });
});
