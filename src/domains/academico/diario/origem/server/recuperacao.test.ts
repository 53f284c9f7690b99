import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fechamentoResultado } from '#domains/academico/fechamento/server/integridade/resultado.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { lancarNasEtapas, quemVeioEm } from '#tests/helpers/diario/origem.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Davi comes a week and a half before the end of the second bimestre, and sits in its recovery; Elis was excused of its only evaluation.
let s: ServidorDeTeste;
let e: DiarioDeTeste;
let [davi, elis] = [0, 0];
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<ReturnType<typeof quemDeTeste>>>) => Promise<T>) =>
  transacao(s.banco.db, (tx: Tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.fechamento, ...salasDe.matriculas] });
  const { db } = s.banco;
  e = await diarioDeTeste(db, { alunos: 2 });
  const [outro = 0, segunda = 0] = e.alunos;
  elis = segunda;
  davi = await quemVeioEm(db, e, '2026-06-22');
  const [b1 = 0, b2 = 0] = e.etapas;
  await lancarNasEtapas(db, e.naA, [
    { etapaId: b1, alunos: e.alunos, valor: 9 },
    { etapaId: b2, alunos: [outro], valor: 9 },
  ]);
  await sql`insert into notas (avaliacao_id, matricula_id, estado, usuario_nome) select id, ${elis}, 'dispensado', 'Rosa' from avaliacoes where etapa_id = ${b2}`.execute(
    db,
  );
  await sql`with r as (insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
      values (${e.naA}, ${b2}, 'recuperacao', 'Recuperação', '2026-06-29', 'Rosa') returning id)
    insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome) select r.id, x.m, x.v, x.e, 'Rosa'
    from r, (values (${outro}::bigint, null::numeric, 'dispensado'), (${elis}, 8, null), (${davi}, 6.5, null)) x(m, v, e)`.execute(db);
});
afterAll(() => s.fechar());

const fechar = async (etapaId: number): Promise<void> => {
  await com((ato) => entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] }));
  expect((await com((ato) => fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] }))).recusadas).toEqual([]);
};
const gravar = async (versao: number, valor: string) => {
  const notas = [{ disciplinaId: e.disciplinaId, etapaId: e.etapas[1], valor }];
  const body = { versao, escola: 'Colégio do Porto', documento: null, notas, frequencias: [] };
  const { status, corpo } = await s.pedir('PUT', `NotaDeOrigem/${davi}`, { body });
  expect(status, JSON.stringify(corpo)).toBe(200);
};
/** Of the second bimestre, on the card and beside it in the grid. */
async function segunda(matriculaId: number) {
  const { disciplinas } = (await s.pedir('GET', `Boletim/${matriculaId}`)).corpo.data as Boletim;
  const grade = (await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}`)).corpo.data as {
    alunos: { matriculaId: number; medias: (string | null)[] }[];
  };
  const etapa = disciplinas[0]?.etapas[1];
  return [etapa?.media, etapa?.deOrigem === true, grade.alunos.find((a) => a.matriculaId === matriculaId)?.medias[1]];
}
const congelada = async (matriculaId: number) =>
  (
    await sql<{
      media: string | null;
    }>`select trim_scale(media)::text as media from v_resultado_disciplina where matricula_id = ${matriculaId} and etapa_id = ${e.etapas[1]}`.execute(
      s.banco.db,
    )
  ).rows.map(({ media }) => media);
const achados = () => julgar(s.banco.db, [fechamentoResultado], { chaveDaAuditoria: Buffer.alloc(32) });

test('the recovery of an etapa stands for who has no other mark in it, and recovers the average that was brought', async () => {
  expect(await segunda(elis)).toEqual(['8,0', false, '8.0']);
  expect(await segunda(davi)).toEqual(['6,5', false, '6.5']);
  await gravar(0, '5,0');
  expect(await segunda(davi)).toEqual(['6,5', false, '6.5']);
  await gravar(1, '7,2');
  expect(await segunda(davi)).toEqual(['7,2', true, '7.2']);
});

test('in the grid what was brought comes along with its etapa, so that a mark taken out leaves it', async () => {
  await gravar(2, '5,0');
  const { alunos } = (await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${e.naA}&EtapaId=${e.etapas[1]}`)).corpo.data as {
    alunos: { matriculaId: number; origens: unknown[] }[];
  };
  expect(alunos.find((a) => a.matriculaId === davi)?.origens).toEqual([null, { valor: '5' }, null, null]);
});

test('a closing freezes what is ours alone, whenever what was brought is typed; the card has both', async () => {
  for (const etapaId of e.etapas.slice(0, 2)) await fechar(etapaId);
  expect([await congelada(elis), await congelada(davi)]).toEqual([['8'], ['6.5']]);
  expect(await segunda(davi)).toEqual(['6,5', false, '6.5']);
  await gravar(3, '7,2');
  expect(await segunda(davi)).toEqual(['7,2', true, '7.2']);
  expect(await congelada(davi)).toEqual(['6.5']);
  expect(await achados()).toMatchObject([{ achados: 0 }]);
});
