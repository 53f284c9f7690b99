import { sql } from 'kysely';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';
import {
  calcularAnos,
  ficou,
  lerMatriculas,
  type MatriculaDaTurma,
  type TurmaCalculada,
} from '#domains/academico/fechamento/server/ler-turmas.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { AlunoJulgado } from '../regras.ts';
import type { DecisaoDoConselho } from '../situacoes.ts';

type Qual = { id: number; turmaId: number; etapaId: number | null };
export type Julgado = AlunoJulgado & { matriculaId: number; planoAdaptado: boolean };
type Etapa = { id: number; dataInicio: DataCivil; dataFim: DataCivil };

/** Whom a council is about: who sat in the class last, in its etapa or in the year, and did not leave. Nothing is reckoned for it. */
export async function lerDoConselho(db: Db | Tx, { turmaId, etapaId }: Omit<Qual, 'id'>): Promise<MatriculaDaTurma[]> {
  const etapa = etapaId === null ? null : await lerEtapa(db, etapaId);
  return ((await lerMatriculas(db, [turmaId], etapa)).get(turmaId) ?? []).filter(ficou);
}

/** Whom a council is about, with what the year gives each without it. @throws NAO_ENCONTRADO */
export async function lerJulgados(
  db: Db | Tx,
  { id, turmaId, etapaId }: Qual,
): Promise<{ calculada: TurmaCalculada; julgados: ReadonlyMap<number, Julgado> }> {
  const [anos, daEtapa, decisoes] = await lerJuntas(
    db,
    () => calcularAnos(db, [turmaId]),
    async () => (etapaId === null ? null : lerDoConselho(db, { turmaId, etapaId })),
    () => lerDecisoes(db, id),
  );
  const calculada = anos.get(turmaId);
  if (!calculada) throw errosComuns.NAO_ENCONTRADO();
  const matriculas = daEtapa ?? calculada.matriculas;
  const planos = new Map(calculada.medias.alunos.map(({ matriculaId, planoAdaptado }) => [matriculaId, planoAdaptado]));
  const semResultado = { resultado: 'cursando' as const, reprovadas: [], podeAprovar: false };
  return {
    calculada,
    julgados: new Map(
      matriculas.map(({ matriculaId, alunoNome }) => [
        matriculaId,
        {
          matriculaId,
          nome: alunoNome,
          planoAdaptado: planos.get(matriculaId) ?? false,
          ...(calculada.paraOConselho.get(matriculaId) ?? semResultado),
          decisao: decisoes.get(matriculaId) ?? null,
        },
      ]),
    ),
  };
}

async function lerEtapa(db: Db | Tx, etapaId: number): Promise<Etapa | null> {
  const { rows } =
    await sql<Etapa>`select id, data_inicio as "dataInicio", data_fim as "dataFim" from v_etapa where id = ${etapaId}`.execute(db);
  return rows[0] ?? null;
}

async function lerDecisoes(db: Db | Tx, conselhoId: number): Promise<Map<number, DecisaoDoConselho>> {
  const { rows } = await sql<{
    matriculaId: number;
    decisao: DecisaoDoConselho;
  }>`select matricula_id as "matriculaId", decisao from conselhos_alunos
    where conselho_id = ${conselhoId} and decisao is not null`.execute(db);
  return new Map(rows.map(({ matriculaId, decisao }) => [matriculaId, decisao]));
}
