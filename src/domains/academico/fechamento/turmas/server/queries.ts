import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preverAnos, preverEtapas } from '#domains/academico/fechamento/server/previa.ts';
import type { fechamentoTurmasApi } from '../api.ts';

type Lista = RespostaServidor<typeof fechamentoTurmasApi.listarTurmas>;
type Previa = RespostaServidor<typeof fechamentoTurmasApi.preverTurma>;
type Filtros = { anoLetivoId: number; segmentacaoId?: number | undefined; cursoId?: number | undefined };
const marco = sql`json_build_object('por', f.usuario_nome, 'em', f.created_at)`;

/** The classes of a year in the order of the school, with what of each stands closed and what was handed in. */
export async function listarTurmas(db: Db, { anoLetivoId, segmentacaoId, cursoId }: Filtros): Promise<Lista> {
  const { rows } = await sql<Lista['turmas'][number]>`with turma as materialized (
      select t.* from v_turma t where t.ano_letivo_id = ${anoLetivoId} and t.segmentacao_id = coalesce(${segmentacaoId ?? null}::bigint, t.segmentacao_id)
        and t.curso_id = coalesce(${cursoId ?? null}::bigint, t.curso_id)),
    etapa as materialized (
      select e.*, g.situacao as geral, count(td.id)::int as disciplinas, count(x.turma_disciplina_id)::int as entregues from turma t
        join v_etapa_do_diario e on e.turma_id = t.id join v_etapa g on g.id = e.etapa_id
        left join v_turma_disciplina td on td.turma_id = t.id and coalesce(td.data_inicio, '-infinity') <= e.data_fim and coalesce(td.data_fim, 'infinity') >= e.data_inicio
        left join v_diario_entregue x on x.turma_disciplina_id = td.id and x.etapa_id = e.etapa_id
      group by e.turma_id, e.etapa_id, e.nome, e.ordem, e.data_inicio, e.data_fim, e.peso, e.situacao, e.periodo_letivo_id, e.periodo_nome, e.periodo_situacao, g.situacao)
    select t.id, t.nome, t.curso_id as "cursoId", t.curso_nome as curso, t.segmentacao_id as "segmentacaoId", t.segmentacao_nome as segmentacao, t.ano_letivo_id as "anoLetivoId", t.situacao,
      coalesce(o.ocupadas, 0) as alunos,
      (select ${marco} from fechamentos f where f.turma_id = t.id and f.etapa_id is null and f.reaberto_em is null) as ano,
      coalesce((select json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim,
          'fechamento', (select ${marco} from fechamentos f where f.turma_id = t.id and f.etapa_id = e.etapa_id and f.reaberto_em is null),
          'encerrada', 'fechado' in (e.geral, e.periodo_situacao), 'disciplinas', e.disciplinas, 'entregues', e.entregues) order by e.data_inicio, e.ordem)
        from etapa e where e.turma_id = t.id), '[]') as etapas
    from turma t left join v_turma_ocupacao o on o.turma_id = t.id
    order by t.segmentacao_ordem, t.curso_ordem, t.curso_nome, t.nome, t.id`.execute(db);
  return { turmas: rows };
}

/** What keeps a class from closing, and what is only told. @throws NAO_ENCONTRADO */
export async function preverTurma(db: Db, { id, etapaId, hoje }: { id: number; etapaId: number | null; hoje: DataCivil }): Promise<Previa> {
  const { rows } = await sql<{
    id: number;
    dataInicio: DataCivil;
    dataFim: DataCivil;
    fechada: boolean;
  }>`select e.etapa_id as id, e.data_inicio as "dataInicio",
      e.data_fim as "dataFim", e.situacao = 'fechado' as fechada from v_turma t join v_etapa_do_diario e on e.turma_id = t.id where t.id = ${id}`.execute(
    db,
  );
  if (etapaId === null) {
    if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
    const etapasAbertas = rows.filter((e) => !e.fechada).length;
    const previa = (await preverAnos(db, [{ id, etapasAbertas }])).get(id);
    if (!previa) throw errosComuns.NAO_ENCONTRADO();
    const nomes = new Map(previa.calculada.matriculas.map((m) => [m.matriculaId, m.alunoNome]));
    const faltam = (matriculaId: number) => [...(previa.calculada.faltam.get(matriculaId) ?? [])];
    // Before every etapa is closed nobody has a result, and nobody stands in the way.
    const parados =
      etapasAbertas > 0
        ? []
        : previa.calculada.alunos.filter(
            ({ matriculaId, resultado }) =>
              resultado === null || resultado === 'cursando' || resultado === 'em_exame' || faltam(matriculaId).length > 0,
          );
    return {
      ...previa.turma,
      disciplinas: [],
      semNotaDeOrigem: previa.semNotaDeOrigem.map((matriculaId) => ({ matriculaId, nome: nomes.get(matriculaId) ?? '' })),
      alunos: parados.map(({ matriculaId, resultado }) => ({
        matriculaId,
        nome: nomes.get(matriculaId) ?? '',
        resultado,
        faltam: faltam(matriculaId),
      })),
    };
  }
  const etapa = rows.find((e) => e.id === etapaId);
  const previa = etapa && (await preverEtapas(db, [id], etapa, hoje)).get(id);
  if (!previa) throw errosComuns.NAO_ENCONTRADO();
  return { ...previa.turma, disciplinas: previa.disciplinas, semNotaDeOrigem: [], alunos: [] };
}
