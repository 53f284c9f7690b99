import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Preparada } from './conteudo.ts';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { type ComCorreio, registrarEnvio } from './registrar-envio.ts';

/** Mails notices to each of their guardians who has an address; how many of each notice left. */
export async function enviarPorEmail(
  ato: Ato,
  preparadas: readonly Preparada[],
  correio: ComCorreio['correio'],
): Promise<Map<number, number>> {
  const pessoas = [...new Set(preparadas.flatMap(({ conteudo }) => conteudo.responsaveis.map(({ pessoaId }) => pessoaId)))];
  const { rows } = await sql<{
    id: number;
  }>`select x.id from unnest(${pessoas}::bigint[]) x(id) where ${emailDe(sql.ref('x.id'))} is not null`.execute(ato.tx);
  const comEmail = new Set(rows.map(({ id }) => id));
  const enviadas = new Map<number, number>();
  for (const { id, conteudo } of preparadas)
    for (const { pessoaId } of conteudo.responsaveis.filter((r) => comEmail.has(r.pessoaId))) {
      await registrarEnvio(ato, { id, destino: 'responsavel', pessoaId, meio: 'email', email: null, protocolo: null, correio });
      enviadas.set(id, (enviadas.get(id) ?? 0) + 1);
    }
  return enviadas;
}
