import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { conferirRascunho, travarNota } from './carregar.ts';
import './restricoes.ts';

/** Deletes a draft: nothing came of it. Throws NOTA_FISCAL_NAO_ENCONTRADA, NOTA_FISCAL_JA_GERADA, NOTA_FISCAL_JA_ESTORNADA. */
export async function excluirNotaFiscal(ato: Ato<Pessoa>, { id }: { id: number }): Promise<void> {
  const nota = await travarNota(ato.tx, id);
  await conferirRascunho(ato, nota);
  await sql`delete from notas_fiscais where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'nota_fiscal.excluida', alvoTipo: 'nota_fiscal', alvoId: id, antes: { ...nota } });
}
