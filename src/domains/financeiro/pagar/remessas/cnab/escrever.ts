import { escreverRegistro, type Registro } from '#domains/financeiro/boletos/cnab/registro.ts';
import { somar } from '#shared/dinheiro.ts';
import { type Modo, modosDePagamento } from '../modos.ts';
import { enderecoEmColunas } from './endereco.ts';
import { type LayoutDePagamento, layoutDePagamento } from './layouts.ts';
import type { Destino, Pagador, PagamentoNaRemessa } from './pagamento.ts';
import {
  cabecalhoArquivo,
  cabecalhoLote,
  fimArquivo,
  fimLote,
  segmentoA,
  segmentoB,
  segmentoJ,
  segmentoJ52,
  segmentoO,
} from './registros.ts';

type Campos = Readonly<Record<string, string | number | null>>;
const escrever = (registro: Registro, campos: Campos): string =>
  escreverRegistro(registro, 240, campos as Parameters<typeof escreverRegistro>[2]);

/** FEBRABAN G025 and G029: kind of service and form of launching of each mode, and which version its lot has. */
const lotes: Readonly<Record<Modo, { servico: string; forma: string; versao: 'conta' | 'boleto' | 'arrecadacao' }>> = {
  credito: { servico: '20', forma: '01', versao: 'conta' },
  ted: { servico: '20', forma: '41', versao: 'conta' },
  pix: { servico: '20', forma: '45', versao: 'conta' },
  boleto_do_banco: { servico: '20', forma: '30', versao: 'boleto' },
  boleto_de_outro: { servico: '20', forma: '31', versao: 'boleto' },
  arrecadacao: { servico: '22', forma: '11', versao: 'arrecadacao' },
};

/**
 * The text of a payment file: a lot for each mode, records of 240 columns each ended by CRLF.
 * @throws RangeError for a bank without layout, CampoInvalido when something does not fit its columns
 */
export function escreverPagamentos(pagador: Pagador, pagamentos: readonly PagamentoNaRemessa[]): string {
  const layout = layoutDePagamento(pagador.bancoCodigo);
  if (!layout) throw new RangeError(`no payment layout of bank ${pagador.bancoCodigo}`);
  const comum = camposDoPagador(pagador, layout);
  const porModo = Map.groupBy(pagamentos, (p) => p.destino.modo);
  const modos = modosDePagamento.map(({ valor }) => valor).filter((modo) => porModo.has(modo));
  const linhas = modos.flatMap((modo, i) => linhasDoLote({ comum: { ...comum, lote: i + 1 }, layout, modo }, porModo.get(modo) ?? []));
  const todas = [
    escrever(cabecalhoArquivo, comum),
    ...linhas,
    escrever(fimArquivo, { ...comum, lotes: modos.length, registros: linhas.length + 2 }),
  ];
  return todas.map((linha) => `${linha}\r\n`).join('');
}

function linhasDoLote(
  { comum, layout, modo }: { comum: Campos; layout: LayoutDePagamento; modo: Modo },
  pagamentos: readonly PagamentoNaRemessa[],
): string[] {
  const { servico, forma, versao } = lotes[modo];
  let sequencia = 0;
  const detalhes = pagamentos.flatMap((p) =>
    segmentosDe(p, comum, layout).map(([registro, campos]) => escrever(registro, { ...comum, ...campos, sequencia: (sequencia += 1) })),
  );
  const total = somar(pagamentos.map((p) => p.valorCentavos));
  return [
    escrever(cabecalhoLote, { ...comum, servico, forma: layout.formas?.[modo] ?? forma, versaoLote: layout.versaoLote[versao] }),
    ...detalhes,
    escrever(fimLote, { ...comum, registros: detalhes.length + 2, total }),
  ];
}

function camposDoPagador(p: Pagador, layout: LayoutDePagamento): Campos {
  const { logradouro, numero, cep, cepSufixo } = enderecoEmColunas(p.endereco);
  return {
    banco: p.bancoCodigo,
    bancoNome: p.bancoNome,
    convenio: layout.convenio(p.convenio, p.homologacao),
    agencia: p.agencia,
    agenciaDv: layout.semDvDaAgencia ? '' : p.agenciaDv,
    conta: p.conta,
    contaDv: digitoDe(p.contaDv, layout),
    empresa: p.empresa,
    empresaTipo: tipoDe(p.empresaDocumento),
    empresaDocumento: p.empresaDocumento,
    endereco: logradouro,
    enderecoNumero: numero,
    cep,
    cepSufixo,
    cidade: p.cidade,
    uf: p.uf,
    geradoEm: p.geradoEm,
    geradoAs: p.geradoAs,
    nsa: p.nsa,
    versaoArquivo: layout.versaoArquivo,
    densidade: layout.densidade,
    dataPagamento: p.dataPagamento,
  };
}

const tipoDe = (documento: string): string => (documento.length > 11 ? '2' : '1');
const digitoDe = (dv: string, { dvSoNumero }: LayoutDePagamento): string => (dvSoNumero && /[A-Z]/i.test(dv) ? '0' : dv);

/** The records of one payment. */
function segmentosDe(p: PagamentoNaRemessa, comum: Campos, layout: LayoutDePagamento): [Registro, Campos][] {
  const { destino } = p;
  const campos: Campos = {
    identificador: p.identificador,
    favorecidoNome: p.favorecidoNome,
    favorecidoTipo: tipoDe(p.favorecidoDocumento),
    favorecidoDocumento: p.favorecidoDocumento,
    vencimento: p.vencimento,
    valor: p.valorCentavos,
  };
  if (destino.modo === 'arrecadacao') return [[segmentoO, { ...campos, codigo: destino.codigo }]];
  if ('codigo' in destino) {
    const nominal = destino.nominalCentavos ?? p.valorCentavos;
    const valores = {
      nominal,
      desconto: Math.max(0, nominal - p.valorCentavos),
      acrescimo: Math.max(0, p.valorCentavos - nominal),
    };
    return [
      [segmentoJ, { ...campos, ...valores, codigo: destino.codigo }],
      [segmentoJ52, campos],
    ];
  }
  return [
    [segmentoA, { ...campos, ...camposDoDestino(destino, layout), dataPagamento: comum['dataPagamento'] ?? null }],
    destino.modo === 'pix' ? [layout.segmentoBPix, { ...campos, ...camposDaChave(destino.chave, campos) }] : [segmentoB, campos],
  ];
}

function camposDoDestino(destino: Exclude<Destino, { codigo: string }>, layout: LayoutDePagamento): Campos {
  const { banco, agencia, agenciaDv, conta, contaDv } =
    destino.modo === 'pix' ? { banco: '', agencia: '', agenciaDv: '', conta: '', contaDv: '' } : destino.conta;
  const ted = destino.modo === 'ted';
  return {
    // P001: TED goes by its own chamber, Pix by the instant one.
    camara: ted ? '018' : destino.modo === 'pix' ? '009' : '000',
    favorecidoBanco: banco,
    favorecidoAgencia: agencia,
    favorecidoAgenciaDv: layout.semDvDaAgencia ? '' : agenciaDv,
    favorecidoConta: conta,
    favorecidoContaDv: digitoDe(contaDv, layout),
    // The Central Bank's purpose of a payment to a supplier, into a current account.
    finalidadeTed: ted ? '00005' : '',
    complemento: ted ? 'CC' : '',
  };
}

/** G100: how the key is looked up. A key that is a document must be told as the payee's document too, whoever's it is. */
function camposDaChave(chave: string, { favorecidoDocumento = '' }: Campos): Campos {
  const isDocumento = /^\d{11}$/.test(chave) || /^[0-9A-Z]{12}\d{2}$/.test(chave);
  const documento = isDocumento ? chave : String(favorecidoDocumento);
  const chaveTipo = chave.startsWith('+') ? '01' : chave.includes('@') ? '02' : isDocumento ? '03' : '04';
  return { chave, chaveTipo, favorecidoTipo: tipoDe(documento), favorecidoDocumento: documento };
}
