import { caminhoDoLinkExterno } from '#domains/acesso/links-externos/finalidades.ts';
import { criarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { type Anexo, assuntoDeUmaLinha, type Mensagem } from '#platform/server/correio/mail.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Escola, lerEscola } from '#platform/server/escola.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';

type Envio = {
  escola: Pick<Escola, 'nome' | 'email'>;
  publicUrl: string;
  para: { nome: string; email: string };
  papel: string;
  token: string;
  ate: string;
  lembrete: boolean;
};
export type Remessa = Pick<Servicos, 'correio' | 'config'>;

export type QuemRecebe = { id: number; pessoaId: number; nome: string; email: string; numero: string; ordem: number | null };

/** New links for signers, and the mails that carry them, in the transaction of whoever asks; the earlier links open nothing any more. */
export async function mandarLinks(
  tx: Tx,
  quem: readonly QuemRecebe[],
  { ate, lembrete, correio, config }: { ate: DataCivil; lembrete: boolean } & Remessa,
): Promise<void> {
  const tokens = await criarLinksExternos(tx, {
    finalidade: 'assinatura',
    ate,
    pedidos: quem.map(({ id, pessoaId, email }) => ({ alvoId: id, pessoaId, email })),
  });
  const escola = await lerEscola(tx);
  await correio.enviarVarias(
    tx,
    quem.map((s) =>
      cartaDeAssinatura({
        escola,
        publicUrl: config.publicUrl,
        para: s,
        papel: nomeDoPapel(s).br,
        token: tokens.get(s.id) ?? '',
        ate: formatarData(ate),
        lembrete,
      }),
    ),
  );
}

/** The mail that carries a link to sign: always in Portuguese, as the paper is, with one English line. */
function cartaDeAssinatura({ escola, publicUrl, para, papel, token, ate, lembrete }: Envio): Mensagem {
  return {
    para: para.email,
    assunto: assuntoDeUmaLinha(lembrete ? `Lembrete: falta a sua assinatura – ${papel}` : `Para assinar: ${papel}`),
    texto: [
      `Olá, ${para.nome}.`,
      lembrete
        ? `Ainda falta a sua assinatura: ${papel}. Este endereço substitui o anterior:`
        : `${escola.nome} enviou um documento para você assinar: ${papel}. Leia, pergunte e assine neste endereço, que é só seu:`,
      `${publicUrl}${caminhoDoLinkExterno('assinatura', token)}`,
      `Ele vale até ${ate}. Não o encaminhe: quem o abre lê o documento.`,
      'To read this page in English, choose the language at its foot.',
      escola.nome,
    ].join('\n\n'),
    daEscola: { nome: escola.nome, email: escola.email },
  };
}

/** To whoever signed, once all did: the paper with its evidence. */
export const cartaDeConclusao = (dados: {
  escola: Pick<Escola, 'nome' | 'email'>;
  para: { nome: string; email: string };
  papel: string;
  conferencia: string;
  anexo: Anexo;
}): Mensagem => ({
  para: dados.para.email,
  assunto: assuntoDeUmaLinha(`Assinado por todos – ${dados.papel}`),
  texto: [
    `Olá, ${dados.para.nome}.`,
    `Todos assinaram, e a escola também: ${dados.papel}. O documento, com o registro das assinaturas, está anexo: guarde-o. O endereço em que você assinou não abre mais.`,
    `Confira a sua autenticidade em ${dados.conferencia}`,
    dados.escola.nome,
  ].join('\n\n'),
  daEscola: { nome: dados.escola.nome, email: dados.escola.email },
  anexos: [dados.anexo],
});

/** To the school: somebody asked before signing. To who asked: the answer. */
export const cartaDaPergunta = (dados: {
  escola: Pick<Escola, 'nome' | 'email'>;
  papel: string;
  nome: string;
  texto: string;
}): Mensagem | null =>
  dados.escola.email === null
    ? null
    : {
        para: dados.escola.email,
        assunto: assuntoDeUmaLinha(`Pergunta antes de assinar – ${dados.papel}`),
        texto: `${dados.nome} perguntou sobre ${dados.papel}:\n\n${dados.texto}\n\nResponda na página do contrato, no portal.\n`,
      };

export const cartaDaResposta = (dados: {
  escola: Pick<Escola, 'nome' | 'email'>;
  para: { nome: string; email: string };
  papel: string;
  texto: string;
  resposta: string;
}): Mensagem => ({
  para: dados.para.email,
  assunto: assuntoDeUmaLinha(`Resposta à sua pergunta – ${dados.papel}`),
  texto: [`Olá, ${dados.para.nome}.`, `Você perguntou: ${dados.texto}`, dados.resposta, dados.escola.nome].join('\n\n'),
  daEscola: { nome: dados.escola.nome, email: dados.escola.email },
});
