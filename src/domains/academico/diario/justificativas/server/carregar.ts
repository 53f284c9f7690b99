import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { conferirEtapaAberta } from '#domains/academico/diario/conferir.ts';
import { carregarTurma } from '#domains/academico/diario/server/carregar.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';

type Justificativa = {
  id: number;
  matriculaId: number;
  turmaId: number | null;
  aluno: string;
  dataInicio: DataCivil;
  dataFim: DataCivil;
  arquivoId: number | null;
  revogada: boolean;
  versao: number;
};

/** Where the student of an enrollment sits now, as the scope asks it. */
export const turmaAtual = sql`(select x.turma_id from v_enturmacao_atual x where x.matricula_id = m.id)`;

/** The class where he sits, or sat last. */
export const ultimaTurma = sql`(select x.turma_id from v_matricula_ultima_turma x where x.matricula_id = m.id)`;

/** The days lie in what is open, and it stays open meanwhile. @throws DIARIO_TURMA_FECHADA, DIARIO_PERIODO_FECHADO, DIARIO_ETAPA_FECHADA */
export async function conferirDiasAbertos(
  ato: Ato,
  { turmaId, dataInicio, dataFim }: Pick<Justificativa, 'turmaId' | 'dataInicio' | 'dataFim'>,
): Promise<void> {
  if (turmaId === null) throw errosComuns.NAO_ENCONTRADO();
  const { turma, etapas } = await carregarTurma(ato, turmaId);
  for (const etapa of etapas)
    if (etapa.dataInicio <= dataFim && etapa.dataFim >= dataInicio) conferirEtapaAberta(turma, etapa, ['dataInicio']);
}

/** A justification, kept from changing by somebody else. @throws NAO_ENCONTRADO */
export async function carregarJustificativa({ tx, quem }: Ato, id: number): Promise<Justificativa> {
  await sql`select 1 from justificativas where id = ${id} for update`.execute(tx);
  return obterJustificativa(tx, quem, id);
}

/** @throws NAO_ENCONTRADO */
export async function obterJustificativa(db: Db | Tx, quem: Leitor, id: number): Promise<Justificativa> {
  const { rows } =
    await sql<Justificativa>`select j.id, j.matricula_id as "matriculaId", ${ultimaTurma} as "turmaId", p.nome_completo as aluno, j.data_inicio as "dataInicio",
      j.data_fim as "dataFim", j.arquivo_id as "arquivoId", j.revogada_em is not null as revogada, j.versao
    from justificativas j join v_matricula_estado m on m.id = j.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
    where j.id = ${id} and ${escopoDeAlunos(quem, turmaAtual) ?? sql`true`}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
