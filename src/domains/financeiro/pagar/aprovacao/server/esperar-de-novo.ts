import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Aprovacao } from '../../situacoes.ts';

/** A bill that was decided, and is held locked, waits for a second person again: what was seen of it is not what stands now. */
export async function esperarDeNovo(ato: Ato<Pessoa>, { id, aprovacao }: { id: number; aprovacao: Aprovacao }): Promise<void> {
  await sql`update contas_pagar set aprovacao = 'pendente', versao = versao + 1 where id = ${id}`.execute(ato.tx);
  await auditar(ato, {
    acao: 'conta_pagar.pendente',
    alvoTipo: 'conta_pagar',
    alvoId: id,
    antes: { aprovacao },
    depois: { aprovacao: 'pendente' },
  });
}
