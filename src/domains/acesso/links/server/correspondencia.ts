import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';
import { texto } from '#shared/textos.ts';
import { duracoes } from '#domains/acesso/sessao-regras.ts';
import { textosEmail } from '../textos-email.ts';
import { caminhoDoLink, criarLink } from './links.ts';
import { CORREIO_DO_USUARIO } from './no-correio.ts';

export type Carteiro = { servicos: Pick<Servicos, 'correio' | 'config'>; pedido: Pick<Pedido, 'idioma'> };
type Destinatario = { id: number; email: string };
type Modelo =
  | 'redefinicao'
  | 'convite'
  | 'senhaTrocada'
  | 'emailTrocado'
  | 'confirmacao'
  | 'cadastroExistente'
  | 'aprovado'
  | 'segundoFatorLigado'
  | 'segundoFatorDesligado'
  | 'segundoFatorRetirado'
  | 'codigosRenovados';

/**
 * Nobody is called by a name that a stranger may have typed: only the owner of a mailbox that answered is greeted, by the name that stands in
 * the register and never by one of the request. No other word of a mail comes from a form. Mails leave after the commit. The host of every link
 * is the configured one, never that of the request. Whom `usuarioId` names waits for this one: that it could not leave is told beside the user.
 */
export async function escrever(
  tx: Tx,
  { servicos, pedido }: Carteiro,
  para: string,
  modelo: Modelo,
  params: { caminho?: string; usuarioId?: number } = {},
): Promise<void> {
  const valores = {
    link: `${servicos.config.publicUrl}${params.caminho ?? ''}`,
    minutos: duracoes.redefinicaoMinutos,
    horas: modelo === 'confirmacao' ? duracoes.confirmacaoHoras : duracoes.conviteHoras,
  };
  const { rows } = await sql<{ nome: string }>`select nome from usuarios where email = ${para} and email_confirmado_em is not null`.execute(
    tx,
  );
  const [dono] = rows;
  const saudacao = dono ? texto(textosEmail, 'saudacaoPeloNome', pedido.idioma, dono) : texto(textosEmail, 'saudacao', pedido.idioma);
  await servicos.correio.enviar(tx, {
    para,
    assunto: texto(textosEmail, `${modelo}Assunto`, pedido.idioma),
    texto: `${saudacao}${texto(textosEmail, modelo, pedido.idioma, valores)}`,
    urgente: true,
    ...(params.usuarioId === undefined ? {} : { referencia: { tipo: CORREIO_DO_USUARIO, id: params.usuarioId } }),
  });
}

/** Makes a link for a user and mails it. */
export async function enviarLink(
  tx: Tx,
  carteiro: Carteiro,
  tipo: 'redefinicao' | 'convite' | 'confirmacao',
  usuario: Destinatario,
): Promise<void> {
  const token = await criarLink(tx, tipo, usuario.id);
  await escrever(tx, carteiro, usuario.email, tipo, { caminho: caminhoDoLink(tipo, token), usuarioId: usuario.id });
}
