import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';
import type { DataCivil } from '#shared/datas.ts';
import { calcularAnos, calcularEtapas } from '../ler-turmas.ts';

type Fechado = { id: number; turmaId: number; etapaId: number | null; dataInicio: DataCivil; dataFim: DataCivil };
type Guardado = { fechamentoId: number; chave: string; valor: string };
const TURMAS_POR_VEZ = 40;

/** What stands frozen of students and of their subjects, each as one text, with the decimals as short as they come. */
async function lerGuardados(db: Db | Tx, ids: readonly number[]): Promise<Guardado[]> {
  const { rows } = await sql<Guardado>`select r.fechamento_id as "fechamentoId", r.matricula_id || ':' || r.turma_disciplina_id as chave,
      concat_ws('|', coalesce(trim_scale(r.media)::text, '-'), coalesce(r.conceito, '-'), coalesce(trim_scale(r.media_final)::text, '-'), coalesce(r.situacao, '-')) as valor
    from resultados_disciplinas r where r.fechamento_id = any(${[...ids]}::bigint[])
    union all select a.fechamento_id, a.matricula_id::text, concat_ws('|', a.dadas, a.faltas, a.justificadas, coalesce(trim_scale(a.frequencia)::text, '-'), coalesce(a.resultado, '-'))
    from resultados_alunos a where a.fechamento_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

const curto = (decimal: string | null): string =>
  decimal === null ? '-' : decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

async function conferir(db: Db | Tx, fechados: readonly Fechado[]): Promise<Violacao[]> {
  const [primeiro] = fechados;
  if (!primeiro) return [];
  const turmaIds = fechados.map(({ turmaId }) => turmaId);
  const calculadas =
    primeiro.etapaId === null
      ? await calcularAnos(db, turmaIds)
      : await calcularEtapas(db, turmaIds, { id: primeiro.etapaId, dataInicio: primeiro.dataInicio, dataFim: primeiro.dataFim });
  const recalculados = new Map<string, string>();
  const conhecidos = new Set<string>();
  for (const { id, turmaId } of fechados) {
    for (const d of calculadas.get(turmaId)?.disciplinas ?? [])
      recalculados.set(
        `${id}:${d.matriculaId}:${d.turmaDisciplinaId}`,
        [curto(d.media), d.conceito ?? '-', curto(d.mediaFinal), d.situacao ?? '-'].join('|'),
      );
    for (const a of calculadas.get(turmaId)?.alunos ?? []) {
      conhecidos.add(`${id}:${a.matriculaId}`);
      recalculados.set(`${id}:${a.matriculaId}`, [a.dadas, a.faltas, a.justificadas, curto(a.frequencia), a.resultado ?? '-'].join('|'));
    }
  }
  const guardados = await lerGuardados(
    db,
    fechados.map(({ id }) => id),
  );
  // Who left after the year closed keeps the result of it, and is not judged any more.
  return guardados
    .filter(({ fechamentoId, chave }) => conhecidos.has(`${fechamentoId}:${chave.split(':')[0]}`))
    .flatMap(({ fechamentoId, chave, valor }) => {
      const agora = recalculados.get(`${fechamentoId}:${chave}`);
      return agora === valor ? [] : [{ alvo: `fechamento ${fechamentoId}`, detalhe: `${chave}: ${valor}, hoje ${agora ?? 'nenhum'}` }];
    });
}

export const fechamentoResultado: Invariante = {
  id: 'fechamento-resultado',
  sala: 'academico/fechamento',
  significado: {
    br: 'Todo resultado fechado é o que se calcula de novo das mesmas aulas, chamadas e notas.',
    en: 'Every result that stands closed is what the same lessons, rolls and marks come to when computed again.',
  },
  providencia: {
    br: 'Reabra a etapa ou o ano da turma e feche de novo: o portal mostra o que mudou.',
    en: 'Reopen the term or the year of the class and close it again: the portal shows what changed.',
  },
  verificar: async (db) => {
    const { rows } =
      await sql<Fechado>`select f.id, f.turma_id as "turmaId", f.etapa_id as "etapaId", coalesce(e.data_inicio, '-infinity') as "dataInicio",
        coalesce(e.data_fim, 'infinity') as "dataFim"
      from fechamentos f left join v_etapa e on e.id = f.etapa_id where f.reaberto_em is null order by f.etapa_id, f.turma_id`.execute(db);
    const violacoes: Violacao[] = [];
    for (const grupo of Map.groupBy(rows, ({ etapaId }) => etapaId).values())
      for (let i = 0; i < grupo.length; i += TURMAS_POR_VEZ) violacoes.push(...(await conferir(db, grupo.slice(i, i + TURMAS_POR_VEZ))));
    return violacoes;
  },
};
