import { sql } from 'kysely';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequenciasDeOrigem } from '#domains/academico/diario/origem/server/door.ts';
import { frequencia, type Presencas } from '#domains/academico/estrutura/criterio/aluno.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, diasEntre } from '#shared/datas.ts';
import { type AnoDeOrigem, isComOrigem } from '../com-origem.ts';

type Pedido = { matriculaId: number; de: DataCivil; ate: DataCivil };
type Linha = { criterio: Criterio; planoAdaptado: boolean; turmaIds: number[]; inicioDoAno: DataCivil | null; entrada: DataCivil | null };
type Dias = { de: DataCivil; ate: DataCivil };
/** With the first and the last day of its rolls, whether these are of the whole period, and what of it is of the school of origin. */
export type FrequenciaNoPeriodo = Presencas &
  Dias & {
    percentual: string;
    controle: Criterio['controleFrequencia'];
    cobre: boolean;
    deOrigem?: Pick<AnoDeOrigem, 'dadas' | 'faltas'>;
  };

/** At either side of a period as many days may have no roll: a week without school. */
const DIAS_SEM_CHAMADA = 7;

/**
 * What a student was given and missed between two days, in all classes of the enrollment; null where no roll called him. A period that holds all of
 * the year until he came (`isComOrigem`) holds what he brought of it from the school of origin, too.
 */
export async function frequenciaNoPeriodo(db: Db | Tx, { matriculaId, de, ate }: Pedido): Promise<FrequenciaNoPeriodo | null> {
  const linha = await lerLinha(db, matriculaId);
  if (!linha) return null;
  const criterio = criterioDoAluno(linha.criterio, linha.planoAdaptado);
  const controle = criterio.controleFrequencia;
  const nossas = somarPresencas(await presencasDasTurmas(db, { turmaIds: linha.turmaIds, controle, de, ate })).get(matriculaId);
  const nossosDias = nossas ? await diasDeChamada(db, { matriculaId, de, ate }, controle) : null;
  if (!nossas || !nossosDias) return null;
  const trazido = await deLinha(db, matriculaId, linha, controle);
  const origem = isComOrigem(trazido, { de, ate }) ? trazido : null;
  const presencas = { ...nossas, dadas: nossas.dadas + (origem?.dadas ?? 0), faltas: nossas.faltas + (origem?.faltas ?? 0) };
  const dias = origem ? { ...nossosDias, de: origem.inicio } : nossosDias;
  const percentual = frequencia(criterio, presencas).valor;
  if (!percentual) return null;
  const cobre = diasEntre(de, dias.de) <= DIAS_SEM_CHAMADA && diasEntre(dias.ate, ate) <= DIAS_SEM_CHAMADA;
  const deOrigem = origem ? { deOrigem: { dadas: origem.dadas, faltas: origem.faltas } } : {};
  return { ...presencas, percentual, controle, ...dias, cobre, ...deOrigem };
}

/** What a student brought of the year; null for who brought nothing. */
export async function anoDeOrigem(db: Db | Tx, matriculaId: number): Promise<AnoDeOrigem | null> {
  const linha = await lerLinha(db, matriculaId);
  if (!linha) return null;
  const { controleFrequencia } = criterioDoAluno(linha.criterio, linha.planoAdaptado);
  return deLinha(db, matriculaId, linha, controleFrequencia);
}

async function deLinha(
  db: Db | Tx,
  matriculaId: number,
  { inicioDoAno, entrada }: Linha,
  controle: Criterio['controleFrequencia'],
): Promise<AnoDeOrigem | null> {
  const partes = inicioDoAno === null || entrada === null ? [] : await frequenciasDeOrigem(db, [matriculaId], controle);
  if (inicioDoAno === null || entrada === null || partes.length === 0) return null;
  const soma = (qual: 'dadas' | 'faltas'): number => partes.reduce((total, parte) => total + parte[qual], 0);
  return { inicio: inicioDoAno, entrada, dadas: soma('dadas'), faltas: soma('faltas') };
}

async function lerLinha(db: Db | Tx, matriculaId: number): Promise<Linha | undefined> {
  const { rows } = await sql<Linha>`select k.criterio, m.plano_adaptado as "planoAdaptado",
      array(select distinct l.turma_id from v_lugar_na_turma l where l.matricula_id = m.id) as "turmaIds",
      (select min(e.data_inicio) from v_matricula_ultima_turma u join v_etapa_da_turma e on e.turma_id = u.turma_id where u.matricula_id = m.id) as "inicioDoAno",
      (select min(l.data_inicio) from v_lugar_na_turma l where l.matricula_id = m.id) as entrada
    from v_matricula_resumo m ${criterioDoAno(sql`m.curso_id`, sql`m.ano`)} where m.id = ${matriculaId}`.execute(db);
  return rows[0];
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
