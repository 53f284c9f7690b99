import { sql } from 'kysely';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { cartaDaResposta } from './correspondencia.ts';

type Pergunta = {
  texto: string;
  respondida: boolean;
  nome: string;
  email: string;
  contratoId: number;
  numero: string;
  ordem: number | null;
};

/** Answers what somebody asked, once: by mail, and on the page of the link. @throws NAO_ENCONTRADO, PERGUNTA_JA_RESPONDIDA */
export async function responderPergunta(
  ato: Ato,
  { id, resposta, correio }: { id: number; resposta: string; correio: Pick<Servicos['correio'], 'enviar'> },
): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const { rows } =
    await sql<Pergunta>`select q.texto, q.resposta is not null as respondida, s.nome, s.email, a.contrato_id as "contratoId", c.numero, d.ordem
    from assinaturas_perguntas q join assinaturas_signatarios s on s.id = q.signatario_id join assinaturas a on a.id = s.assinatura_id
    join contratos c on c.id = a.contrato_id left join aditivos d on d.id = a.aditivo_id where q.id = ${id} for update of q`.execute(tx);
  const [pergunta] = rows;
  if (!pergunta) throw errosComuns.NAO_ENCONTRADO();
  await conferirVisivel(tx, quem, [pergunta.contratoId]);
  if (pergunta.respondida) throw erros.PERGUNTA_JA_RESPONDIDA();
  await sql`update assinaturas_perguntas set resposta = ${resposta}, respondida_em = clock_timestamp(), respondida_por_nome = ${nomeDoAutor(quem)} where id = ${id}`.execute(
    tx,
  );
  const { texto, contratoId } = pergunta;
  await correio.enviar(
    tx,
    cartaDaResposta({ escola: await lerEscola(tx), para: pergunta, papel: nomeDoPapel(pergunta).br, texto, resposta }),
  );
  await auditar(ato, {
    acao: 'contrato.pergunta_respondida',
    alvoTipo: 'contrato',
    alvoId: contratoId,
    depois: { de: pergunta.nome, resposta },
  });
  return { id };
}
