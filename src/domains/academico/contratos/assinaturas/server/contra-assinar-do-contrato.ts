import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { contraAssinar } from './contra-assinar.ts';
import type { Remessa } from './correspondencia.ts';
import { signatariosDe } from './mudar.ts';

type EmCurso = { numero: string; id: number | null; situacao: string | null; faltam: string | null };

/**
 * The school signs each paper of a contract, its own and its addenda, that all signed. The links of all of them are locked before the contract is,
 * as whoever acts by one does. @throws NAO_ENCONTRADO, ASSINATURAS_FALTAM, ASSINATURA_JA_CONCLUIDA, ASSINATURA_NAO_ENVIADA, and what one is refused for
 */
export async function contraAssinarDoContrato(
  ato: Ato,
  { contratoId, ...servicos }: { contratoId: number; publicUrl: string } & Pick<Remessa, 'correio'>,
): Promise<void> {
  const { tx, quem } = ato;
  await conferirVisivel(tx, quem, [contratoId]);
  const { rows } = await sql<EmCurso>`select c.numero, a.id, a.situacao,
      (select string_agg(s.nome, ', ' order by s.id) from assinaturas_signatarios s where s.assinatura_id = a.id and s.assinou_em is null) as faltam
    from contratos c left join v_assinatura_em_curso a on a.contrato_id = c.id where c.id = ${contratoId} order by a.id`.execute(tx);
  const prontas = rows.flatMap(({ id, situacao }) => (id !== null && situacao === 'assinada' ? [id] : []));
  if (prontas.length === 0) throw recusaDe(rows);
  const signatarios: number[] = [];
  for (const id of prontas) signatarios.push(...(await signatariosDe(tx, id)));
  await revogarLinksExternos(tx, { finalidade: 'assinatura', alvoIds: signatarios });
  for (const id of prontas) await contraAssinar(ato, { id, ...servicos });
}

/** Why there is nothing of a contract for the school to sign. */
function recusaDe(envios: readonly EmCurso[]) {
  const [primeiro] = envios;
  if (!primeiro) return errosComuns.NAO_ENCONTRADO();
  const faltam = envios.flatMap((envio) => envio.faltam ?? []);
  if (faltam.length > 0) return erros.ASSINATURAS_FALTAM({ nomes: faltam.join(', ') });
  const papel = nomeDoPapel({ numero: primeiro.numero, ordem: null });
  return primeiro.id === null ? erros.ASSINATURA_NAO_ENVIADA({ papel }) : erros.ASSINATURA_JA_CONCLUIDA({ papel });
}
