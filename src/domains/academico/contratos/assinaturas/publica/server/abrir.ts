import { sql } from 'kysely';
import { lerLinkExterno } from '#domains/acesso/links-externos/server/door.ts';
import { emailMascarado } from '#domains/acesso/links-externos/finalidades.ts';
import { carregarPapeis } from '#domains/academico/contratos/assinaturas/server/carregar.ts';
import { recusaDoPapel } from '#domains/academico/contratos/assinaturas/server/julgar-papel.ts';
import { obterAssinatura } from '#domains/academico/contratos/assinaturas/server/mudar.ts';
import { pdfDaAssinatura } from '#domains/academico/contratos/assinaturas/server/queries.ts';
import { blocosParaLer } from '#domains/academico/contratos/papel/blocos-para-ler.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo, ContextoPublico } from '#platform/server/http/tipos.ts';
import { arquivoDaImagem, imagensDoPapel } from '#platform/server/papel/imagens.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../../erros.ts';
import type { assinaturaPublicaApi } from '../api.ts';

type Aberto = RespostaServidor<typeof assinaturaPublicaApi.abrirPapel>;
type Linha = {
  id: number;
  nome: string;
  papel: 'pagador' | 'testemunha';
  assinouEm: string | null;
  perguntas: Aberto['perguntas'];
};

/** Of which sending a signer is. */
export async function assinaturaDoSignatario(db: Db | Tx, signatarioId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select assinatura_id as id from assinaturas_signatarios where id = ${signatarioId}`.execute(
    db,
  );
  const [achada] = rows;
  if (!achada) throw errosComuns.NAO_ENCONTRADO();
  return achada.id;
}

/**
 * The paper of a link, for its signer: its words, who else signs, what was asked. That it was seen is noted, once.
 * @throws why the link does not open; ASSINATURA_SEM_EFEITO when the words are others by now, before they are shown; PAPEL_SUPERADO, to who has not
 * signed, when they could not come into force any more.
 */
export async function abrirPapel(contexto: ContextoPublico, token: string): Promise<Aberto> {
  const { db } = contexto;
  const { alvoId, email } = await lerLinkExterno(contexto, { token, finalidade: 'assinatura' });
  const { id, assinatura, documento } = await lerPapel(db, alvoId);
  const { aditivoId, situacao, textoSha256, expiraEm } = assinatura;
  const signatarios = await lerSignatarios(db, id);
  const eu = signatarios.find((s) => s.id === alvoId);
  if (!eu) throw errosComuns.NAO_ENCONTRADO();
  if (eu.assinouEm === null && (await recusaDoPapel(db, assinatura, contexto.servicos.config.tzEscola))) throw erros.PAPEL_SUPERADO();
  await sql`update assinaturas_signatarios set visto_em = clock_timestamp() where id = ${alvoId} and visto_em is null`.execute(db);
  const { nome, telefone, email: daEscola } = await lerEscola(db);
  return {
    especie: aditivoId === null ? 'contrato' : 'aditivo',
    numero: documento.numero,
    escola: { nome, telefone, email: daEscola },
    situacao,
    expiraEm,
    textoSha256,
    blocos: blocosParaLer(documento),
    eu: { nome: eu.nome, papel: eu.papel, email: emailMascarado(email), assinouEm: eu.assinouEm },
    outros: signatarios.filter((s) => s.id !== alvoId).map((s) => ({ nome: s.nome, papel: s.papel, assinou: s.assinouEm !== null })),
    perguntas: eu.perguntas,
  };
}

/** What a signer is asked to sign, as long as it may be signed. @throws ASSINATURA_SEM_EFEITO */
async function lerPapel(db: Db, signatarioId: number) {
  const id = await assinaturaDoSignatario(db, signatarioId);
  const assinatura = await obterAssinatura(db, id);
  const { contratoId, aditivoId, situacao, textoSha256 } = assinatura;
  const [papel] = await carregarPapeis(db, [{ contratoId, aditivoId }]);
  if (situacao === 'sem_efeito' || situacao === 'revogada' || !papel?.documento || papel.hash !== textoSha256)
    throw erros.ASSINATURA_SEM_EFEITO();
  return { id, assinatura, documento: papel.documento };
}

/** An image of the paper of a link, and of no other. @throws why the link does not open, ASSINATURA_SEM_EFEITO, NAO_ENCONTRADO */
export async function imagemDoPapel(contexto: ContextoPublico, { token, imagemId }: { token: string; imagemId: number }): Promise<Arquivo> {
  const { db } = contexto;
  const { alvoId } = await lerLinkExterno(contexto, { token, finalidade: 'assinatura' });
  const { documento } = await lerPapel(db, alvoId);
  if (!('papel' in documento) || !imagensDoPapel(documento.papel).includes(imagemId)) throw errosComuns.NAO_ENCONTRADO();
  return arquivoDaImagem(db, imagemId);
}

async function lerSignatarios(db: Db, assinaturaId: number): Promise<Linha[]> {
  const { rows } = await sql<Linha>`select s.id, s.nome, s.papel, s.assinou_em as "assinouEm",
      coalesce((select json_agg(json_build_object('texto', q.texto, 'em', q.created_at, 'resposta', q.resposta) order by q.id)
        from assinaturas_perguntas q where q.signatario_id = s.id), '[]') as perguntas
    from assinaturas_signatarios s where s.assinatura_id = ${assinaturaId} order by s.id`.execute(db);
  return rows;
}

/** The PDF of a link, as it went out. */
export async function baixarPapel(contexto: ContextoPublico, token: string): Promise<Arquivo> {
  const { alvoId } = await lerLinkExterno(contexto, { token, finalidade: 'assinatura' });
  const id = await assinaturaDoSignatario(contexto.db, alvoId);
  const { situacao } = await obterAssinatura(contexto.db, id);
  if (situacao === 'sem_efeito' || situacao === 'revogada') throw erros.ASSINATURA_SEM_EFEITO();
  return pdfDaAssinatura(contexto.db, id);
}
