import { sql } from 'kysely';
import { abrirConselho, lavrarAta, registrarAluno } from '#domains/academico/fechamento/conselho/server/oficina.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharAnos, fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { escolaComNome } from '#tests/helpers/diario/conselho.ts';
import { aulaDeTeste, disciplinasDeTeste } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';

/** A class whose year was lived and closed: lessons, rolls with an absence, marks, in both of its etapas. */
export async function encherDiario(db: Db, { turmaId, matriculaId }: { turmaId: number; matriculaId: number }): Promise<void> {
  const [disciplina = 0] = await disciplinasDeTeste(db, turmaId, [['Geografia', 80]]);
  const { rows: etapas } = await sql<{
    id: number;
    dia: string;
  }>`select etapa_id as id, (date_trunc('week', data_inicio + 71) + interval '1 day')::date::text as dia
    from v_etapa_da_turma where turma_id = ${turmaId} order by data_inicio`.execute(db);
  for (const { id, dia } of etapas) {
    const aula = await aulaDeTeste(db, disciplina, dia);
    await sql`insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome, updated_at)
      values (${turmaId}, ${dia}, ${aula}, array[${matriculaId}::bigint], 'Rosa', ${dia}::date)`.execute(db);
    await sql`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome) values (${disciplina}, ${id}, 'Prova', ${dia}, 'Rosa')`.execute(
      db,
    );
  }
  await sql`insert into faltas (chamada_id, matricula_id, faltas) select min(id), ${matriculaId}, 1 from chamadas`.execute(db);
  // Enough lessons besides, that one absence does not fail.
  for (const n of [1, 2, 3]) {
    const dia = etapas[0]?.dia ?? '';
    const aula = await aulaDeTeste(db, disciplina, dia, n);
    await sql`insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_nome) values (${turmaId}, ${dia}, ${aula}, ${n}, array[${matriculaId}::bigint], 'Rosa')`.execute(
      db,
    );
  }
  await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select id, ${matriculaId}, 8, 'Rosa' from avaliacoes`.execute(
    db,
  );
  await escolaComNome(db);
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, quemDeTeste());
    for (const { id: etapaId } of etapas) {
      await entregarTudo(ato, { etapaId, turmaIds: [turmaId] });
      await fecharEtapas(ato, { etapaId, turmaIds: [turmaId] });
    }
    // A council of the year that spoke of the student and decided nothing, with minutes.
    const { id } = await abrirConselho(ato, { turmaId, etapaId: null, dataConselho: ato.hoje });
    const dito = { decisao: null, motivo: null, observacao: 'Bom ano', encaminhamento: null };
    await registrarAluno(ato, { conselhoId: id, matriculaId, versao: 0, ...dito });
    await lavrarAta(ato, { id, versao: 1, publicUrl: 'https://escola.test' });
    const { recusadas } = await fecharAnos(ato, { turmaIds: [turmaId] });
    if (recusadas.length > 0) throw recusadas[0]?.erro;
  });
}
