import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { TurmaCalculada } from './ler-turmas.ts';

/**
 * Keeps what an etapa, or the year (null), of classes came to: the rule and the figures that gave it, one statement for all classes. What was
 * computed goes in as it came, and is changed by nobody.
 */
export async function gravarFechamentos(
  ato: Ato<Autor>,
  etapaId: number | null,
  turmas: ReadonlyMap<number, TurmaCalculada>,
): Promise<void> {
  const { tx, quem } = ato;
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const novos = [...turmas].map(([turmaId, { criterio, aDar }]) => ({ turmaId, criterio, ...(etapaId === null && { aDar }) }));
  const { rows } = await sql<{
    id: number;
    turmaId: number;
  }>`insert into fechamentos (turma_id, etapa_id, criterio, a_dar, usuario_id, usuario_nome)
    select x."turmaId", ${etapaId}::bigint, x.criterio, x."aDar", ${usuarioId}::bigint, ${usuarioNome}
    from json_to_recordset(${JSON.stringify(novos)}::json) as x("turmaId" bigint, criterio jsonb, "aDar" jsonb) order by 1 returning id, turma_id as "turmaId"`.execute(
    tx,
  );
  const ids = new Map(rows.map(({ id, turmaId }) => [turmaId, id]));
  const comId = <T extends object>(linhas: (calculada: TurmaCalculada) => readonly T[]) =>
    JSON.stringify(
      [...turmas].flatMap(([turmaId, calculada]) => linhas(calculada).map((linha) => ({ ...linha, fechamentoId: ids.get(turmaId) }))),
    );
  await sql`insert into resultados_disciplinas (fechamento_id, matricula_id, turma_disciplina_id, media, conceito, media_final, situacao, dadas, faltas, justificadas, entradas)
    select x."fechamentoId", x."matriculaId", x."turmaDisciplinaId", x.media, x.conceito, x."mediaFinal", x.situacao, x.dadas, x.faltas, x.justificadas, x.entradas
    from json_to_recordset(${comId(({ disciplinas }) => disciplinas)}::json) as x("fechamentoId" bigint, "matriculaId" bigint, "turmaDisciplinaId" bigint, media numeric,
      conceito text, "mediaFinal" numeric, situacao text, dadas int, faltas int, justificadas int, entradas jsonb) order by 1, 2, 3`.execute(
    tx,
  );
  await sql`insert into resultados_alunos (fechamento_id, matricula_id, dadas, faltas, justificadas, frequencia, resultado)
    select x."fechamentoId", x."matriculaId", x.dadas, x.faltas, x.justificadas, x.frequencia, x.resultado
    from json_to_recordset(${comId(({ alunos }) => alunos)}::json) as x("fechamentoId" bigint, "matriculaId" bigint, dadas int, faltas int, justificadas int,
      frequencia numeric, resultado text) order by 1, 2`.execute(tx);
  await auditarVarios(
    ato,
    [...turmas].map(([turmaId, { alunos }]) => ({
      acao: etapaId === null ? 'fechamento.ano' : 'fechamento.etapa',
      alvoTipo: 'turma',
      alvoId: turmaId,
      depois: { etapaId, fechamentoId: ids.get(turmaId) ?? 0, alunos: alunos.length },
    })),
  );
}
