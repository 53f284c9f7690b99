import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { errosBoletim as erros } from '#domains/academico/boletins/erros.ts';
import { type AlunosDaTurma, turmasDasMatriculas, turmasDoFiltro } from '#domains/academico/boletins/server/boletins.ts';
import { type envioDeBoletinsApi, LISTADOS } from '../api.ts';
import { motivoDeFicar } from '../motivos.ts';
import { lerDestinatarios } from './destinatarios.ts';

export type Escolha = EntradaServidor<typeof envioDeBoletinsApi.preverEnvio>['body'];

/** The classes that a choice means, with who of each. @throws NAO_ENCONTRADO, BOLETIM_NENHUM */
export async function turmasDaEscolha(db: Db | Tx, quem: Leitor, e: Omit<Escolha, 'etapa'>): Promise<AlunosDaTurma[]> {
  const { matriculaIds, anoLetivoId, segmentacaoId, cursoId, turmaId } = e;
  if (!matriculaIds && anoLetivoId === null && turmaId === null) throw erros.BOLETIM_NENHUM();
  const filtro = {
    anoLetivoId: anoLetivoId ?? undefined,
    segmentacaoId: segmentacaoId ?? undefined,
    cursoId: cursoId ?? undefined,
    turmaId: turmaId ?? undefined,
  };
  const turmas = matriculaIds ? await turmasDasMatriculas(db, quem, matriculaIds) : await turmasDoFiltro(db, quem, filtro);
  if (turmas.length === 0) throw erros.BOLETIM_NENHUM();
  return turmas;
}

/** What a sending would do, before it does it. */
export async function preverEnvio(
  { db, quem, hoje }: { db: Db; quem: Leitor; hoje: DataCivil },
  escolha: Escolha,
): Promise<RespostaServidor<typeof envioDeBoletinsApi.preverEnvio>> {
  // Read first: what leaves meanwhile is seen as new.
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from boletins_envios`.execute(db);
  const turmas = await turmasDaEscolha(db, quem, escolha);
  const todos = (await lerDestinatarios(db, turmas, { etapa: escolha.etapa, hoje })).map((d) => ({
    ...d,
    motivo: motivoDeFicar(d, escolha.etapa !== null),
  }));
  const recebem = todos.filter(({ motivo }) => motivo === null);
  const fora = todos.flatMap(({ motivo, ...d }) => (motivo === null ? [] : [{ ...d, motivo }]));
  return {
    quantidade: recebem.length,
    jaEnviados: recebem.filter(({ ultimo }) => ultimo !== null).length,
    deFora: fora.length,
    vistoAte: rows[0]?.id ?? 0,
    destinatarios: recebem.slice(0, LISTADOS),
    fora: fora.slice(0, LISTADOS),
  };
}
