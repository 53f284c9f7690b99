import { sql } from 'kysely';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequencia, type Presencas } from '#domains/academico/estrutura/criterio/aluno.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

type Pedido = { matriculaId: number; de: DataCivil; ate: DataCivil };
type Linha = { criterio: Criterio; planoAdaptado: boolean; turmaIds: number[] };
export type FrequenciaNoPeriodo = Presencas & { percentual: string; controle: Criterio['controleFrequencia'] };

/** What a student was given and missed between two days, in all classes of the enrollment; null where no roll called him. */
export async function frequenciaNoPeriodo(db: Db | Tx, { matriculaId, de, ate }: Pedido): Promise<FrequenciaNoPeriodo | null> {
  const { rows } = await sql<Linha>`select k.criterio, m.plano_adaptado as "planoAdaptado",
      array(select distinct l.turma_id from v_lugar_na_turma l where l.matricula_id = m.id) as "turmaIds"
    from v_matricula_resumo m ${criterioDoAno(sql`m.curso_id`, sql`m.ano`)} where m.id = ${matriculaId}`.execute(db);
  const [linha] = rows;
  if (!linha) return null;
  const criterio = criterioDoAluno(linha.criterio, linha.planoAdaptado);
  const controle = criterio.controleFrequencia;
  const presencas = somarPresencas(await presencasDasTurmas(db, { turmaIds: linha.turmaIds, controle, de, ate })).get(matriculaId);
  const percentual = presencas && frequencia(criterio, presencas).valor;
  return presencas && percentual ? { ...presencas, percentual, controle } : null;
}
