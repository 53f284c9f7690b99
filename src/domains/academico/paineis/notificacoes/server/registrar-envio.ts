import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { notificacoesApi } from '../api.ts';
import { errosNotificacao as erros } from '../erros.ts';
import type { Preparada } from './conteudo.ts';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { type ComCorreio, gravarEnvios } from './gravar-envios.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof notificacoesApi.registrarEnvio>['body'] & { id: number };
type Notificacao = Preparada & {
  cancelada: boolean;
  /** The address of the guardian on record. */
  email: string | null;
  /** The living envio to the same. */
  vivo: { por: string; em: string } | null;
};

/**
 * Sends a notice by mail, or records that it was delivered; once to each. Whoever does the same, or cancels it, waits.
 * @throws NAO_ENCONTRADO, NOTIFICACAO_CANCELADA, ENVIO_SO_A_FAMILIA, ENVIO_DE_OUTRO_RESPONSAVEL, ENVIO_JA_REGISTRADO, ENVIO_SEM_EMAIL
 */
export async function registrarEnvio(ato: Ato, { correio, ...pedido }: Pedido & ComCorreio): Promise<{ id: number }> {
  const notificacao = await carregar(ato, pedido);
  const { numero, conteudo, vivo } = notificacao;
  const { destino, pessoaId, meio } = pedido;
  if (notificacao.cancelada) throw erros.NOTIFICACAO_CANCELADA({ numero });
  if (destino === 'conselho' && conteudo.conselho === null) throw erros.ENVIO_SO_A_FAMILIA({ numero });
  const responsavel = conteudo.responsaveis.find((r) => r.pessoaId === pessoaId);
  if (destino === 'responsavel' && !responsavel) throw erros.ENVIO_DE_OUTRO_RESPONSAVEL({ numero });
  const nome = responsavel?.nome ?? 'Conselho Tutelar';
  if (vivo) throw erros.ENVIO_JA_REGISTRADO({ numero, quem: nome, por: vivo.por, em: formatarInstante(vivo.em, ato.fuso) });
  const email = destino === 'conselho' ? pedido.email : notificacao.email;
  if (meio === 'email' && email === null) throw erros.ENVIO_SEM_EMAIL({ quem: nome }, { campos: ['meio'] });
  const contato = meio === 'email' ? email : pedido.protocolo;
  const [id = 0] = await gravarEnvios(ato, [{ notificacao, destino, pessoaId, nome, meio, contato }], { correio });
  return { id };
}

async function carregar({ tx }: Ato, { id, destino, pessoaId }: Pedido): Promise<Notificacao> {
  // Held first: what is read after it is what others have left.
  await sql`select 1 from notificacoes where id = ${id} for update`.execute(tx);
  const { rows } = await sql<Notificacao>`select n.id, n.numero, n.matricula_id as "matriculaId", n.cancelada_em is not null as cancelada,
      n.conteudo, ${emailDe(sql`${pessoaId}::bigint`)} as email,
      (select json_build_object('por', e.usuario_nome, 'em', e.created_at) from notificacoes_envios e
        where e.notificacao_id = n.id and e.destino = ${destino} and e.pessoa_id is not distinct from ${pessoaId}::bigint and e.situacao <> 'falhou') as vivo
    from notificacoes n where n.id = ${id}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
