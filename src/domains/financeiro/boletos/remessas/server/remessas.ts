import { horaDoArquivo } from '#domains/financeiro/boletos/cnab/hora-do-arquivo.ts';
import { errosRemessa } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import { type DataCivil, hojeEm } from '#shared/datas.ts';
import { dataLimite } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { feriadosQueValem } from '#domains/financeiro/titulos/feriados/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { remessasApi } from '../api.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { escreverRemessa } from '../cnab/escrever-remessa.ts';
import type { Remetente } from '../cnab/remessa.ts';
import { cobrancaDaConta, codigoQueFalta, problemasDoPix } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { maximoDeBoletos } from '#domains/financeiro/boletos/esquemas.ts';
import { aEnviar, proximoArquivo, type ProximoArquivo } from './a-enviar.ts';
import { carregarConta, type ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { prorrogar, tentativaDoVencimento } from './prorrogar.ts';
import { tentativaDaBaixa } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { encerrarRecusas } from '#domains/financeiro/boletos/server/decisoes.ts';
import { carregarPedidos } from './pedidos-da-remessa.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import './restricoes.ts';

type Previa = RespostaServidor<typeof remessasApi.preverRemessa>;

/** The figures of the next file of an account. Throws CONTA_COBRANCA_NAO_ENCONTRADA. */
export async function preverRemessa(db: Db | Tx, contaBancariaId: number, cobrancaId: number | null = null): Promise<Previa> {
  const proximo = await proximoArquivo(db, await carregarConta(db, contaBancariaId, { cobrancaId }));
  const { entradas, baixas, vencimentos, totalCentavos, restam, descartados } = proximo;
  return { ...doArquivo(proximo), entradas, baixas, vencimentos, totalCentavos, restam, descartados };
}

/** Of which account and number a file is, and under which data when the account has others by now. */
const doArquivo = ({ conta, anterior }: ProximoArquivo) => {
  const { nome, proximoNsa, agencia, numero, carteira, convenio } = conta;
  const dadosAnteriores = anterior ? { agencia: agencia ?? '', conta: numero ?? '', carteira, convenio } : null;
  return { contaNome: nome, nsa: proximoNsa, faltaCodigo: codigoQueFalta(conta) !== null, dadosAnteriores };
};

/**
 * Makes the next file of an account, numbered by the account's own counter, and keeps it: new slips are sent, write-offs
 * asked for, under the data that they were printed with. Slips never sent that ask for what is no longer owed end here. Two at once take turns; the second finds nothing.
 * Throws CONTA_COBRANCA_NAO_ENCONTRADA, ESCOLA_SEM_CNPJ, REMESSA_SEM_CODIGO, NADA_A_ENVIAR.
 */
export async function gerarRemessa(
  ato: Ato,
  { contaBancariaId, contaCobrancaId = null }: { contaBancariaId: number; contaCobrancaId?: number | null },
): Promise<RespostaServidor<typeof remessasApi.gerarRemessa>> {
  const { tx, quem, fuso } = ato;
  const proximo = await proximoArquivo(tx, await carregarConta(tx, contaBancariaId, { travar: true, cobrancaId: contaCobrancaId }));
  const { conta } = proximo;
  const escola = await lerEscola(tx);
  if (escola.nome === '' || escola.cnpj === null) throw errosRemessa.ESCOLA_SEM_CNPJ();
  const falta = codigoQueFalta(conta);
  if (falta) throw semCodigo(conta, falta);
  const { rows } = await sql<{ id: number; movimento: 'entrada' | 'baixa' | 'vencimento' | 'descarte'; tentativa: number }>`
    select b.id, a.movimento, case a.movimento when 'baixa' then ${tentativaDaBaixa} when 'vencimento' then ${tentativaDoVencimento} else 1 end as tentativa from (${aEnviar(conta.cobrancaId)}) a join boletos b on b.id = a.id
    where a.movimento = 'descarte' or a.dados in (select jsonb_array_elements(${JSON.stringify(proximo.dados)}::jsonb)) order by b.id limit ${maximoDeBoletos} for update of b`.execute(
    tx,
  );
  await descartar(
    ato,
    rows.filter((r) => r.movimento === 'descarte').map((r) => r.id),
  );
  const itens = rows.filter((r) => r.movimento !== 'descarte');
  if (itens.length === 0) throw errosRemessa.NADA_A_ENVIAR();
  const vencimentos = itens.filter((i) => i.movimento === 'vencimento').map((i) => i.id);
  await prorrogar(ato, vencimentos);
  await encerrarRecusas(ato, vencimentos, 'outro_vencimento');
  await acertarLimites(
    tx,
    itens.filter((i) => i.movimento === 'entrada').map((i) => i.id),
  );
  const pedidos = await carregarPedidos(tx, itens, conta.diasBaixa);
  const nome = nomeDoArquivo(conta);
  const texto = escreverRemessa(conta.layout, remetenteDe(conta, { nome: escola.nome, cnpj: escola.cnpj }, fuso), pedidos);
  const arquivoId = await guardarArquivo(tx, { nome, tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') });
  const entradas = pedidos.filter((p) => p.movimento === 'entrada');
  const total = entradas.reduce((soma, p) => soma + p.valorCentavos, 0);
  const quantos = (movimento: 'baixa' | 'vencimento'): number => pedidos.filter((p) => p.movimento === movimento).length;
  const contagem = { entradas: entradas.length, baixas: quantos('baixa'), vencimentos: quantos('vencimento'), totalCentavos: total };
  const { rows: novas } = await sql<{ id: number }>`
    with conta as (update contas_cobranca set proximo_nsa = proximo_nsa + 1 where id = ${conta.cobrancaId}),
    nova as (
      insert into remessas (conta_bancaria_id, conta_cobranca_id, vencimentos, nsa, layout, nome_arquivo, arquivo_id, entradas, baixas, total_centavos, usuario_id, usuario_nome)
      values (${contaBancariaId}, ${conta.cobrancaId}, ${contagem.vencimentos}, ${conta.proximoNsa}, ${conta.layout}, ${nome}, ${arquivoId}, ${contagem.entradas}, ${contagem.baixas}, ${total}, ${quem.usuarioId}, ${nomeDoAutor(quem)})
      returning id
    ), itens as (
      insert into remessas_itens (remessa_id, boleto_id, movimento, tentativa)
      select n.id, i.id, i.movimento, i.tentativa from nova n, json_to_recordset(${JSON.stringify(itens)}::json) as i(id bigint, movimento text, tentativa int)
    ), enviados as (
      update boletos b set situacao = 'enviada', versao = versao + 1
      where b.id = any(${itens.filter((i) => i.movimento === 'entrada').map((i) => i.id)}) and b.situacao = 'gerada' returning b.id
    ), passos as (
      insert into boletos_situacoes (boleto_id, de, para, origem, remessa_id, usuario_id, usuario_nome)
      select e.id, 'gerada', 'enviada', 'remessa', n.id, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from enviados e, nova n order by e.id
    )
    select id from nova`.execute(tx);
  const id = novas[0]?.id ?? 0;
  await auditar(ato, {
    acao: 'remessa.gerada',
    alvoTipo: 'remessa',
    alvoId: id,
    depois: { conta: conta.nome, nsa: conta.proximoNsa, carteira: conta.carteira, convenio: conta.convenio, ...contagem },
  });
  const restam = proximo.restam + proximo.entradas + proximo.baixas + proximo.vencimentos - itens.length;
  return { id, nomeArquivo: nome, ...doArquivo(proximo), faltaCodigo: false, descartados: rows.length - itens.length, restam, ...contagem };
}

/** Slips of late titles have due dates of their own: until when they are on time is what the calendar says now that the bank is told. */
async function acertarLimites(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ vencimento: DataCivil }>`select distinct data_vencimento as vencimento from boletos
    where id = any(${[...ids]}) and data_vencimento <> vencimento_titulo`.execute(tx);
  if (rows.length === 0) return;
  const locais = await feriadosQueValem(tx);
  const limites = rows.map(({ vencimento }) => ({ vencimento, limite: dataLimite(vencimento, locais) }));
  await sql`update boletos b set data_limite = l.limite from json_to_recordset(${JSON.stringify(limites)}::json) as l(vencimento date, limite date)
    where b.id = any(${[...ids]}) and b.data_vencimento <> b.vencimento_titulo and b.data_vencimento = l.vencimento and b.data_limite <> l.limite`.execute(
    tx,
  );
}

const semCodigo = ({ bancoCodigo, nome }: ContaDaRemessa, campo: 'convenio' | 'codigoTransmissao') =>
  errosRemessa.REMESSA_SEM_CODIGO({ banco: bancoDe(bancoCodigo)?.nome ?? bancoCodigo, conta: nome }, { campos: [campo] });
/** Bank, registration and number of the file: no two files of the school have one name. */
const nomeDoArquivo = ({ bancoCodigo, cobrancaId, proximoNsa }: ContaDaRemessa): string =>
  `CB${bancoCodigo}${String(cobrancaId).padStart(3, '0')}-${String(proximoNsa).padStart(6, '0')}.REM`;

function remetenteDe(conta: ContaDaRemessa, escola: { nome: string; cnpj: string }, fuso: string): Remetente {
  const instante = new Date(conta.agora);
  return {
    bancoCodigo: conta.bancoCodigo,
    bancoNome: bancoDe(conta.bancoCodigo)?.nome ?? '',
    empresa: escola.nome,
    empresaDocumento: escola.cnpj,
    cobranca: cobrancaDaConta(conta, conta),
    agenciaDv: conta.agenciaDv ?? '',
    contaDv: conta.numeroDv ?? '',
    codigoTransmissao: conta.codigoTransmissao,
    nsa: conta.proximoNsa,
    geradoEm: hojeEm(instante, fuso),
    geradoAs: horaDoArquivo(instante, fuso),
    pixHibrido: conta.pixHibrido && problemasDoPix(conta.bancoCodigo, conta).length === 0,
    pixChave: conta.pixChave ?? '',
    homologacao: conta.homologacao,
  };
}

/** A slip that was never sent ends without a file: of a step that has the remittance as its origin and no remittance, the reason is always this one. */
async function descartar({ tx, quem }: Ato, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with mortos as (update boletos set situacao = 'baixada', versao = versao + 1 where id = any(${ids as number[]}) returning id)
    insert into boletos_situacoes (boleto_id, de, para, origem, usuario_id, usuario_nome)
    select id, 'gerada', 'baixada', 'remessa', ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from mortos order by id`.execute(tx);
}
