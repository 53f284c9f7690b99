import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import { errosAvaliacao as erros } from '../erros.ts';
import { conferirAberta } from '../regras.ts';
import { abrirAvaliacao } from './abrir-avaliacao.ts';
import './restricoes.ts';

/** Deletes an evaluation on which no mark stands; those that were emptied go with it. @throws NAO_ENCONTRADO, AVALIACAO_COM_NOTAS, AVALIACAO_SUBSTITUIDA */
export async function excluirAvaliacao(ato: Ato<AutorComEscopo>, { id }: { id: number }): Promise<void> {
  const { tx } = ato;
  const { diario, atual, notas } = await abrirAvaliacao(ato, id);
  conferirAberta(diario, atual.etapaId);
  if (notas > 0) throw erros.AVALIACAO_COM_NOTAS({ avaliacao: atual.nome, notas });
  const { rows } = await sql<{
    outras: string | null;
  }>`select string_agg(nome, ', ' order by id) as outras from avaliacoes where substitui_id = ${id}`.execute(tx);
  if (rows[0]?.outras) throw erros.AVALIACAO_SUBSTITUIDA({ avaliacao: atual.nome, outras: rows[0].outras });
  await sql`delete from notas where avaliacao_id = ${id}`.execute(tx);
  await sql`delete from avaliacoes where id = ${id}`.execute(tx);
  const { id: _, versao: __, ...antes } = atual;
  await auditar(ato, { acao: 'avaliacao.excluida', alvoTipo: 'avaliacao', alvoId: id, antes });
}
