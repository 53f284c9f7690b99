import { sql } from 'kysely';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequencia, type Presencas } from '#domains/academico/estrutura/criterio/aluno.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, diasEntre } from '#shared/datas.ts';

type Pedido = { matriculaId: number; de: DataCivil; ate: DataCivil };
type Linha = { criterio: Criterio; planoAdaptado: boolean; turmaIds: number[] };
type Dias = { de: DataCivil; ate: DataCivil };
/** With the first and the last day of its rolls, and whether these are of the whole period. */
export type FrequenciaNoPeriodo = Presencas & Dias & { percentual: string; controle: Criterio['controleFrequencia']; cobre: boolean };

/** At either side of a period as many days may have no roll: a week without school. */
const DIAS_SEM_CHAMADA = 7;

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
  const dias = presencas && percentual ? await diasDeChamada(db, { matriculaId, de, ate }, controle) : null;
  if (!presencas || !percentual || !dias) return null;
  const cobre = diasEntre(de, dias.de) <= DIAS_SEM_CHAMADA && diasEntre(dias.ate, ate) <= DIAS_SEM_CHAMADA;
  return { ...presencas, percentual, controle, ...dias, cobre };
}

/** The first and the last day of a period on which a roll has the student. */
async function diasDeChamada(
  db: Db | Tx,
  { matriculaId, de, ate }: Pedido,
  controle: Criterio['controleFrequencia'],
): Promise<Dias | null> {
  const { rows } = await sql<{ de: DataCivil | null; ate: DataCivil | null }>`select min(data_chamada) as de, max(data_chamada) as ate
    from v_chamada where turma_id in (select l.turma_id from v_lugar_na_turma l where l.matricula_id = ${matriculaId}::bigint)
      and alunos @> array[${matriculaId}::bigint] and (aula_id is null) = ${controle === 'por_dia'}
      and data_chamada between ${de}::date and ${ate}::date`.execute(db);
  const [dias] = rows;
  return dias && dias.de !== null && dias.ate !== null ? { de: dias.de, ate: dias.ate } : null;
}
