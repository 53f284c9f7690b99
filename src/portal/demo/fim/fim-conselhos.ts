import { sql } from 'kysely';
import { abrirConselho, lavrarAta, lerAlunos, registrarAluno } from '#domains/academico/fechamento/conselho/server/oficina.ts';
import { esperaDecisao } from '#domains/academico/fechamento/conselho/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';

const motivos = {
  aprovado_pelo_conselho: 'Frequência regular, participação nas aulas e evolução nos dois últimos bimestres.',
  mantido: 'Não alcançou o que a série pede, mesmo com a recuperação e o exame.',
} as const;
const nada = { decisao: null, motivo: null, observacao: null, encaminhamento: null };

/** The councils of a year that is over: who was chosen passes, the other failures stand, and each has its minutes. */
export async function celebrarConselhos(
  agora: Ato,
  {
    turmaIds,
    aprovados,
    dia,
    publicUrl,
  }: { turmaIds: readonly number[]; aprovados: ReadonlySet<number>; dia: DataCivil; publicUrl: string },
): Promise<void> {
  const ato = { ...agora, hoje: dia };
  for (const turmaId of turmaIds) {
    const { id: conselhoId } = await abrirConselho(ato, { turmaId, etapaId: null, dataConselho: dia });
    const { julgados } = await lerAlunos(ato.tx, { id: conselhoId, turmaId, etapaId: null });
    for (const julgado of julgados.values()) {
      if (!esperaDecisao(julgado)) continue;
      const { matriculaId } = julgado;
      const decisao = aprovados.has(matriculaId) ? 'aprovado_pelo_conselho' : 'mantido';
      const encaminhamento = decisao === 'mantido' ? 'Plano de estudos entregue à família.' : null;
      await registrarAluno(ato, { conselhoId, matriculaId, versao: 0, ...nada, decisao, motivo: motivos[decisao], encaminhamento });
    }
    await lavrarAta(ato, { id: conselhoId, versao: 1, publicUrl });
  }
}

/** The council that is going on: of a class that closed an etapa last, with something said of its first students. */
export async function abrirUmConselho(ato: Ato, anoLetivoId: number): Promise<void> {
  const { rows } = await sql<{ turmaId: number; etapaId: number; dia: DataCivil }>`select t.id as "turmaId", e.etapa_id as "etapaId",
      least(e.data_fim + 5, ${ato.hoje}::date) as dia
    from v_etapa_do_diario e join v_turma t on t.id = e.turma_id join v_criterio_da_turma k on k.turma_id = t.id and k.tipo = 'nota'
    where t.ano_letivo_id = ${anoLetivoId} and e.situacao = 'fechado' order by e.data_fim desc, t.segmentacao_ordem, t.id limit 1`.execute(
    ato.tx,
  );
  const [qual] = rows;
  if (!qual) return;
  const { turmaId, etapaId, dia } = qual;
  const { id: conselhoId } = await abrirConselho(ato, { turmaId, etapaId, dataConselho: dia });
  const { alunos } = await lerAlunos(ato.tx, { id: conselhoId, turmaId, etapaId });
  const ditos = [
    { observacao: 'Participa das aulas e ajuda os colegas.' },
    { observacao: 'Falta material com frequência.', encaminhamento: 'Conversa com a família na reunião do bimestre.' },
  ];
  for (const [i, dito] of ditos.entries()) {
    const matriculaId = alunos[i]?.matriculaId;
    if (matriculaId !== undefined) await registrarAluno(ato, { conselhoId, matriculaId, versao: 0, ...nada, ...dito });
  }
}
