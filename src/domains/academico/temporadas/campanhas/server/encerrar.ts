import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { excluirArquivo } from '#platform/server/arquivos/files.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { travarTemporada } from './convidar.ts';

/** Closes a season: its links open nothing from here on; what a guardian is sending at this instant is waited for. @throws TEMPORADA_NAO_ABERTA and of `travarTemporada` */
export async function encerrarTemporada(
  ato: ContextoEscrita,
  pedido: { id: number; versao: number },
): Promise<{ id: number; versao: number }> {
  const { id, nome, situacao } = await travarTemporada(ato.tx, pedido);
  if (situacao !== 'aberta') throw erros.TEMPORADA_NAO_ABERTA({ nome });
  return { id, versao: await fechar(ato, id) };
}

/** Closes what is past its last day and nobody closed, so that what was photographed and never sent does not stay. */
export async function encerrarVencidas({ db, config }: Pick<Servicos, 'db' | 'config'>): Promise<void> {
  const hoje = await hojeNaEscola(db, config.tzEscola);
  await transacao(db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from temporadas where situacao = 'aberta' and data_fim < ${hoje} order by id for update skip locked`.execute(tx);
    if (rows.length === 0) return;
    const ato = await novoAto(tx, { quem: { processo: 'fim do prazo' }, fuso: config.tzEscola });
    for (const { id } of rows) await fechar(ato, id);
  });
}

/** The caller holds it locked and found it open. */
async function fechar(ato: Ato<Autor>, id: number): Promise<number> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number }>`select id from temporadas_convites where temporada_id = ${id} order by id`.execute(tx);
  await revogarLinksExternos(tx, { finalidade: 'temporada', alvoIds: rows.map((convite) => convite.id) });
  // What was photographed and never sent is nobody's to keep.
  const { rows: restos } = await sql<{
    arquivoId: number;
  }>`delete from temporadas_documentos where convite_id in (select c.id from temporadas_convites c where c.temporada_id = ${id})
    returning arquivo_id as "arquivoId"`.execute(tx);
  for (const { arquivoId } of restos) await excluirArquivo(tx, arquivoId);
  const { rows: fechada } = await sql<{
    versao: number;
  }>`update temporadas set situacao = 'encerrada', versao = versao + 1 where id = ${id} returning versao`.execute(tx);
  await auditar(ato, { acao: 'temporada.encerrada', alvoTipo: 'temporada', alvoId: id });
  return fechada[0]?.versao ?? 0;
}
