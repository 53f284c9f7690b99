import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { entregaApi } from '../api.ts';
import { estadoDasDisciplinas } from './pendencias.ts';

type Entrega = RespostaServidor<typeof entregaApi.obterEntrega>;
type Cabeca = Pick<Entrega, 'disciplina' | 'turma' | 'etapa' | 'fechada'> & { turmaId: number };

/** How the diary of a subject stands in an etapa. @throws NAO_ENCONTRADO */
export async function obterEntrega(
  db: Db,
  { quem, hoje }: { quem: Leitor; hoje: DataCivil },
  { turmaDisciplinaId, etapaId }: { turmaDisciplinaId: number; etapaId: number },
): Promise<Entrega> {
  const { rows } = await sql<Cabeca>`select td.disciplina_nome as disciplina, t.nome as turma, t.id as "turmaId", e.nome as etapa,
      t.situacao = 'fechada' or 'fechado' in (e.situacao, e.periodo_situacao) as fechada
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id join v_etapa_do_diario e on e.turma_id = t.id and e.etapa_id = ${etapaId}
    where td.id = ${turmaDisciplinaId} and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  const [cabeca] = rows;
  if (!cabeca) throw errosComuns.NAO_ENCONTRADO();
  const { turmaId, ...resto } = cabeca;
  const [estado] = await estadoDasDisciplinas(db, { etapaId, turmaIds: [turmaId], disciplina: sql`td.id = ${turmaDisciplinaId}`, hoje });
  return { ...resto, entrega: estado?.entrega ?? null, bloqueios: estado?.bloqueios ?? [], avisos: estado?.avisos ?? [] };
}
