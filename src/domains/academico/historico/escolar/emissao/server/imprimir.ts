import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Presente } from '#platform/server/ato.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';
import { carregarHistoricos } from '#domains/academico/historico/escolar/server/carregar.ts';
import type { TipoHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import { corpoDe } from './corpo-de.ts';
import { papeisEmPdf } from './pdf/papel.ts';
import type { PapelDoHistorico } from './pdf/tipos.ts';

const colunas = sql`e.numero, e.codigo_verificacao as codigo, e.created_at as em, e.usuario_nome as "emitidoPor", e.conteudo, c.emitido_id is not null as cancelado`;

/** The paper as it was issued, from its frozen content alone: the same bytes each time. A later copy says which it is. @throws NAO_ENCONTRADO */
export async function imprimirHistorico(db: Db, { id, via }: { id: number; via: number | undefined }): Promise<Arquivo> {
  const { rows } =
    await sql<PapelDoHistorico>`select ${colunas}, case when v.via is null then null else json_build_object('via', v.via, 'data', v.data_via, 'por', v.usuario_nome) end as via
    from historicos_emitidos e left join historicos_cancelamentos c on c.emitido_id = e.id
      left join historicos_vias v on v.emitido_id = e.id and v.via = ${via ?? null}::int where e.id = ${id}`.execute(db);
  const [papel] = rows;
  if (!papel || (via !== undefined && papel.via === null)) throw errosComuns.NAO_ENCONTRADO();
  const nome = `historico-${papel.numero}${via === undefined ? '' : `-${via}a-via`}.pdf`;
  return { nome, tipo: 'application/pdf', corpo: await papeisEmPdf([papel]), abrir: true };
}

/** The papers that a job issued, one after the other in one file. @throws NAO_ENCONTRADO */
export async function imprimirDaTarefa(db: Db, tarefaId: number): Promise<Arquivo> {
  const { rows } = await sql<PapelDoHistorico>`select ${colunas}, null::json as via from historicos_emitidos e
    left join historicos_cancelamentos c on c.emitido_id = e.id where e.tarefa_id = ${tarefaId} order by e.id`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { nome: `historicos-${tarefaId}.pdf`, tipo: 'application/pdf', corpo: await papeisEmPdf(rows), abrir: true };
}

/** The paper as it would be issued now, marked as a draft: without number and code. @throws HISTORICO_SEM_ALUNO */
export async function verMinuta(
  db: Db,
  { hoje }: Pick<Presente, 'hoje'>,
  { alunoId, tipo }: { alunoId: number; tipo: TipoHistorico },
): Promise<Arquivo> {
  const carregados = await carregarHistoricos(db, [alunoId]);
  const fatos = carregados.alunos.get(alunoId);
  if (!fatos || (fatos.anos.length === 0 && fatos.semFechamento.length === 0)) throw erros.HISTORICO_SEM_ALUNO();
  const corpo = await corpoDe(db, tipo, fatos, carregados, hoje);
  const conteudo = { corpo, lugarEData: lugarEData(corpo.escola.cidade, hoje), endereco: '', conferencia: '' };
  const papel = { numero: null, codigo: null, em: `${hoje}T12:00:00Z`, emitidoPor: null, conteudo, cancelado: false, via: null };
  return { nome: 'historico-minuta.pdf', tipo: 'application/pdf', corpo: await papeisEmPdf([papel]), abrir: true };
}
