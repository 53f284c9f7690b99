import { centavos, somar } from '#shared/dinheiro.ts';
import type { Layout } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { camposDoPedido, camposDoRemetente } from './campos-remessa.ts';
import { type LayoutRemessa240, layoutRemessa240 } from './layouts-remessa-240.ts';
import { type LayoutRemessa400, layoutRemessa400 } from './layouts-remessa-400.ts';
import { pedidoDePix240, tipoDaChavePix } from '#domains/financeiro/boletos/cnab/pix.ts';
import { escreverRegistro, type Registro } from '#domains/financeiro/boletos/cnab/registro.ts';
import type { PedidoNaRemessa, Remetente } from './remessa.ts';

type Campos = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The text of a remittance file: records of 240 or 400 columns, each ended by CRLF, in the bank's layout.
 * @throws RangeError for a bank without that layout, CampoInvalido when something does not fit its columns
 */
export function escreverRemessa(layout: Layout, remetente: Remetente, pedidos: readonly PedidoNaRemessa[]): string {
  const linhas = layout === 'cnab240' ? linhas240(remetente, pedidos) : linhas400(remetente, pedidos);
  return linhas.map((linha) => `${linha}\r\n`).join('');
}

const escrever = (registro: Registro, tamanho: number, campos: Campos): string =>
  escreverRegistro(registro, tamanho, campos as Parameters<typeof escreverRegistro>[2]);

function linhas240(remetente: Remetente, pedidos: readonly PedidoNaRemessa[]): string[] {
  const layout: LayoutRemessa240 | undefined = layoutRemessa240(remetente.bancoCodigo, remetente.cobranca.convenio);
  if (!layout) throw new RangeError(`no CNAB 240 of bank ${remetente.bancoCodigo}`);
  const deQuem = camposDoRemetente(remetente, layout.versoes);
  // Some banks ask twice for the same thing.
  const comum: Campos = { ...deQuem, convenio2: deQuem.convenio, conta2: deQuem.conta, conta2Dv: deQuem.contaDv };
  const pix = remetente.pixHibrido ? pedidoDePix240(remetente.bancoCodigo) : null;
  const pixTipo = tipoDaChavePix(remetente.pixChave);
  let sequencia = 0;
  const detalhes = pedidos.flatMap((pedido) => {
    const campos = camposDoPedido(pedido, remetente, layout);
    // A write-off needs to say only which slip; a new due date, from when on it is late.
    const segmentos =
      pedido.movimento === 'baixa'
        ? [layout.segmentoP]
        : pedido.movimento === 'vencimento'
          ? [layout.segmentoP, ...(campos.temMulta ? [layout.segmentoR] : [])]
          : [
              layout.segmentoP,
              layout.segmentoQ,
              ...(campos.temMulta || ('mensagem3' in layout.segmentoR && pedido.instrucoes.length > 0) ? [layout.segmentoR] : []),
              ...(pix ? [pix] : []),
            ];
    return segmentos.map((segmento) => escrever(segmento, 240, { ...comum, ...campos, pixTipo, sequencia: (sequencia += 1) }));
  });
  const entradas = pedidos.filter(({ movimento }) => movimento === 'entrada');
  const total = somar(entradas.map(({ valorCentavos }) => valorCentavos));
  return [
    escrever(layout.cabecalhoArquivo, 240, comum),
    escrever(layout.cabecalhoLote, 240, comum),
    ...detalhes,
    escrever(layout.fimLote, 240, { ...comum, registros: detalhes.length + 2, titulos: entradas.length, total: centavos(total) }),
    escrever(layout.fimArquivo, 240, { ...comum, registros: detalhes.length + 4 }),
  ];
}

function linhas400(remetente: Remetente, pedidos: readonly PedidoNaRemessa[]): string[] {
  const layout: LayoutRemessa400 | undefined = layoutRemessa400(remetente.bancoCodigo);
  if (!layout) throw new RangeError(`no CNAB 400 of bank ${remetente.bancoCodigo}`);
  const comum: Campos = camposDoRemetente(remetente, { arquivo: '', lote: '' });
  let ordem = 1;
  const detalhes = pedidos.flatMap((pedido) => {
    const campos = camposDoPedido(pedido, remetente, layout);
    const todos: Campos = { ...comum, ...campos, multaData8: diaMesAno(campos.multaData) };
    return [layout.detalhe, ...layout.adicionais.filter(({ quando }) => quando(campos)).map(({ registro }) => registro)].map((registro) =>
      escrever(registro, 400, { ...todos, ordem: (ordem += 1) }),
    );
  });
  return [escrever(layout.cabecalho, 400, { ...comum, ordem: 1 }), ...detalhes, escrever(layout.fim, 400, { ...comum, ordem: ordem + 1 })];
}

const diaMesAno = (data: string | null): string => (data === null ? '' : data.split('-').toReversed().join(''));
