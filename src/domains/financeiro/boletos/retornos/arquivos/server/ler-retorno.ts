import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import type { Upload } from '#platform/server/http/tipos.ts';
import { chavesDosEventos } from '#domains/financeiro/boletos/retornos/server/evento.ts';
import type { ItemDeRetorno } from '../cnab/itens.ts';
import { lerRetorno } from '../cnab/ler-retorno.ts';
import { lerLinhas } from '../cnab/linhas.ts';
import { ArquivoRecusado, type CabecalhoDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { porqueIlegivel } from '#domains/financeiro/boletos/retornos/porque-ilegivel.ts';
import { codigoPixDoBanco } from './codigo-pix.ts';
import { carregarConta, type ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { identidadeDoArquivo } from './identidade.ts';
import { identificarConta } from './identificar-conta.ts';
import { colunasDaLinha, type LinhaGuardada, ordemDasLinhas } from '#domains/financeiro/boletos/retornos/server/linha-guardada.ts';
import { parametrosDe } from '#domains/financeiro/boletos/retornos/server/linha-processada.ts';
import { processarLinhas } from '#domains/financeiro/boletos/retornos/server/processar-linhas.ts';
import { historiaVazia } from '#domains/financeiro/boletos/retornos/server/repeticoes.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import '#domains/financeiro/boletos/retornos/server/restricoes.ts';

const LOTE = 1_000;
const PEDACO = 65_536;
type Pedido = { upload: Upload; contaBancariaId?: number | undefined };
export type RetornoLido = { id: number; jaExistia: boolean };

/**
 * Reads a return file, keeps it with its lines and what each would do, and does nothing of it. The same bytes for the same
 * account are the same import: the first one is answered. Lines are read and kept in batches; all of it or nothing.
 * Throws the refusals of the reader, CONTA_NAO_IDENTIFICADA, BANCO_DA_CONTA_DIFERENTE, CONTA_DO_ARQUIVO_DIFERENTE,
 * CONTA_COBRANCA_NAO_ENCONTRADA.
 */
export async function lerArquivoDeRetorno(ato: Ato<Pessoa>, pedido: Pedido): Promise<RetornoLido> {
  const { tx } = ato;
  const sha256 = createHash('sha256').update(pedido.upload.conteudo).digest();
  try {
    const itens = lerRetorno(lerLinhas(emPedacos(pedido.upload.conteudo)));
    const primeiro = await itens.next();
    if (primeiro.done === true || primeiro.value.tipo !== 'cabecalho') throw errosRetorno.ARQUIVO_NAO_E_RETORNO();
    const { cabecalho } = primeiro.value;
    const conta = await identificarConta(tx, cabecalho, pedido.contaBancariaId);
    await carregarConta(tx, conta.id, { travar: true });
    const { rows } = await sql<{
      id: number;
    }>`select id from retornos where conta_bancaria_id = ${conta.id} and sha256 = ${sha256}`.execute(tx);
    if (rows[0]) return { id: rows[0].id, jaExistia: true };
    const id = await abrir(ato, conta, { cabecalho, sha256, upload: pedido.upload });
    await guardarLinhas(
      tx,
      { retornoId: id, contaId: conta.id, arquivo: await identidadeDoArquivo(cabecalho, pedido.upload.conteudo) },
      itens,
    );
    await prever(ato, id, conta);
    const depois = { conta: conta.nome, arquivo: pedido.upload.fileName, sequencia: cabecalho.sequencia };
    await auditar(ato, { acao: 'retorno.lido', alvoTipo: 'retorno', alvoId: id, depois });
    return { id, jaExistia: false };
  } catch (causa) {
    if (!(causa instanceof ArquivoRecusado)) throw causa;
    throw errosRetorno[causa.codigo]({ linha: causa.linha, detalhe: causa.detalhe, porque: causa.porque, ...causa.formatos });
  }
}

function* emPedacos(conteudo: Buffer): Generator<Uint8Array> {
  for (let i = 0; i < conteudo.length; i += PEDACO) yield conteudo.subarray(i, i + PEDACO);
}

async function abrir(
  { tx, quem }: Ato<Pessoa>,
  conta: ContaDaRemessa,
  { cabecalho, sha256, upload }: { cabecalho: CabecalhoDeRetorno; sha256: Buffer; upload: Upload },
): Promise<number> {
  const nome = upload.fileName.slice(0, 200) || 'retorno';
  const arquivoId = await guardarArquivo(tx, { nome, tipo: 'text/plain', conteudo: upload.conteudo });
  const { rows } = await sql<{
    id: number;
  }>`insert into retornos (conta_bancaria_id, arquivo_id, nome_arquivo, sha256, formato, sequencia, gerado_em, versao_layout, versao_conhecida, usuario_id, usuario_nome)
    values (${conta.id}, ${arquivoId}, ${nome}, ${sha256}, ${cabecalho.formato}, ${cabecalho.sequencia}, ${cabecalho.geradoEm}, ${cabecalho.versao}, ${cabecalho.versaoConhecida}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}

async function guardarLinhas(
  tx: Tx,
  { retornoId, contaId, arquivo }: { retornoId: number; contaId: number; arquivo: string },
  itens: AsyncIterable<ItemDeRetorno>,
): Promise<void> {
  const escola = await lerEscola(tx);
  const chaveDe = chavesDosEventos(arquivo);
  let lote: object[] = [];
  const guardar = async (): Promise<void> => {
    if (lote.length === 0) return;
    await sql`insert into retornos_linhas (retorno_id, conta_bancaria_id, linha, chave, efeito, ocorrencia, nosso_numero, id_empresa, seu_numero, data_vencimento, data_ocorrencia,
        data_credito, valor_centavos, pago_centavos, acrescimos_centavos, desconto_centavos, tarifa_centavos, liquido_centavos, pagador_nome, motivos, pix_emv, pix_txid, pix_invalido, parametros)
      select ${retornoId}, ${contaId}, e.linha, e.chave, e.efeito, e.ocorrencia, e."nossoNumero", e."idEmpresa", e."seuNumero", e.vencimento, e."dataOcorrencia",
        e."dataCredito", e."valorCentavos", e."pagoCentavos", e."acrescimosCentavos", e."descontoCentavos", e."tarifaCentavos", e."liquidoCentavos", e."pagadorNome", e.motivos, e.emv, e.txid, coalesce(e."pixInvalido", false), e.parametros
      from json_to_recordset(${JSON.stringify(lote)}::json) as e(linha int, chave text, efeito text, ocorrencia text, "nossoNumero" text, "idEmpresa" text, "seuNumero" text,
        vencimento date, "dataOcorrencia" date, "dataCredito" date, "valorCentavos" bigint, "pagoCentavos" bigint, "acrescimosCentavos" bigint, "descontoCentavos" bigint,
        "tarifaCentavos" bigint, "liquidoCentavos" bigint, "pagadorNome" text, motivos text[], emv text, txid text, "pixInvalido" boolean, parametros jsonb)`.execute(
      tx,
    );
    lote = [];
  };
  for await (const item of itens) {
    if (item.tipo === 'cabecalho') continue;
    lote.push(
      item.tipo === 'linha'
        ? { ...item.linha, chave: chaveDe({ linha: item.linha }), ...codigoPixDoBanco(item.linha.pix, escola) }
        : { ...ilegivel(item), chave: chaveDe({ ilegivel: [item.campo, item.conteudo] }) },
    );
    if (lote.length >= LOTE) await guardar();
  }
  await guardar();
}

/** A record that cannot be read waits for a person like any other exception. */
function ilegivel(item: Extract<ItemDeRetorno, { tipo: 'ilegivel' }>): object {
  const { linha, campo, conteudo: inteiro, colunas } = item;
  const conteudo = inteiro.slice(0, 60);
  const vazia = {
    ocorrencia: '',
    nossoNumero: '',
    idEmpresa: '',
    seuNumero: '',
    valorCentavos: 0,
    pagoCentavos: 0,
    acrescimosCentavos: 0,
    descontoCentavos: 0,
    tarifaCentavos: 0,
    pagadorNome: '',
  };
  return {
    ...vazia,
    linha,
    efeito: 'ilegivel',
    motivos: [],
    parametros: { linha, campo, conteudo, porque: porqueIlegivel({ campo, conteudo, colunas }) },
  };
}

/** What each line would come to if it were applied now, in the order of applying it. A slip paid twice in one file counts once. */
async function prever(ato: Ato<unknown>, retornoId: number, conta: ContaDaRemessa): Promise<void> {
  const { tx } = ato;
  const { rows: ids } = await sql<{
    id: number;
  }>`select l.id from retornos_linhas l where l.retorno_id = ${retornoId} order by ${ordemDasLinhas}`.execute(tx);
  const historia = historiaVazia();
  for (let de = 0; de < ids.length; de += LOTE) {
    const lote = ids.slice(de, de + LOTE).map(({ id }) => id);
    const { rows: linhas } =
      await sql<LinhaGuardada>`select ${colunasDaLinha} from retornos_linhas l where l.id = any(${lote}) order by ${ordemDasLinhas}`.execute(
        tx,
      );
    const previstas = await processarLinhas({ ...ato, quem: null }, conta, linhas, historia);
    const dados = previstas.map((p) => ({
      id: p.linha.id,
      boletoId: p.boleto?.id ?? null,
      previsto: p.previsto,
      problema: p.recusa?.code ?? null,
      parametros: parametrosDe(p),
      repeteId: p.repeteId,
    }));
    await sql`update retornos_linhas l set boleto_id = e."boletoId", previsto = e.previsto, problema = e.problema, parametros = e.parametros, repete_id = e."repeteId"
      from json_to_recordset(${JSON.stringify(dados)}::json) as e(id bigint, "boletoId" bigint, previsto text, problema text, parametros jsonb, "repeteId" bigint) where l.id = e.id`.execute(
      tx,
    );
  }
  await sql`update retornos_linhas l set previsto = 'recusada', problema = 'PAGO_DUAS_VEZES', parametros = jsonb_build_object('arquivo', r.arquivo, 'linha', r.primeira)
    from (select l.id, a.nome_arquivo as arquivo, row_number() over w as vez, first_value(l.linha) over w as primeira
      from retornos_linhas l join retornos a on a.id = l.retorno_id where l.retorno_id = ${retornoId} and l.previsto = 'paga'
      window w as (partition by l.boleto_id order by ${ordemDasLinhas})) r
    where r.id = l.id and r.vez > 1`.execute(tx);
}
