import { data8, lerRegistro, numero, type Registro, texto, valor, CampoInvalido } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { conferirTotal, semErro } from '#domains/financeiro/boletos/retornos/arquivos/cnab/itens.ts';
import { lerLinhas } from '#domains/financeiro/boletos/retornos/arquivos/cnab/linhas.ts';
import { porqueIlegivel } from '#domains/financeiro/boletos/retornos/porque-ilegivel.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { efeitoDe, type EfeitoDoRetorno } from '../../remessas/ocorrencias.ts';

export type CabecalhoDePagamentos = {
  banco: string;
  agencia: string;
  conta: string;
  convenio: string;
  sequencia: string;
  geradoEm: DataCivil | null;
};
export type LinhaDePagamento = {
  /** Number of the line in the file, from 1. */
  linha: number;
  efeito: EfeitoDoRetorno;
  /** What the file called the payment. */
  identificador: string;
  favorecido: string;
  ocorrencias: string[];
  pagoCentavos: Centavos;
  dataPagamento: DataCivil | null;
  /** Of a line that cannot be read: why. */
  porque: string | null;
};

const cabecalho = {
  banco: numero(1, 3),
  convenio: texto(33, 52),
  agencia: numero(53, 57),
  conta: numero(59, 70),
  tipo: texto(143, 143),
  geradoEm: data8(144, 151),
  sequencia: numero(158, 163),
};
const comum = { movimento: texto(15, 15), ocorrencias: texto(231, 240) };
/** The segments that name a payment. What a slip or a bill cost stands where its file asked for it; a credit has what was really paid. */
const segmentos = {
  A: {
    ...comum,
    favorecido: texto(44, 73),
    identificador: texto(74, 93),
    dataPedida: data8(94, 101),
    pedido: valor(120, 134),
    data: data8(155, 162),
    pago: valor(163, 177),
  },
  J: {
    ...comum,
    favorecido: texto(62, 91),
    data: data8(145, 152),
    pago: valor(153, 167),
    identificador: texto(183, 202),
    dataPedida: data8(145, 152),
    pedido: valor(153, 167),
  },
  O: {
    ...comum,
    favorecido: texto(62, 91),
    data: data8(100, 107),
    pago: valor(108, 122),
    identificador: texto(123, 142),
    dataPedida: data8(100, 107),
    pedido: valor(108, 122),
  },
} as const satisfies Record<string, Registro>;
const doLote = { operacao: texto(9, 9), servico: texto(10, 11), ocorrencias: texto(231, 240) };
/** FEBRABAN G025: services in which a bank pays for the company. */
const servicosDePagamento: ReadonlySet<string> = new Set(['20', '22', '98', '30', '32']);

const partir = (codigos: string): string[] => (codigos.match(/.{1,2}/g) ?? []).map((c) => c.trim()).filter((c) => c !== '');

/** A payment return, whole. @throws ArquivoRecusado for what is none (its lots say so), ends before its trailer, or lost records on its way */
export async function lerRetornoDePagamentos(conteudo: Buffer): Promise<{ cabecalho: CabecalhoDePagamentos; linhas: LinhaDePagamento[] }> {
  let topo: CabecalhoDePagamentos | null = null;
  let doLoteAtual: string[] = [];
  let fim = false;
  let registros = 0;
  const linhas: LinhaDePagamento[] = [];
  for await (const { linha, texto: bruta } of lerLinhas([conteudo])) {
    const inteira = bruta.padEnd(240);
    if (fim) throw new ArquivoRecusado('ARQUIVO_DEPOIS_DO_FIM', linha);
    if (!topo) {
      topo = lerCabecalho(inteira, linha);
      registros = 1;
      continue;
    }
    registros += 1;
    const [tipo, segmento] = [inteira[7], inteira[13]];
    if (tipo === '1') doLoteAtual = lerLote(inteira, linha);
    if (tipo === '3' && segmento && segmento in segmentos && !isOpcional(inteira))
      linhas.push(lerDetalhe(segmento as 'A' | 'J' | 'O', inteira, { linha, doLoteAtual }));
    if (tipo === '9') {
      conferirTotal({ linha, texto: inteira }, inteira.slice(23, 29), registros);
      fim = true;
    }
  }
  if (!topo) throw new ArquivoRecusado('ARQUIVO_VAZIO', 0);
  if (!fim) throw new ArquivoRecusado('ARQUIVO_SEM_FIM', 0);
  return { cabecalho: topo, linhas };
}

/**
 * J-52 says more of the payment before it, and is none. A barcode of a bank 520 to 529 begins alike; what tells them apart is that all of its
 * 44 columns are digits, where J-52 has the name of the payer.
 */
const isOpcional = (linha: string): boolean => linha[13] === 'J' && linha.slice(17, 19) === '52' && !/^\d{44}$/.test(linha.slice(17, 61));

function lerCabecalho(inteira: string, linha: number): CabecalhoDePagamentos {
  if (!/^\d{3}00000/.test(inteira)) throw new ArquivoRecusado('ARQUIVO_NAO_E_RETORNO', linha);
  const { tipo, ...lido } = semErro(linha, () => lerRegistro(cabecalho, inteira));
  if (tipo === '1') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', linha);
  return lido;
}

function lerLote(inteira: string, linha: number): string[] {
  const { operacao, servico, ocorrencias } = semErro(linha, () => lerRegistro(doLote, inteira));
  if (operacao !== 'C' || !servicosDePagamento.has(servico)) throw new ArquivoRecusado('ARQUIVO_NAO_E_RETORNO', linha);
  return partir(ocorrencias);
}

function lerDetalhe(
  segmento: 'A' | 'J' | 'O',
  inteira: string,
  { linha, doLoteAtual }: { linha: number; doLoteAtual: string[] },
): LinhaDePagamento {
  try {
    const lido = lerRegistro(segmentos[segmento], inteira);
    // A lot refused as a whole says it once for all its payments.
    const proprias = partir(lido.ocorrencias);
    const ocorrencias = proprias.length > 0 ? proprias : doLoteAtual;
    const efeito = efeitoDe(ocorrencias, { devolucao: lido.movimento === '3' });
    const { identificador, favorecido } = lido;
    const pagoCentavos = lido.pago > 0 ? lido.pago : lido.pedido;
    return {
      linha,
      efeito,
      identificador,
      favorecido,
      ocorrencias,
      pagoCentavos: efeito === 'pago' || efeito === 'devolvido' || efeito === 'desconhecido' ? pagoCentavos : centavos(0),
      dataPagamento: lido.data ?? lido.dataPedida,
      porque: null,
    };
  } catch (erro) {
    if (!(erro instanceof CampoInvalido)) throw erro;
    const { br } = porqueIlegivel({ campo: erro.campo, conteudo: erro.conteudo, colunas: erro.colunas });
    return {
      linha,
      efeito: 'ilegivel',
      identificador: '',
      favorecido: '',
      ocorrencias: [],
      pagoCentavos: centavos(0),
      dataPagamento: null,
      porque: br,
    };
  }
}
