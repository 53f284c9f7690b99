import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Correio, Mensagem } from '#platform/server/correio/mail.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { notificacoesApi } from '../api.ts';
import type { Preparada } from './conteudo.ts';
import { CORREIO_DA_NOTIFICACAO } from './no-correio.ts';

export type ComCorreio = { correio: Pick<Correio, 'enviarVarias'> };
/** Who gets a notice: a guardian by name, or the Conselho; and how. `contato`: the address, or the number of the protocol. */
export type Envio = {
  notificacao: Preparada;
  destino: 'responsavel' | 'conselho';
  pessoaId: number | null;
  nome: string;
  meio: EntradaServidor<typeof notificacoesApi.registrarEnvio>['body']['meio'];
  contato: string | null;
};

/** Writes down what goes to whom and hands the mails to the queue, however many in as many statements. Gives their ids, in order. */
export async function gravarEnvios(ato: Ato, envios: readonly Envio[], { correio }: ComCorreio): Promise<number[]> {
  if (envios.length === 0) return [];
  const { tx, quem, hoje } = ato;
  const linhas = envios.map(({ notificacao, destino, pessoaId, meio, contato }, i) => ({
    i,
    notificacaoId: notificacao.id,
    destino,
    pessoaId,
    meio,
    contato,
    situacao: meio === 'email' ? 'no_correio' : 'enviado',
  }));
  const { rows } = await sql<{
    id: number;
    notificacaoId: number;
    destino: string;
    pessoaId: number | null;
  }>`insert into notificacoes_envios
      (notificacao_id, destino, pessoa_id, meio, contato, data_envio, situacao, usuario_id, usuario_nome)
    select x."notificacaoId", x.destino, x."pessoaId", x.meio, x.contato, ${hoje}::date, x.situacao, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x(i int, "notificacaoId" bigint, destino text, "pessoaId" bigint, meio text, contato text, situacao text) order by x.i
    returning id, notificacao_id as "notificacaoId", destino, pessoa_id as "pessoaId"`.execute(tx);
  const chave = (notificacaoId: number, destino: string, pessoaId: number | null): string =>
    `${notificacaoId} ${destino} ${pessoaId ?? ''}`;
  const ids = new Map(rows.map((r) => [chave(r.notificacaoId, r.destino, r.pessoaId), r.id]));
  const idDe = ({ notificacao, destino, pessoaId }: Envio): number => ids.get(chave(notificacao.id, destino, pessoaId)) ?? 0;
  await auditarVarios(
    ato,
    envios.map(({ notificacao: { id, numero, matriculaId }, nome, meio }) => ({
      acao: 'notificacao.enviada',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      depois: { notificacaoId: id, numero, para: nome, meio },
    })),
  );
  await correio.enviarVarias(
    tx,
    envios.flatMap((envio) => (envio.meio === 'email' && envio.contato !== null ? [mensagemDe(envio, envio.contato, idDe(envio))] : [])),
  );
  return envios.map(idDe);
}

function mensagemDe({ notificacao: { numero, conteudo }, destino, nome }: Envio, para: string, id: number): Mensagem {
  const { escola, aluno } = conteudo;
  const texto = [
    destino === 'conselho' ? 'Ao Conselho Tutelar,' : `Olá, ${nome}.`,
    destino === 'conselho'
      ? `Segue anexo o ofício nº ${numero}, sobre as faltas de um aluno desta escola (Lei nº 9.394/1996, art. 12, VIII).`
      : `A notificação nº ${numero}, sobre as ${conteudo.numeros === null ? 'médias' : 'faltas'} de ${aluno.nome}, vai anexa a esta mensagem. Procure a coordenação para conversarmos.`,
    escola.nome,
  ].join('\n\n');
  return {
    para,
    assunto:
      destino === 'conselho' ? `Ofício nº ${numero} – ${escola.nome}` : `${conteudo.responsavel.titulo} nº ${numero} – ${escola.nome}`,
    texto,
    referencia: { tipo: CORREIO_DA_NOTIFICACAO, id },
    daEscola: { nome: escola.nome, email: escola.email },
  };
}
