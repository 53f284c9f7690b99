import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import './restricoes.ts';
import { gravarNotas } from '#domains/academico/diario/notas/server/gravar-notas.ts';
import { chamar } from '#domains/academico/diario/chamadas/server/oficina.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
  await sql`insert into criterios_avaliacao (curso_id, desde_ano, controle_frequencia) values (${e.cursoId}, 2020, 'por_dia')`.execute(
    banco.dono,
  );
});
afterAll(() => banco.fechar());

test('a roll that holds a student closed in another class takes what changes of the others, and nothing of him', async () => {
  const [mudou = 0, ficou = 0] = e.alunos;
  let versao: number | null = null;
  const chamarComo = async (faltas: readonly [number, number], de = [mudou, ficou]) => {
    const alunos = [mudou, ficou].flatMap((matriculaId, i) =>
      de.includes(matriculaId) ? [{ matriculaId, faltas: faltas[i] ?? 0, justificada: false }] : [],
    );
    const chamadas = [{ aulaId: null, data: '2026-03-10', versao, alunos }];
    await transacao(banco.db, (tx) =>
      chamar(atoDe(tx, quemDeTeste(undefined, { admin: true }), { hoje: '2026-04-20' }), { turmaId: e.turmaA, chamadas }),
    );
    versao = (versao ?? 0) + 1;
  };
  await chamarComo([0, 0]);
  await transacao(banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`with f as (insert into fechamentos (turma_id, etapa_id, criterio, usuario_nome) values (${e.turmaB}, ${e.etapas[0]}, '{}', 'Rosa') returning id)
      insert into resultados_alunos (fechamento_id, matricula_id, dadas, faltas, justificadas) select id, ${mudou}, 1, 0, 0 from f`.execute(
      tx,
    );
  });
  await chamarComo([0, 1]);
  await chamarComo([0, 0]);
  await expect(chamarComo([1, 0])).rejects.toThrow('DIARIO_DE_ALUNO_FECHADO');
  await expect(chamarComo([0, 0], [ficou])).rejects.toThrow('DIARIO_DE_ALUNO_FECHADO');
});

test('a mark of a student closed in another class is refused by itself; those of the others, typed with it, are saved', async () => {
  const [mudou = 0, ficou = 0] = e.alunos;
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    select ${e.naA}, ${e.etapas[0]}, n, '2026-03-11', 'Teste' from unnest(array['Prova', 'Trabalho']) n returning id`.execute(banco.db);
  await transacao(banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update enturmacoes set data_fim = '2026-03-31', fechada_por = 1 where matricula_id = ${mudou}`.execute(tx);
    await sql`insert into enturmacoes (matricula_id, turma_id, data_inicio, aberta_por) values (${mudou}, ${e.turmaB}, '2026-04-01', 1)`.execute(
      tx,
    );
  });
  const celulas = rows.flatMap(({ id }) =>
    [mudou, ficou].map((matriculaId) => ({ avaliacaoId: id, matriculaId, versao: 0, valor: '7.5' })),
  );
  const { celulas: feitas } = await transacao(banco.db, (tx) =>
    gravarNotas(atoDe(tx, quemDeTeste(undefined, { admin: true }), { hoje: '2026-04-20' }), { turmaDisciplinaId: e.naA, celulas }),
  );
  const ditas = feitas.map((c) => [c.matriculaId, 'codigo' in c ? c.codigo : 'versao' in c ? c.versao : c]);
  expect(ditas).toEqual(
    rows.flatMap(() => [
      [mudou, 'DIARIO_DE_ALUNO_FECHADO'],
      [ficou, 1],
    ]),
  );
  const { rows: gravadas } = await sql<{ matricula_id: number }>`select distinct matricula_id from notas`.execute(banco.db);
  expect(gravadas).toEqual([{ matricula_id: ficou }]);
});
