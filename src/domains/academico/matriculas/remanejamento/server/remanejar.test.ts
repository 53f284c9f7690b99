import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/mudar-situacao.ts';

let s: ServidorDeTeste;
let mae: number;
let ano = 2010;
const quem = quemDeTeste();
const semExcesso = quemDeTeste(['gerenciador-turmas:visualizar', 'gerenciador-turmas:editar']);

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.matriculas });
  mae = await pessoaDeTeste(s.banco.db, 'Rita', '1985-03-04');
});
afterAll(() => s.fechar());

type Resultado = {
  remanejamentoId: number | null;
  movidos: number;
  itens: { matriculaId: number; situacao: string; codigo: string | null }[];
};
type Previa = { acimaDasVagas: number; origem: Lados; destino: Lados; itens: { situacao: string }[] };
type Lados = { antes: Lugares; depois: Lugares };
type Lugares = { vagas: number; ocupadas: number; excedentes: number };

/** A class with some students and an empty one beside it, of a year of their own. */
async function cena(alunos: number, vagas: number): Promise<{ escola: Escola; ids: number[]; data: string }> {
  const escola = await escolaDeTeste(s.banco.db, { ano: (ano += 1), vagas });
  const pessoas: number[] = [];
  for (let i = 0; i < alunos; i += 1) pessoas.push(await pessoaDeTeste(s.banco.db, `Aluno${i}`, '2000-01-01'));
  const criadas = await transacao(s.banco.db, (tx) =>
    matricularEmLote(
      atoDe(tx, quem),
      pessoas.map((p) => matriculaDeTeste(escola, p, mae)),
    ),
  );
  return { escola, ids: criadas.map((m) => m.id), data: `${escola.ano}-03-10` };
}
const corpo = ({ escola, ids, data }: Awaited<ReturnType<typeof cena>>, partes: object = {}) => ({
  turmaOrigemId: escola.turmaA,
  turmaDestinoId: escola.turmaB,
  matriculaIds: ids,
  dataMovimento: data,
  motivoExcedente: null,
  ...partes,
});
const post = async <T>(caminho: string, body: unknown, autor: Quem = quem) => {
  const resposta = await s.pedir('POST', `GerenciadorTurmas/${caminho}`, { body, quem: autor });
  return { ...resposta, data: resposta.corpo.data as T, codigo: resposta.corpo.error?.code };
};
async function lugares(turmaId: number): Promise<unknown> {
  const { rows } =
    await sql`select matricula_id, data_inicio, numero_chamada, excedente from enturmacoes where turma_id = ${turmaId} and data_fim is null order by numero_chamada`.execute(
      s.banco.db,
    );
  return rows;
}

describe('moving many students', () => {
  test('the preview tells the figures and writes nothing; the move does what it said; the undo gives every place back', async () => {
    const cenario = await cena(4, 10);
    const { escola, ids } = cenario;
    const antes = await lugares(escola.turmaA);
    const { data: previa } = await post<Previa>('previa', corpo(cenario));
    expect(previa).toMatchObject({
      acimaDasVagas: 0,
      origem: { antes: { ocupadas: 4 }, depois: { ocupadas: 0 } },
      destino: { antes: { ocupadas: 0 }, depois: { ocupadas: 4, vagas: 10 } },
    });
    expect(await lugares(escola.turmaA)).toEqual(antes);
    const { data: feito } = await post<Resultado>('remanejamento', corpo(cenario, { motivo: 'Formação de turmas' }));
    expect([feito.movidos, feito.itens.map((i) => i.situacao)]).toEqual([4, ['movido', 'movido', 'movido', 'movido']]);
    expect(await lugares(escola.turmaA)).toEqual([]);
    expect(await lugares(escola.turmaB)).toMatchObject(ids.map((id, i) => ({ matricula_id: id, numero_chamada: i + 1 })));
    // Without a reason nothing is undone; with it, the act, each movement and the audit keep it.
    expect((await post(`remanejamento/${feito.remanejamentoId}/desfazimento`, { motivo: ' ' })).codigo).toBe('DADOS_INVALIDOS');
    const { data: volta } = await post<Resultado>(`remanejamento/${feito.remanejamentoId}/desfazimento`, { motivo: 'Engano' });
    expect(volta.movidos).toBe(4);
    expect(await lugares(escola.turmaA)).toEqual(antes);
    expect(await lugares(escola.turmaB)).toEqual([]);
    expect((await post('remanejamento/' + feito.remanejamentoId + '/desfazimento', { motivo: 'x' })).codigo).toBe(
      'REMANEJAMENTO_JA_DESFEITO',
    );
    expect((await post(`remanejamento/${volta.remanejamentoId}/desfazimento`, { motivo: 'x' })).codigo).toBe('REMANEJAMENTO_SEM_VOLTA');
    const { rows: ditos } =
      await sql`select (select count(*)::int from matriculas_movimentos where remanejamento_id = ${volta.remanejamentoId} and motivo = 'Engano') as movimentos,
      (select count(*)::int from auditoria where acao = 'matricula.desfazimento' and motivo = 'Engano' and alvo_id = any(${ids}::bigint[])) as auditados`.execute(
        s.banco.db,
      );
    expect(ditos).toEqual([{ movimentos: 4, auditados: 4 }]);
    const lista = await s.pedir('GET', `GerenciadorTurmas/remanejamentos?TurmaId=${escola.turmaB}`);
    expect((lista.corpo.data as { itens: unknown[] }).itens).toMatchObject([
      { desfaz: true, quantidade: 4, motivo: 'Engano' },
      { id: feito.remanejamentoId, desfeito: true, motivo: 'Formação de turmas', turmaDestinoNome: '6º ano B' },
    ]);
  });

  test('each student stands alone; over the places only with the permission and a reason', async () => {
    const cenario = await cena(3, 3);
    await sql`update turmas set vagas = 2 where id = ${cenario.escola.turmaB}`.execute(s.banco.db);
    expect((await post<Previa>('previa', corpo(cenario))).data.acimaDasVagas).toBe(1);
    expect((await post('remanejamento', corpo(cenario, { motivoExcedente: 'Junção de turmas' }), semExcesso)).status).toBe(403);
    const { data } = await post<Resultado>('remanejamento', corpo(cenario), semExcesso);
    expect(data.itens.map((i) => i.codigo)).toEqual([null, null, 'TURMA_SEM_VAGA']);
    const resto = await post<Resultado>('remanejamento', corpo(cenario, { motivoExcedente: 'Junção de turmas' }));
    expect(resto.data.itens.map((i) => i.codigo)).toEqual(['ALUNO_FORA_DA_TURMA', 'ALUNO_FORA_DA_TURMA', null]);
    expect(await lugares(cenario.escola.turmaB)).toMatchObject([{}, {}, { excedente: true }]);
  });

  test('the undo leaves alone who moved on, and does nothing when the places are gone', async () => {
    const cenario = await cena(2, 2);
    const [primeiro = 0] = cenario.ids;
    const { data: feito } = await post<Resultado>('remanejamento', corpo(cenario));
    await transacao(s.banco.db, (tx) =>
      registrarSaida(atoDe(tx, quem), {
        id: primeiro,
        verbo: 'desistencia',
        dataMovimento: cenario.data,
        motivo: 'x',
      }),
    );
    await sql`update turmas set vagas = 0 where id = ${cenario.escola.turmaA}`.execute(s.banco.db);
    const caminho = `remanejamento/${feito.remanejamentoId}/desfazimento`;
    expect((await post(caminho, { motivo: 'Engano' })).codigo).toBe('TURMA_SEM_VAGA');
    await sql`update turmas set vagas = 2 where id = ${cenario.escola.turmaA}`.execute(s.banco.db);
    const { data } = await post<Resultado>(caminho, { motivo: 'Engano' });
    expect(data.itens.map((i) => [i.matriculaId === primeiro, i.situacao])).toEqual([
      [true, 'recusado'],
      [false, 'movido'],
    ]);
  });

  test('refuses as a whole what no student could do', async () => {
    const cenario = await cena(1, 5);
    const { escola } = cenario;
    const codigo = async (partes: object) => (await post('remanejamento', corpo(cenario, partes))).codigo;
    expect(await codigo({ turmaDestinoId: escola.turmaA })).toBe('MESMA_TURMA_DE_ORIGEM');
    expect(await codigo({ turmaDestinoId: escola.turmaDeOutroCurso })).toBe('TURMA_DE_OUTRO_CURSO');
    expect(await codigo({ turmaDestinoId: 999_999 })).toBe('TURMA_INEXISTENTE');
    expect(await codigo({ dataMovimento: '2199-01-01' })).toBe('DATA_FUTURA');
    expect(await codigo({ matriculaIds: [] })).toBe('DADOS_INVALIDOS');
    expect(await codigo({ matriculaIds: Array.from({ length: 201 }, (_, i) => i + 1) })).toBe('DADOS_INVALIDOS');
    await sql`update turmas set situacao = 'fechada' where id = ${escola.turmaB}`.execute(s.banco.db);
    expect(await codigo({})).toBe('TURMA_FECHADA');
    await sql`update turmas set situacao = 'aberta' where id = ${escola.turmaB}`.execute(s.banco.db);
    await sql`update periodos_letivos_segmentacoes set situacao = 'fechado' where segmentacao_id = ${escola.segmentacaoId}`.execute(
      s.banco.db,
    );
    expect(await codigo({})).toBe('PERIODO_LETIVO_FECHADO');
  });

  test('a restricted teacher moves nobody, and many students take as many statements as one', async () => {
    const cenario = await cena(30, 40);
    const restrito = quemDeTeste(undefined, { restritoPainelProfessor: true });
    const { data } = await post<Resultado>('remanejamento', corpo(cenario), restrito);
    expect([data.movidos, data.remanejamentoId]).toEqual([0, null]);
    const um = await post('remanejamento', corpo(cenario, { matriculaIds: cenario.ids.slice(0, 1) }));
    const muitos = await post<Resultado>('remanejamento', corpo(cenario, { matriculaIds: cenario.ids.slice(1) }));
    expect(muitos.data.movidos).toBe(29);
    expect(muitos.cabecalhos['x-instrucoes-sql']).toBe(um.cabecalhos['x-instrucoes-sql']);
    const turma = await s.pedir('GET', `GerenciadorTurmas/turma/${cenario.escola.turmaB}`);
    expect(turma.corpo.data).toMatchObject({ turma: { ocupadas: 30, vagas: 40 } });
    expect(Number(turma.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(2);
  });
});
