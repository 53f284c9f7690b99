import { sql } from 'kysely';
import { agirPorLink, type LinkExterno, mandarCodigo } from '#domains/acesso/links-externos/server/door.ts';
import { emailMascarado } from '#domains/acesso/links-externos/finalidades.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { recusaDoPapel } from '#domains/academico/contratos/assinaturas/server/julgar-papel.ts';
import { travarAssinatura } from '#domains/academico/contratos/assinaturas/server/mudar.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { errosAssinatura as erros } from '../../erros.ts';
import { assinaturaDoSignatario } from './abrir.ts';

const finalidade = 'assinatura' as const;

/** Mails the code with which the paper is accepted, and says to which mailbox. */
export async function pedirCodigo(contexto: ContextoPublico, token: string): Promise<{ email: string }> {
  const { email } = await mandarCodigo(contexto, { token, finalidade });
  return { email: emailMascarado(email) };
}

/**
 * Signs a paper by its link: the words that were shown, by hash, with the code that was mailed.
 * @throws why the link does not open, CODIGO_DO_LINK_RECUSADO, ASSINATURA_SEM_EFEITO, PAPEL_SUPERADO, JA_ASSINOU
 */
export async function aceitar(
  contexto: ContextoPublico,
  { token, codigo, textoSha256 }: { token: string; codigo: string; textoSha256: string },
): Promise<{ ok: true }> {
  await agirPorLink(contexto, { token, finalidade, codigo }, (tx, link) => gravarAceite(tx, contexto, { link, textoSha256 }));
  return { ok: true };
}

/** In the order that all keep to: the link, which is locked already, the contract, the sending. */
async function gravarAceite(
  tx: Tx,
  { pedido, servicos }: ContextoPublico,
  { link, textoSha256 }: { link: LinkExterno; textoSha256: string },
): Promise<void> {
  const assinatura = await travarAssinatura(tx, await assinaturaDoSignatario(tx, link.alvoId));
  const { rows: dele } = await sql<{
    nome: string;
    assinou: boolean;
  }>`select nome, assinou_em is not null as assinou from assinaturas_signatarios where id = ${link.alvoId}`.execute(tx);
  const nome = dele[0]?.nome ?? '';
  if (dele[0]?.assinou) throw erros.JA_ASSINOU({ nome });
  if (assinatura.situacao !== 'aberta' || assinatura.textoSha256 !== textoSha256) throw erros.ASSINATURA_SEM_EFEITO();
  if (await recusaDoPapel(tx, assinatura, servicos.config.tzEscola)) throw erros.PAPEL_SUPERADO();
  await sql`update assinaturas_signatarios set assinou_em = clock_timestamp(), forma = 'aceite', ip = ${pedido.ip}, agente = ${pedido.agente.slice(0, 300)}
    where id = ${link.alvoId}`.execute(tx);
  await auditar(
    { tx, quem: { processo: 'assinatura por link' }, origem: pedido },
    {
      acao: 'contrato.assinado_por_link',
      alvoTipo: 'contrato',
      alvoId: assinatura.contratoId,
      depois: { documento: nomeDoPapel(assinatura).br, por: nome, textoSha256 },
    },
  );
}
