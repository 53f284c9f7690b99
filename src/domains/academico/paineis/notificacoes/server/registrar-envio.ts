import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Correio } from '#platform/server/correio/mail.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { notificacoesApi } from '../api.ts';
import { errosNotificacao as erros } from '../erros.ts';
import type { Conteudo } from './conteudo.ts';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { CORREIO_DA_NOTIFICACAO } from './no-correio.ts';
import { nomeDoPapel, papelEmPdf } from './papel-em-pdf.ts';
import './restricoes.ts';

export type ComCorreio = { correio: Pick<Correio, 'enviar'> };
type Pedido = EntradaServidor<typeof notificacoesApi.registrarEnvio>['body'] & { id: number };
type Notificacao = {
  id: number;
  numero: string;
  matriculaId: number;
  em: string;
  cancelada: boolean;
  conteudo: Conteudo;
  /** The address of the guardian on record. */
  email: string | null;
  /** The living envio to the same. */
  vivo: { por: string; em: string } | null;
};
/** Who gets it: a guardian by name, or the Conselho. */
type Alvo = { destino: 'responsavel' | 'conselho'; pessoaId: number | null; nome: string };

/**
 * Sends a notice by mail, or records that it was delivered; once to each. Whoever does the same, or cancels it, waits.
 * @throws NAO_ENCONTRADO, NOTIFICACAO_CANCELADA, ENVIO_DE_OUTRO_RESPONSAVEL, ENVIO_JA_REGISTRADO, ENVIO_SEM_EMAIL
 */
export async function registrarEnvio(ato: Ato, { correio, ...pedido }: Pedido & ComCorreio): Promise<{ id: number }> {
  const notificacao = await carregar(ato, pedido);
  const { numero, conteudo, vivo } = notificacao;
  if (notificacao.cancelada) throw erros.NOTIFICACAO_CANCELADA({ numero });
  const responsavel = conteudo.responsaveis.find(({ pessoaId }) => pessoaId === pedido.pessoaId);
  if (pedido.destino === 'responsavel' && !responsavel) throw erros.ENVIO_DE_OUTRO_RESPONSAVEL({ numero });
  const alvo: Alvo = { destino: pedido.destino, pessoaId: pedido.pessoaId, nome: responsavel?.nome ?? 'Conselho Tutelar' };
  if (vivo) throw erros.ENVIO_JA_REGISTRADO({ numero, quem: alvo.nome, ...vivo });
  const email = pedido.destino === 'conselho' ? pedido.email : notificacao.email;
  if (pedido.meio === 'email' && email === null) throw erros.ENVIO_SEM_EMAIL({ quem: alvo.nome }, { campos: ['meio'] });
  const contato = pedido.meio === 'email' ? email : pedido.protocolo;
  const id = await gravar(ato, notificacao, alvo, { meio: pedido.meio, contato });
  if (pedido.meio === 'email' && email !== null) await mandar(ato, notificacao, alvo, { envioId: id, email, correio });
  return { id };
}

async function carregar({ tx, fuso }: Ato, { id, destino, pessoaId }: Pedido): Promise<Notificacao> {
  // Held first: what is read after it is what others have left.
  await sql`select 1 from notificacoes where id = ${id} for update`.execute(tx);
  const { rows } =
    await sql<Notificacao>`select n.id, n.numero, n.matricula_id as "matriculaId", n.created_at as em, n.cancelada_em is not null as cancelada,
      n.conteudo, ${emailDe(sql`${pessoaId}::bigint`)} as email,
      (select json_build_object('por', e.usuario_nome, 'em', to_char(e.created_at at time zone ${fuso}, 'DD/MM/YYYY HH24:MI')) from notificacoes_envios e
        where e.notificacao_id = n.id and e.destino = ${destino} and e.pessoa_id is not distinct from ${pessoaId}::bigint and e.situacao <> 'falhou') as vivo
    from notificacoes n where n.id = ${id}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

async function gravar(
  ato: Ato,
  { id, numero, matriculaId }: Notificacao,
  { destino, pessoaId, nome }: Alvo,
  { meio, contato }: { meio: Pedido['meio']; contato: string | null },
): Promise<number> {
  const { tx, quem, hoje } = ato;
  const { rows } = await sql<{ id: number }>`insert into notificacoes_envios
      (notificacao_id, destino, pessoa_id, meio, contato, data_envio, situacao, usuario_id, usuario_nome)
    values (${id}, ${destino}, ${pessoaId}::bigint, ${meio}, ${contato}, ${hoje}, ${meio === 'email' ? 'no_correio' : 'enviado'}, ${quem.usuarioId},
      ${nomeDoAutor(quem)}) returning id`.execute(tx);
  await auditar(ato, {
    acao: 'notificacao.enviada',
    alvoTipo: 'matricula',
    alvoId: matriculaId,
    depois: { notificacaoId: id, numero, para: nome, meio },
  });
  return rows[0]?.id ?? 0;
}

async function mandar(
  { tx }: Ato,
  { numero, em, conteudo }: Notificacao,
  { destino, nome }: Alvo,
  { envioId, email, correio }: { envioId: number; email: string } & ComCorreio,
): Promise<void> {
  const { escola, aluno } = conteudo;
  const corpo = await papelEmPdf({ numero, em, conteudo }, { destino, nome });
  const texto = [
    destino === 'conselho' ? 'Ao Conselho Tutelar,' : `Olá, ${nome}.`,
    destino === 'conselho'
      ? `Segue anexo o ofício nº ${numero}, sobre as faltas de um aluno desta escola (Lei nº 9.394/1996, art. 12, VIII).`
      : `A notificação nº ${numero}, sobre as faltas de ${aluno.nome}, vai anexa a esta mensagem. Procure a coordenação para conversarmos.`,
    escola.nome,
  ].join('\n\n');
  await correio.enviar(tx, {
    para: email,
    assunto: destino === 'conselho' ? `Ofício nº ${numero} – ${escola.nome}` : `Notificação de faltas nº ${numero} – ${escola.nome}`,
    texto,
    referencia: { tipo: CORREIO_DA_NOTIFICACAO, id: envioId },
    daEscola: { nome: escola.nome, email: escola.email },
    anexos: [{ nome: nomeDoPapel(numero, destino), tipo: 'application/pdf', corpo }],
  });
}
