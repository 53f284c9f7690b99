import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { errosRecolhimento } from '../erros.ts';
import { esperarAVez } from './escolher-grupos.ts';
import './restricoes.ts';

/**
 * What was said to be handed over outside the portal was not: its taxes wait again. Throws RECOLHIMENTO_EXTERNO_NAO_ENCONTRADO,
 * RECOLHIMENTO_EXTERNO_DESFEITO.
 */
export async function desfazerRecolhimentoExterno(
  ato: Ato<Pessoa>,
  { id, motivo }: { id: number; motivo: string },
): Promise<{ id: number }> {
  const { tx, quem } = ato;
  await esperarAVez(tx);
  const { rows } = await sql<{
    desfeito: boolean;
  }>`select exists (select 1 from recolhimentos_externos_desfeitos d where d.externo_id = x.id) as desfeito
    from recolhimentos_externos x where x.id = ${id}`.execute(tx);
  if (!rows[0]) throw errosRecolhimento.RECOLHIMENTO_EXTERNO_NAO_ENCONTRADO();
  if (rows[0].desfeito) throw errosRecolhimento.RECOLHIMENTO_EXTERNO_DESFEITO();
  await sql`insert into recolhimentos_externos_desfeitos (externo_id, motivo, usuario_id, usuario_nome)
    values (${id}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await sql`update recolhimentos_itens set vivo = false where externo_id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'recolhimento_externo.desfeito', alvoTipo: 'recolhimento_externo', alvoId: id, depois: { motivo } });
  return { id };
}
