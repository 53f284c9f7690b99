import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { formatarData, formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { alterarCamposDaPessoa, lerCamposDaPessoa } from '#domains/pessoas/registro/server/door.ts';
import type { protocolosApi } from '../api.ts';
import { conferirDecisoes, mudouDepois, situacaoAposDecisao } from '../decisao.ts';
import { isDoCadastro } from '#domains/rh/documentos.ts';
import { decidirFicha, esquecerFicha } from './ficha-do-protocolo.ts';
import { errosRh } from '#domains/rh/erros.ts';
import { rotuloDoCampo } from '#domains/rh/texts-campos.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { carregarProtocolo, obterProtocolo, type ProtocoloCompleto, type ProtocoloGravado } from './queries.ts';
import { recusaDeCampos } from '#domains/rh/server/recusas.ts';

/** An open protocol locked for a change. @throws NAO_ENCONTRADO, PROTOCOLO_JA_DECIDIDO (by whom and when), VERSAO_DESATUALIZADA. */
export async function protocoloAberto(
  { tx, quem, servicos, pedido }: ContextoEscrita,
  id: number,
  versao?: number,
): Promise<ProtocoloGravado> {
  await sql`select 1 from protocolos where id = ${id} for update`.execute(tx);
  const protocolo = await carregarProtocolo(tx, id);
  if (protocolo.situacao !== 'aberto') {
    const usuario = protocolo.decididoPor ?? texto(textosRh, 'alguem', pedido.idioma);
    throw errosRh.PROTOCOLO_JA_DECIDIDO({ usuario, em: formatarInstante(protocolo.decididoEm ?? '', servicos.config.tzEscola) });
  }
  if (versao !== undefined && versao !== protocolo.versao)
    throw versaoDesatualizada({ tipo: 'protocolo', id }, await obterProtocolo(tx, quem, id));
  return protocolo;
}

/**
 * Decides a protocol field by field; accepted values go into the registration in the same transaction. Nothing is applied
 * over a value that somebody changed after the request.
 * @throws PROTOCOLO_JA_DECIDIDO, VERSAO_DESATUALIZADA, PROPRIO_CADASTRO, CAMPOS_DO_PROTOCOLO, PROTOCOLO_AINDA_NAO_VALE, CAMPOS_MUDARAM, and the refusals of pessoas.
 */
export async function decidirProtocolo(
  ato: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof protocolosApi.decidirProtocolo>['body'],
): Promise<ProtocoloCompleto> {
  const { tx, quem } = ato;
  const protocolo = await protocoloAberto(ato, id, dados.versao);
  if (!quem.admin && quem.pessoaId === protocolo.pessoaId) throw errosRh.PROPRIO_CADASTRO();
  const problemas = conferirDecisoes(
    protocolo.campos.map(({ campo }) => campo),
    dados.campos,
  );
  if (problemas.length > 0) throw recusaDeCampos(problemas);
  const aceitos = protocolo.campos.filter(({ campo }) => dados.campos.some((d) => d.campo === campo && d.aceito));
  const { valeDesde } = protocolo;
  // The register says what holds today, and none of its fields has a day of its own: what comes later waits for it.
  if (aceitos.length > 0 && valeDesde !== null && valeDesde > ato.hoje)
    throw errosRh.PROTOCOLO_AINDA_NAO_VALE({ data: formatarData(valeDesde) });
  await decidirFicha(
    ato,
    protocolo,
    aceitos.map(({ campo }) => campo),
  );
  const doCadastro = aceitos.filter(({ campo }) => isDoCadastro(campo));
  await conferirNaoMudados(ato, protocolo, doCadastro);
  const valores = Object.fromEntries(doCadastro.map(({ campo, valorProposto }) => [campo, valorProposto]));
  if (doCadastro.length > 0) await alterarCamposDaPessoa(ato, protocolo.pessoaId, valores, `${protocolo.numero}: ${protocolo.motivo}`);
  const linhas = JSON.stringify(
    dados.campos.map(({ campo, aceito, motivoRecusa }) => ({
      campo,
      decisao: aceito ? 'aceito' : 'recusado',
      motivo: aceito ? null : motivoRecusa,
    })),
  );
  await sql`update protocolos_campos c set decisao = x.decisao, motivo_recusa = x.motivo
    from json_to_recordset(${linhas}::json) as x(campo text, decisao text, motivo text) where c.protocolo_id = ${id} and c.campo = x.campo`.execute(
    tx,
  );
  const situacao = situacaoAposDecisao(dados.campos);
  await encerrar(tx, id, quem.usuarioId, situacao, dados.parecer);
  const recusados = dados.campos.filter(({ aceito }) => !aceito).map(({ campo }) => campo);
  await auditar(ato, {
    acao: 'protocolo.decidido',
    alvoTipo: 'protocolo',
    alvoId: id,
    depois: { situacao, aceitos: aceitos.map(({ campo }) => campo), recusados },
    motivo: dados.parecer,
  });
  return obterProtocolo(tx, quem, id);
}

async function conferirNaoMudados(
  { tx, quem, pedido }: ContextoEscrita,
  { pessoaId }: ProtocoloGravado,
  aceitos: ProtocoloGravado['campos'],
): Promise<void> {
  // The person's row first: no edit comes between this look and the change.
  await sql`select 1 from v_pessoa_resumo where id = ${pessoaId} for no key update`.execute(tx);
  const agora = new Map(
    Object.entries(
      await lerCamposDaPessoa(
        tx,
        quem,
        pessoaId,
        aceitos.map(({ campo }) => campo),
      ),
    ),
  );
  const mudados = aceitos.filter((campo) => mudouDepois(campo, agora.get(campo.campo) ?? null));
  if (mudados.length === 0) return;
  const campos = mudados.map(({ campo }) => rotuloDoCampo(campo, pedido.idioma)).join(', ');
  const detalhe = mudados.map(({ campo, valorAtual, valorProposto }) => ({
    campo,
    valorAtual,
    valorProposto,
    valorAgora: agora.get(campo) ?? null,
  }));
  throw errosRh.CAMPOS_MUDARAM({ campos }, { campos: mudados.map(({ campo }) => campo), detalhe });
}

/** Ends a request, decided or taken back; a health form that waited goes with it. */
export async function encerrar(tx: Tx, id: number, usuarioId: number | null, situacao: string, parecer: string | null): Promise<void> {
  await sql`update protocolos set situacao = ${situacao}, parecer = ${parecer}, decidido_por_usuario_id = ${usuarioId}, decidido_em = clock_timestamp(), versao = versao + 1
    where id = ${id}`.execute(tx);
  await esquecerFicha(tx, id);
}

/** Withdraws an open protocol: whoever opened it, or who may delete protocols. @throws SO_QUEM_PEDIU, PROTOCOLO_JA_DECIDIDO, VERSAO_DESATUALIZADA. */
export async function cancelarProtocolo(
  ato: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof protocolosApi.cancelarProtocolo>['body'],
): Promise<ProtocoloCompleto> {
  const { tx, quem } = ato;
  const protocolo = await protocoloAberto(ato, id, dados.versao);
  if (protocolo.solicitanteUsuarioId !== quem.usuarioId && !pode(quem, 'protocolos:excluir')) throw errosRh.SO_QUEM_PEDIU();
  await encerrar(tx, id, quem.usuarioId, 'cancelado', dados.motivo);
  await auditar(ato, { acao: 'protocolo.cancelado', alvoTipo: 'protocolo', alvoId: id, motivo: dados.motivo });
  return obterProtocolo(tx, quem, id);
}
