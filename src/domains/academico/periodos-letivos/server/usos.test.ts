import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let escola: Escola;
let id: number;
let outraSegmentacao: number;
const mensagem = (r: RespostaDeTeste) => [r.status, r.corpo.error?.code ?? null, r.corpo.error?.message ?? null];
type Lido = { versao: number; segmentacoes: { segmentacaoId: number; etapas: unknown[] }[] };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.periodosLetivos });
  escola = await escolaDeTeste(s.banco.db, { ano: 2026, vagas: 30 });
  outraSegmentacao = (await escolaDeTeste(s.banco.db, { ano: 2025 })).segmentacaoId;
  const [aluno, mae] = [await pessoaDeTeste(s.banco.db, 'Bento'), await pessoaDeTeste(s.banco.db, 'Rita', '1985-03-04')];
  await transacao(s.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
  const { rows } = await sql<{ id: number }>`select id from periodos_letivos where ano_letivo_id = ${escola.anoLetivoId}`.execute(
    s.banco.db,
  );
  id = rows[0]?.id ?? 0;
});
afterAll(() => s.fechar());

const etapa = (inicio: string, fim: string) => ({ nome: `De ${inicio}`, dataInicio: inicio, dataFim: fim, peso: '1' });
const bimestre = etapa('2026-02-02', '2026-04-17');
async function editar(partes: object) {
  const { versao } = (await s.pedir('GET', `PeriodoLetivo/${id}`)).corpo.data as Lido;
  const corpo = { ano: 2026, nome: 'Ano letivo 2026', dataInicio: '2026-02-02', dataFim: '2026-12-18' };
  const segmentacoes = [{ segmentacaoId: escola.segmentacaoId, etapas: [bimestre] }];
  return s.pedir('PUT', 'PeriodoLetivo', { body: { ...corpo, segmentacoes, ...partes, id, versao } });
}
const noBanco = (consulta: ReturnType<typeof sql>) =>
  consulta.execute(s.banco.db).then(
    () => 'accepted',
    (causa: unknown) => traduzirErroDoBanco(causa)?.code,
  );

describe('a period in use', () => {
  const emUso =
    'Ensino Fundamental II 2026 não pode sair do período Ano letivo 2026 de 2026, porque está em uso nele: 1 matrícula, 3 turmas.';

  test('is not deleted, and does not lose a segmentação nor its year: the refusal counts what hangs on it', async () => {
    expect(mensagem(await s.pedir('DELETE', `PeriodoLetivo/${id}`))).toEqual([409, 'SEGMENTACAO_EM_USO_NO_PERIODO', emUso]);
    const trocada = await editar({ segmentacoes: [{ segmentacaoId: outraSegmentacao, etapas: [bimestre] }] });
    expect(mensagem(trocada)).toEqual([409, 'SEGMENTACAO_EM_USO_NO_PERIODO', emUso]);
    const adiado = etapa('2027-02-02', '2027-04-17');
    const outroAno = await editar({
      ano: 2027,
      dataInicio: '2027-02-02',
      dataFim: '2027-12-18',
      segmentacoes: [{ segmentacaoId: escola.segmentacaoId, etapas: [adiado] }],
    });
    expect(outroAno.corpo.error?.code).toBe('SEGMENTACAO_EM_USO_NO_PERIODO');
  });

  test('goes on when another period of the year serves the segmentação, and nobody was enrolled on its days', async () => {
    const criar = (nome: string, dataInicio: string, dataFim: string) =>
      s.pedir('POST', 'PeriodoLetivo', {
        body: {
          ano: 2026,
          nome,
          dataInicio,
          dataFim,
          segmentacoes: [{ segmentacaoId: escola.segmentacaoId, etapas: [etapa(dataInicio, dataFim)] }],
        },
      });
    const antes = (await criar('Acolhida', '2026-01-02', '2026-01-10')).corpo.data as { id: number };
    expect((await s.pedir('DELETE', `PeriodoLetivo/${antes.id}`)).status).toBe(200);
    const ferias = (await criar('Recuperação', '2026-01-20', '2026-01-30')).corpo.data as { id: number };
    expect(mensagem(await s.pedir('DELETE', `PeriodoLetivo/${ferias.id}`))[2]).toContain('está em uso nele: 1 matrícula.');
  });

  test('goes while its days are still to come and another serves the segmentação, unless something is dated in them', async () => {
    const futura = await escolaDeTeste(s.banco.db, { ano: 2096, vagas: 5 });
    const matricular = async (nome: string, dataMatricula: string) => {
      const [aluno, mae] = [await pessoaDeTeste(s.banco.db, nome), await pessoaDeTeste(s.banco.db, `Mãe de ${nome}`, '1985-03-04')];
      await transacao(s.banco.db, (tx) =>
        criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(futura, aluno, mae, { dataMatricula })),
      );
    };
    await matricular('Nina', '2096-01-20');
    const atende = (...ids: number[]) => ids.map((segmentacaoId) => ({ segmentacaoId, etapas: [etapa('2096-12-19', '2096-12-30')] }));
    const engano = { ano: 2096, nome: 'Engano', dataInicio: '2096-12-19', dataFim: '2096-12-30' };
    const criar = async () => {
      const body = { ...engano, segmentacoes: atende(futura.segmentacaoId, outraSegmentacao) };
      return ((await s.pedir('POST', 'PeriodoLetivo', { body })).corpo.data as { id: number }).id;
    };
    const primeiro = await criar();
    const semEla = { ...engano, id: primeiro, versao: 1, segmentacoes: atende(outraSegmentacao) };
    expect(mensagem(await s.pedir('PUT', 'PeriodoLetivo', { body: semEla }))).toEqual([200, null, null]);
    expect(mensagem(await s.pedir('DELETE', `PeriodoLetivo/${primeiro}`))).toEqual([200, null, null]);
    const segundo = await criar();
    expect(mensagem(await s.pedir('DELETE', `PeriodoLetivo/${segundo}`))).toEqual([200, null, null]);
    // Nobody serves the segmentação but this one.
    const { rows } = await sql<{ id: number }>`select id from periodos_letivos where ano_letivo_id = ${futura.anoLetivoId}`.execute(
      s.banco.db,
    );
    expect(mensagem(await s.pedir('DELETE', `PeriodoLetivo/${rows[0]?.id}`))[1]).toBe('SEGMENTACAO_EM_USO_NO_PERIODO');
    // An enrollment dated in the days that would go keeps them.
    const terceiro = await criar();
    await matricular('Otto', '2096-12-20');
    for (const recusa of [
      await s.pedir('DELETE', `PeriodoLetivo/${terceiro}`),
      await s.pedir('PUT', 'PeriodoLetivo', { body: { ...semEla, id: terceiro } }),
      await s.pedir('PUT', 'PeriodoLetivo', {
        body: {
          ...engano,
          ano: 2095,
          dataInicio: '2095-12-19',
          dataFim: '2095-12-30',
          id: terceiro,
          versao: 1,
          segmentacoes: [{ segmentacaoId: futura.segmentacaoId, etapas: [etapa('2095-12-19', '2095-12-30')] }],
        },
      }),
    ])
      expect(mensagem(recusa).slice(0, 2)).toEqual([409, 'DATAS_FORA_DO_PERIODO']);
  });

  test('keeps the etapas that have begun; one still to come may go', async () => {
    const segundo = etapa('2026-04-20', '2026-06-30');
    expect((await editar({ segmentacoes: [{ segmentacaoId: escola.segmentacaoId, etapas: [bimestre, segundo] }] })).status).toBe(200);
    expect(mensagem(await editar({}))).toEqual([
      409,
      'ETAPA_EM_USO',
      'A etapa De 2026-04-20 de Ensino Fundamental II 2026 já começou e não pode ser excluída: 1 matrícula nela. O fim dela pode mudar.',
    ]);
    // A stage whose days are still to come, in a year that is still to come.
    const futura = await escolaDeTeste(s.banco.db, { ano: 2099, vagas: 5 });
    const [aluno, mae] = [await pessoaDeTeste(s.banco.db, 'Caio'), await pessoaDeTeste(s.banco.db, 'Vera', '1985-03-04')];
    await transacao(s.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(futura, aluno, mae)));
    const apagada = sql`delete from etapas e using periodos_letivos_segmentacoes x where x.id = e.periodo_letivo_segmentacao_id and x.segmentacao_id = ${futura.segmentacaoId}`;
    expect(await noBanco(apagada)).toBe('accepted');
  });

  test('the database refuses the same', async () => {
    const daqui = sql`(select s.id from periodos_letivos_segmentacoes s where s.periodo_letivo_id = ${id})`;
    expect(await noBanco(sql`delete from etapas where periodo_letivo_segmentacao_id in ${daqui} and ordem = 1`)).toBe('PERIODO_EM_USO');
    await sql`delete from periodos_letivos where ano_letivo_id = ${escola.anoLetivoId} and id <> ${id}`.execute(s.banco.db);
    expect(await noBanco(sql`delete from periodos_letivos where id = ${id}`)).toBe('PERIODO_EM_USO');
    expect(await noBanco(sql`delete from periodos_letivos_segmentacoes where periodo_letivo_id = ${id}`)).toBe('PERIODO_EM_USO');
    expect(
      await noBanco(sql`update periodos_letivos set ano_letivo_id = (select id from anos_letivos where ano = 2025) where id = ${id}`),
    ).toBe('PERIODO_EM_USO');
  });

  test('an enrollment and the deletion of its period at the same instant: the enrollment never stays without one', async () => {
    const nova = await escolaDeTeste(s.banco.db, { ano: 2024, vagas: 5 });
    await sql`delete from turmas where ano_letivo_id = ${nova.anoLetivoId} and id <> ${nova.turmaA}`.execute(s.banco.db);
    const { rows } = await sql<{ id: number }>`select id from periodos_letivos where ano_letivo_id = ${nova.anoLetivoId}`.execute(
      s.banco.db,
    );
    const [aluno, mae] = [await pessoaDeTeste(s.banco.db, 'Lia'), await pessoaDeTeste(s.banco.db, 'Rosa', '1985-03-04')];
    const [exclusao, matricula] = await Promise.allSettled([
      s.pedir('DELETE', `PeriodoLetivo/${rows[0]?.id}`),
      transacao(s.banco.db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(nova, aluno, mae))),
    ]);
    expect(matricula.status).toBe('fulfilled');
    expect(exclusao.status === 'fulfilled' && exclusao.value.status).toBe(409);
  });
});
