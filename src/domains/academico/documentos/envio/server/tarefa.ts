import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Correio } from '#platform/server/correio/mail.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { envioDeDocumentosApi as api } from '../api.ts';
import { CORREIO_DO_DOCUMENTO, enviarDocumento } from './enviar.ts';

const TAREFA_ENVIO = 'documentos-envio.correio';
type Pedido = EntradaServidor<typeof api.enviarDocumentos>['body'];
type Entrada = { documentos: number[]; deNovo: boolean };

/** Enqueues the sending of papers that the person may see. @throws NAO_ENCONTRADO */
export async function pedirEnvio(
  { tx, quem, servicos }: ContextoEscrita,
  { documentoIds, emissaoId, deNovo }: Pedido,
): Promise<{ tarefaId: number; total: number }> {
  const { rows } = await sql<{ id: number }>`select d.id from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    where ${documentoIds ? sql`d.id = any(${documentoIds}::bigint[])` : sql`d.tarefa_id = ${emissaoId}`} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}
    order by d.id`.execute(tx);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  const entrada: Entrada = { documentos: rows.map(({ id }) => id), deNovo };
  const total = rows.length;
  return { tarefaId: await servicos.tarefas.criar(tx, { tipo: TAREFA_ENVIO, usuarioId: quem.usuarioId, total, entrada }), total };
}

/** Who got a paper. @throws NAO_ENCONTRADO */
export async function listarEnvios(db: Db, quem: Quem, id: number): Promise<RespostaServidor<typeof api.listarEnvios>> {
  const { rows: vistos } = await sql`select 1 as um from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    where d.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  if (vistos.length === 0) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<
    RespostaServidor<typeof api.listarEnvios>['itens'][number]
  >`select e.id, p.nome_completo as responsavel, e.destino, e.situacao, e.created_at as em, e.usuario_nome as por
    from documentos_envios e join v_pessoa_resumo p on p.id = e.pessoa_id where e.documento_id = ${id} order by e.id desc limit 200`.execute(
    db,
  );
  return { itens: rows };
}

/** The rows follow their mails: sent when the mail server took them, failed when it was given up. */
function ouvirCorreio(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DO_DOCUMENTO, async (tx, id, desfecho) => {
    const [situacao, motivo, detalhe] = desfecho.saiu ? ['enviado', null, null] : ['falhou', desfecho.motivo, desfecho.detalhe];
    await sql`update documentos_envios set situacao = ${situacao}, motivo_falha = ${motivo}, detalhe_falha = ${detalhe}
      where id = ${id} and situacao = 'no_correio'`.execute(tx);
  });
}

/** One paper to a transaction, its answer recorded with its mails: a process killed in the middle sends nothing twice. */
export function definirTarefaDeEnvioDeDocumentos(
  servicos: Pick<Servicos, 'db' | 'correio' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>,
): void {
  const { correio } = servicos;
  ouvirCorreio(correio);
  servicos.tarefas.definir(TAREFA_ENVIO, async (execucao) => {
    const { documentos, deNovo } = execucao.entrada as Entrada;
    await emLotes(servicos, execucao, {
      pedidoPor: api.enviarDocumentos,
      itens: documentos,
      alvoDe: (id) => id,
      tamanho: 1,
      executar: async (ato, ids) => Promise.all(ids.map((id) => enviarDocumento(ato, { id, deNovo, correio }))),
    });
    return { documentos: documentos.length };
  });
}
