import { sql } from 'kysely';
import type { Presente } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { notificacoesApi } from '../api.ts';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { nomeDoPapel, type NotificacaoNoPapel, papelEmPdf } from './papel-em-pdf.ts';

type Pedido = EntradaServidor<typeof notificacoesApi.listarNotificacoes>['query'];
type Linha = RespostaServidor<typeof notificacoesApi.listarNotificacoes>['itens'][number];
type Aberta = RespostaServidor<typeof notificacoesApi.obterNotificacao>;

// As the paper says it: names and classes may have changed since.
const doPapel = {
  aluno: sql`coalesce(n.conteudo #>> '{aluno,nome}', '')`,
  curso: sql`coalesce(n.conteudo #>> '{matricula,curso}', '')`,
  turma: sql`coalesce(n.conteudo #>> '{matricula,turma}', '')`,
};
const colunas = sql<Linha>`n.id, n.numero, n.matricula_id as "matriculaId", ${doPapel.aluno} as aluno, ${doPapel.curso} as curso, ${doPapel.turma} as turma, n.marco,
  case when n.etapa_id is not null then coalesce(n.conteudo ->> 'etapa', '') end as etapa,
  n.data_notificacao as data, n.situacao, n.usuario_nome as por`;

/** A page of notices. */
export function listarNotificacoes(db: Db, { paginacao, filtros }: Pedido): Promise<Pagina<Linha>> {
  const { nome, anoLetivoId, cursoId, situacao, assunto } = filtros;
  return listar<Linha, Pedido['paginacao']['campoOrdenado']>(
    db,
    {
      colunas,
      de: sql`from v_notificacao n join v_pessoa_resumo p on p.id = n.aluno_id`,
      onde: [
        ...contemPalavras(sql`p.nome_busca`, nome),
        anoLetivoId !== undefined && sql`n.ano_letivo_id = ${anoLetivoId}`,
        cursoId !== undefined && sql`n.curso_id = ${cursoId}`,
        situacao !== undefined && sql`n.situacao = ${situacao}`,
        assunto !== undefined && (assunto === 'medias' ? sql`n.etapa_id is not null` : sql`n.etapa_id is null`),
      ],
      ordem: { numero: { semNulos: sql`n.id` }, data: { semNulos: sql`n.data_notificacao` } },
      desempate: sql`n.id`,
    },
    paginacao,
  );
}

/** A notice with those to whom it goes and what went. @throws NAO_ENCONTRADO */
export async function obterNotificacao(db: Db, { id }: { id: number }): Promise<Aberta> {
  const { rows } = await sql<Aberta>`select ${colunas}, n.created_at as em,
      case when n.etapa_id is null then json_build_object('faltas', coalesce((n.conteudo #>> '{numeros,faltas}')::int, 0),
        'justificadas', coalesce((n.conteudo #>> '{numeros,justificadas}')::int, 0), 'permitidas', coalesce((n.conteudo #>> '{numeros,permitidas}')::int, 0),
        'percentual', coalesce(n.conteudo #>> '{numeros,percentual}', '')) end as numeros,
      n.conteudo ->> 'minima' as minima, coalesce((select json_agg(json_build_object('disciplina', coalesce(d.disciplina, ''), 'media', coalesce(d.media, '')))
        from jsonb_to_recordset(n.conteudo -> 'disciplinas') as d(disciplina text, media text)), '[]') as disciplinas,
      case when n.cancelada_em is not null then json_build_object('por', coalesce(n.cancelada_por, ''), 'em', n.cancelada_em, 'motivo', coalesce(n.cancelada_motivo, '')) end as cancelamento,
      coalesce((select json_agg(json_build_object('pessoaId', coalesce(r."pessoaId", 0), 'nome', coalesce(r.nome, ''), 'email', ${emailDe(sql`r."pessoaId"`)}))
        from jsonb_to_recordset(n.conteudo -> 'responsaveis') as r("pessoaId" bigint, nome text)), '[]') as responsaveis,
      coalesce((select json_agg(json_build_object('id', e.id, 'destino', e.destino, 'pessoaId', e.pessoa_id, 'meio', e.meio, 'contato', e.contato,
          'situacao', e.situacao, 'detalhe', e.detalhe_falha, 'por', e.usuario_nome, 'em', e.created_at) order by e.id)
        from notificacoes_envios e where e.notificacao_id = n.id), '[]') as envios
    from v_notificacao n where n.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

type Cancelada = { em: string; por: string | null; motivo: string | null };
type Papel = { id: number; destino: 'responsavel' | 'conselho'; pessoaId: number | null };

/** One of the papers of a notice, as it was prepared. @throws NAO_ENCONTRADO, of a guardian to whom it does not go too */
export async function imprimirNotificacao(
  { db, fuso }: Pick<Presente, 'fuso'> & { db: Db },
  { id, destino, pessoaId }: Papel,
): Promise<Arquivo> {
  const { rows } = await sql<
    Omit<NotificacaoNoPapel, 'cancelamento'> & { cancelada: Cancelada | null }
  >`select n.numero, n.created_at as em, n.conteudo,
      case when n.cancelada_em is not null then json_build_object('em', n.cancelada_em, 'por', n.cancelada_por, 'motivo', n.cancelada_motivo) end as cancelada
    from notificacoes n where n.id = ${id}`.execute(db);
  const [notificacao] = rows;
  const nome = notificacao?.conteudo.responsaveis.find((r) => r.pessoaId === pessoaId)?.nome ?? null;
  if (!notificacao || (destino === 'responsavel' && nome === null)) throw errosComuns.NAO_ENCONTRADO();
  const { cancelada } = notificacao;
  const cancelamento =
    cancelada &&
    `Cancelada em ${formatarInstante(cancelada.em, fuso)} por ${cancelada.por ?? ''}, e não vale mais: ${cancelada.motivo ?? ''}`;
  const corpo = await papelEmPdf({ ...notificacao, cancelamento }, { destino, nome });
  return { nome: nomeDoPapel(notificacao, destino), tipo: 'application/pdf', corpo, abrir: true };
}
