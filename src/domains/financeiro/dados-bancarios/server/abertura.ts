import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { avisar, type AtoQueAvisa } from './avisar.ts';
import type { RegistroComDadosBancarios } from './registro.ts';

/**
 * Tells of a new record with bank data: it enters at once, since nothing that was handed out changes by it, and administrators are told as
 * of a change (decision 037). Without bank data there is nothing to tell.
 */
export async function avisarAbertura(
  ato: Ato<Pessoa> & AtoQueAvisa<unknown>,
  registro: RegistroComDadosBancarios,
  alvoId: number,
): Promise<void> {
  const { tx, quem } = ato;
  const { nome, dados } = await registro.ler(tx, alvoId);
  if (Object.values(dados).every((valor) => valor === null)) return;
  const por = nomeDoAutor(quem);
  await sql`insert into mudancas_bancarias (alvo_tipo, alvo_id, alvo_nome, antes, depois, abertura, situacao, pedida_por, pedida_por_nome, vigorou_em)
    values (${registro.alvoTipo}, ${alvoId}, ${nome}, '{}', ${JSON.stringify(dados)}::jsonb, true, 'em_vigor', ${quem.usuarioId}, ${por}, clock_timestamp())`.execute(
    tx,
  );
  await avisar(ato, registro, 'aberta', { alvoId, alvoNome: nome, pedidaPorNome: por, valeEm: null, por });
}
