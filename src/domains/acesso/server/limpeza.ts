import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { limparAparelhos } from './aparelhos.ts';
import { limparFalhas } from './enderecos.ts';
import { limparTentativas } from './tentativas.ts';

/** Removes what the way in no longer needs: dead sessions and links after 90 days, forgotten counts. Meant for a daily run. */
export async function limparAcesso(db: Db): Promise<void> {
  await limparTentativas(db);
  await limparFalhas(db);
  await limparAparelhos(db);
  await sql`delete from senhas_tokens where expira_em < now() - interval '90 days'`.execute(db);
  await sql`delete from links_externos where expira_em < now() - interval '90 days'`.execute(db);
  await sql`delete from confirmacoes where expira_em < now() - interval '90 days'`.execute(db);
  await sql`delete from sessoes where expira_em < now() - interval '90 days'`.execute(db);
}
