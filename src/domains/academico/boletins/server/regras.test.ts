import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { salvarCriterio } from '#domains/academico/estrutura/criterio/server/oficina.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { Boletim } from '../esquemas.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let [recuperado, adaptado, tardio] = [0, 0, 0];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura, ...salasDe.matriculas] });
  e = await diarioDeTeste(s.banco.db);
  [recuperado = 0, adaptado = 0, tardio = 0] = e.alunos;
  await sql`update matriculas set plano_adaptado = true where id = ${adaptado}`.execute(s.banco.db);
  const desde = { cursoId: e.cursoId, desdeAno: 2001, versao: null, tambemCursos: [], conceitos: [] };
  const deGrupos = { ...criterioPadrao, alcanceDaRecuperacao: 'grupo' as const, etapasPorRecuperacao: 2 };
  await com((ato) => salvarCriterio(ato, { ...deGrupos, ...desde }));
  await com((ato) =>
    salvarCriterio(ato, {
      ...deGrupos,
      mediaAprovacao: '4.0000',
      frequenciaMinima: '50.0000',
      usaExameFinal: false,
      ...desde,
      plano: 'adaptado',
    }),
  );
  await lancar(0, 'avaliacao', [4, 4]);
  await lancar(1, 'avaliacao', [6, 6]);
  await lancar(1, 'recuperacao', [9, null]);
  await sql`update boletins_configuracao set media_da_turma = true`.execute(s.banco.db);
});
afterAll(() => s.fechar());

const com = <T>(fazer: (ato: Ato) => Promise<T>): Promise<T> =>
  transacao(s.banco.db, (tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
async function lancar(etapa: number, papel: string, notas: (number | null)[]): Promise<void> {
  const dia = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'][etapa];
  const { rows } = await sql<{
    id: number;
  }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, usuario_nome)
    values (${e.naA}, ${e.etapas[etapa]}, ${papel}, 'Prova', ${dia}, 10, 'Rosa') returning id`.execute(s.banco.db);
  for (const [i, valor] of notas.entries())
    if (valor !== null)
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${e.alunos[i]}, ${valor}, 'Rosa')`.execute(
        s.banco.db,
      );
}
async function boletim(matriculaId: number, consulta = ''): Promise<Boletim> {
  const resposta = await s.pedir('GET', `Boletim/${matriculaId}${consulta}`);
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as Boletim;
}
const fechar = (etapaId: number, turmaId: number) =>
  com(async (ato) => {
    await entregarTudo(ato, { etapaId, turmaIds: [turmaId] });
    expect((await fecharEtapas(ato, { etapaId, turmaIds: [turmaId] })).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
  });
/** What the diary says of the year, and the card beside it. */
async function parciais(matriculaId: number) {
  const { disciplinas } = await mediasDaTurma(s.banco.db, e.turmaA);
  const b = await boletim(matriculaId);
  return [disciplinas[0]?.alunos.get(matriculaId)?.ano.parcial.valor, b.disciplinas[0]?.parcial.media, b.disciplinas[0]?.parcial.abaixo];
}

test('a card says the average that the diary says: a recovery of two etapas enters it, and the class average with it', async () => {
  expect(await parciais(recuperado)).toEqual(['9.0', '9,0', false]);
  expect((await boletim(recuperado)).disciplinas[0]?.parcial.turma).toBe('7,0');
  // Up to the first there is no recovery yet.
  expect((await boletim(recuperado, '?Etapa=1')).disciplinas[0]?.parcial.media).toBe('4,0');
});

test('a student with an adapted plan has the card of its rule', async () => {
  expect(await parciais(adaptado)).toEqual(['5.0', '5,0', false]);
  expect(await boletim(adaptado)).toMatchObject({ mediaAprovacao: '4,0', frequenciaMinima: '50', usaExame: false });
  expect(await boletim(recuperado)).toMatchObject({ mediaAprovacao: '7,0', usaExame: true });
});

test('what a class closed before anybody sat in it is closed', async () => {
  const [primeira = 0, segunda = 0] = e.etapas;
  for (const etapaId of [primeira, segunda]) await fechar(etapaId, e.turmaB);
  await com((ato) =>
    enturmarMatricula(ato, { id: tardio, turmaId: e.turmaB, dataInicio: '2026-07-20', motivo: null, motivoExcedente: null }),
  );
  expect((await boletim(tardio)).etapas.map(({ situacao }) => situacao)).toEqual(['fechada', 'fechada', 'aberta', 'aberta']);
  expect([(await boletim(tardio, '?Etapa=2')).parcial, (await boletim(tardio)).parcial]).toEqual([false, true]);
});

test('some etapas frozen and some live are joined by the same rule', async () => {
  await fechar(e.etapas[0] ?? 0, e.turmaA);
  expect(await parciais(recuperado)).toEqual(['9.0', '9,0', false]);
  for (const etapaId of e.etapas.slice(1)) await fechar(etapaId, e.turmaA);
  expect(await parciais(recuperado)).toEqual(['9.0', '9,0', false]);
  const situacoes = [(await boletim(recuperado)).disciplinas[0]?.situacao, (await boletim(adaptado)).disciplinas[0]?.situacao];
  expect(situacoes).toEqual(['aprovado', 'aprovado']);
});
