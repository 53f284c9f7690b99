import { sql } from 'kysely';
import { agirPorLink } from '#domains/acesso/links-externos/server/door.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { cartaDaPergunta } from '#domains/academico/contratos/assinaturas/server/correspondencia.ts';
import { obterAssinatura } from '#domains/academico/contratos/assinaturas/server/mudar.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { errosAssinatura as erros } from '../../erros.ts';
import { assinaturaDoSignatario } from './abrir.ts';

/** Enough to understand a contract, too few to fill a mailbox. */
const PERGUNTAS_MAXIMO = 10;

/** Asks the school something about the paper: beside the contract, and by mail. @throws why the link does not open, PERGUNTAS_DEMAIS */
export async function perguntar(contexto: ContextoPublico, { token, texto }: { token: string; texto: string }): Promise<{ ok: true }> {
  const { servicos, pedido } = contexto;
  await agirPorLink(contexto, { token, finalidade: 'assinatura' }, async (tx, { alvoId }) => {
    const assinatura = await obterAssinatura(tx, await assinaturaDoSignatario(tx, alvoId));
    if (assinatura.situacao === 'sem_efeito' || assinatura.situacao === 'revogada') throw erros.ASSINATURA_SEM_EFEITO();
    const { rows } = await sql<{
      nome: string;
      n: number;
    }>`select s.nome, (select count(*)::int from assinaturas_perguntas q where q.signatario_id = s.id) as n
      from assinaturas_signatarios s where s.id = ${alvoId}`.execute(tx);
    const { nome = '', n = 0 } = rows[0] ?? {};
    if (n >= PERGUNTAS_MAXIMO) throw erros.PERGUNTAS_DEMAIS({ n });
    await sql`insert into assinaturas_perguntas (signatario_id, texto) values (${alvoId}, ${texto})`.execute(tx);
    const carta = cartaDaPergunta({ escola: await lerEscola(tx), papel: nomeDoPapel(assinatura).br, nome, texto });
    if (carta) await servicos.correio.enviar(tx, carta);
    await auditar(
      { tx, quem: { processo: 'assinatura por link' }, origem: pedido },
      { acao: 'contrato.pergunta_feita', alvoTipo: 'contrato', alvoId: assinatura.contratoId, depois: { de: nome, pergunta: texto } },
    );
  });
  return { ok: true };
}
