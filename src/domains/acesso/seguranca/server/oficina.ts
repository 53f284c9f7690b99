import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';

/** Marks a made-up school: its sign-ins and passwords are public, so no second factor is asked for, and the sign-in page says so. */
export async function marcarDemonstracao(ato: Ato<Autor>): Promise<void> {
  await sql`update acesso_regras set demonstracao = true, segundo_fator_administradores = false, versao = versao + 1`.execute(ato.tx);
  const depois = { demonstracao: true, segundoFatorAdministradores: false };
  await auditar(ato, { acao: 'acesso_regras.editadas', alvoTipo: 'acesso_regras', alvoId: 1, depois });
}
