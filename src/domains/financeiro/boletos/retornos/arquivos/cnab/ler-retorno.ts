import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { efeitos240 } from './efeitos-retorno.ts';
import {
  cabecalho240,
  cabecalho400,
  type Layout240,
  type Layout400,
  layoutDoRetorno240,
  layouts400,
  segmentoU,
} from './layouts-retorno.ts';
import { type PixDoBanco, pixDoRegistro, segmentoY03 } from '#domains/financeiro/boletos/cnab/pix.ts';
import { CampoInvalido, lerRegistro, texto } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado, type CabecalhoDeRetorno, type LinhaDeRetorno, trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';

export type ItemDeRetorno =
  | { tipo: 'cabecalho'; cabecalho: CabecalhoDeRetorno }
  | { tipo: 'linha'; linha: LinhaDeRetorno }
  /** A record that does not say what it must; the others go on. */
  | { tipo: 'ilegivel'; linha: number; campo: string; conteudo: string };
type Linha = { linha: number; texto: string };

/** Lines that some systems put before the file proper. */
const linhasEstranhasMaximo = 5;

/**
 * Reads a return file of a bank, line by line: the header first, then each charge. Lines are padded or cut to their width,
 * because banks and mail programs trim them.
 * @throws ArquivoRecusado when it is no return file of a known bank, ends before its trailer, or lost records on its way
 */
export async function* lerRetorno(linhas: AsyncIterable<Linha>): AsyncGenerator<ItemDeRetorno> {
  const fila = linhas[Symbol.asyncIterator]();
  const { cabecalho, layout } = await acharCabecalho(fila);
  yield { tipo: 'cabecalho', cabecalho };
  yield* layout.formato === 240 ? lerDetalhes240(fila, layout) : lerDetalhes400(fila, layout);
}

async function acharCabecalho(fila: AsyncIterator<Linha>): Promise<{ cabecalho: CabecalhoDeRetorno; layout: Layout240 | Layout400 }> {
  for (let vistas = 0; vistas <= linhasEstranhasMaximo; vistas += 1) {
    const lida = await fila.next();
    if (lida.done === true) throw new ArquivoRecusado(vistas === 0 ? 'ARQUIVO_VAZIO' : 'ARQUIVO_NAO_E_RETORNO', vistas);
    const { linha, texto } = lida.value;
    if (/^0[12](RETORNO|REMESSA)/.test(texto)) return cabecalho400De(texto.padEnd(400), linha);
    if (/^\d{3}00000/.test(texto)) return cabecalho240De(texto.padEnd(240), linha);
  }
  throw new ArquivoRecusado('ARQUIVO_NAO_E_RETORNO', 1);
}

function cabecalho240De(texto: string, linha: number): { cabecalho: CabecalhoDeRetorno; layout: Layout240 } {
  const banco = texto.slice(0, 3);
  const achado = layoutDoRetorno240(banco, texto.slice(163, 166).trim());
  if (!achado) throw new ArquivoRecusado('BANCO_SEM_LAYOUT', linha, banco);
  const { layout, conhecida } = achado;
  const { tipo, ...cabecalho } = semErro(linha, () => lerRegistro({ ...cabecalho240, ...layout.cabecalho }, texto));
  // A header with its blanks eaten leaves the column unclear; the header of the first lot says it again.
  if (tipo === '1') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', linha);
  return { cabecalho: { formato: 240, ...cabecalho, geradoEm: dataOuNada(cabecalho.geradoEm), versaoConhecida: conhecida }, layout };
}

function dataOuNada(texto: string): DataCivil | null {
  const data = `${texto.slice(4)}-${texto.slice(2, 4)}-${texto.slice(0, 2)}`;
  return isDataCivil(data) ? data : null;
}

function cabecalho400De(texto: string, linha: number): { cabecalho: CabecalhoDeRetorno; layout: Layout400 } {
  const banco = lerRegistro(cabecalho400, texto).banco;
  const layout = layouts400[banco];
  if (texto[1] !== '2') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', linha);
  if (!layout) throw new ArquivoRecusado('BANCO_SEM_LAYOUT', linha, banco);
  const { tipo: _tipo, servico: _servico, ...cabecalho } = semErro(linha, () => lerRegistro(layout.cabecalho, texto));
  // The 400 columns have one version a bank, which their header does not name.
  return { cabecalho: { formato: 400, ...cabecalho, versao: '', versaoConhecida: true }, layout };
}

function semErro<T>(linha: number, ler: () => T): T {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof CampoInvalido) throw new ArquivoRecusado('LINHA_ILEGIVEL', linha, erro.message);
    throw erro;
  }
}

async function* lerDetalhes240(fila: AsyncIterator<Linha>, layout: Layout240): AsyncGenerator<ItemDeRetorno> {
  let t: Linha | null = null;
  let pronto: ItemDeRetorno | null = null;
  let registros = 1;
  for (let lida = await fila.next(); lida.done !== true; lida = await fila.next()) {
    const atual = { linha: lida.value.linha, texto: lida.value.texto.padEnd(240) };
    registros += 1;
    const tipo = atual.texto[7];
    if (tipo === '1' && atual.texto[8] === 'R') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', atual.linha);
    const segmento = tipo === '3' ? atual.texto[13] : '';
    // Segment Y-03 belongs to the charge before it, which therefore waits for the next record.
    if (segmento === 'Y' && !t && pronto?.tipo === 'linha') {
      const y = lerRegistro(segmentoY03, atual.texto);
      if (y.opcional === '03') pronto = comPix(pronto.linha, pixDoRegistro(y.codigo, y.txid));
      continue;
    }
    if (pronto) yield pronto;
    pronto = null;
    if (t && segmento !== 'U') {
      yield { tipo: 'ilegivel', linha: t.linha, campo: 'segmentoU', conteudo: '' };
      t = null;
    }
    if (tipo === '9') return conferirTotal(atual, atual.texto.slice(23, 29), registros);
    if (segmento === 'T') t = atual;
    if (segmento === 'U' && t) {
      pronto = detalhe240(layout, t, atual.texto);
      t = null;
    }
  }
  if (pronto) yield pronto;
  throw new ArquivoRecusado('ARQUIVO_SEM_FIM', 0);
}

/** A trailer that counts other records than were read tells of a file that lost or gained some on its way. */
function conferirTotal({ linha }: Linha, declarado: string, lidos: number): void {
  const total = /^\d+$/.test(declarado) ? Number(declarado) : 0;
  if (total > 0 && total !== lidos) throw new ArquivoRecusado('TOTAL_NAO_CONFERE', linha, `${total} ≠ ${lidos}`);
}

function detalhe240(layout: Layout240, t: Linha, u: string): ItemDeRetorno {
  return lendo(t.linha, () => {
    const { valor, tarifa, motivos, nossoNumero, ...titulo } = lerRegistro(layout.segmentoT, t.texto);
    const { acrescimos, desconto, deducao, pago, liquido, ...datas } = lerRegistro(segmentoU, u);
    return {
      linha: t.linha,
      ...titulo,
      ...datas,
      efeito: efeitos240[titulo.ocorrencia] ?? 'informacao',
      nossoNumero: layout.nossoNumero(nossoNumero),
      nossoNumeroBruto: nossoNumero,
      valorCentavos: valor,
      tarifaCentavos: tarifa,
      acrescimosCentavos: acrescimos,
      descontoCentavos: desconto,
      deducaoCentavos: deducao,
      pagoCentavos: pago,
      liquidoCentavos: liquido,
      motivos: emPares(motivos),
      pix: null,
    };
  });
}

async function* lerDetalhes400(fila: AsyncIterator<Linha>, layout: Layout400): AsyncGenerator<ItemDeRetorno> {
  let pronto: ItemDeRetorno | undefined;
  let registros = 1;
  for (let lida = await fila.next(); lida.done !== true; lida = await fila.next()) {
    const { linha, texto } = lida.value;
    const inteira = texto.padEnd(400);
    registros += 1;
    // A Pix record belongs to the charge before it, which therefore waits for the next record.
    if (layout.pix && inteira.startsWith(layout.pix.tipo) && pronto?.tipo === 'linha') {
      const { codigo, txid } = lerRegistro({ codigo: layout.pix.codigo, txid: layout.pix.txid ?? semTxid }, inteira);
      pronto = comPix(pronto.linha, pixDoRegistro(codigo, txid));
      continue;
    }
    if (pronto) yield pronto;
    pronto = undefined;
    if (inteira.startsWith('9')) return conferirTotal(lida.value, inteira.slice(394, 400), registros);
    if (inteira.startsWith('1')) pronto = detalhe400(layout, { linha, texto: inteira });
  }
  if (pronto) yield pronto;
  throw new ArquivoRecusado('ARQUIVO_SEM_FIM', 0);
}

const semTxid = texto(1, 0);
const comPix = (linha: LinhaDeRetorno, pix: PixDoBanco | null): ItemDeRetorno => ({ tipo: 'linha', linha: { ...linha, pix } });

function detalhe400(layout: Layout400, { linha, texto }: Linha): ItemDeRetorno {
  return lendo(linha, () => {
    const { valor, tarifa, deducao, desconto, principal, acrescimos, motivos, nossoNumero, ...resto } = lerRegistro(layout.detalhe, texto);
    const efeito = layout.efeitos[resto.ocorrencia] ?? 'informacao';
    const dinheiro = trazDinheiro(efeito);
    const pago = !dinheiro
      ? 0
      : layout.principalLiquido
        ? doLiquido(principal, tarifa, valor - desconto - deducao + acrescimos)
        : principal;
    const liquido = !dinheiro ? 0 : layout.principalLiquido ? principal : principal - tarifa;
    return {
      linha,
      ...resto,
      efeito,
      nossoNumero: layout.nossoNumero(nossoNumero),
      nossoNumeroBruto: nossoNumero,
      valorCentavos: valor,
      tarifaCentavos: tarifa,
      acrescimosCentavos: acrescimos,
      descontoCentavos: desconto,
      deducaoCentavos: deducao,
      pagoCentavos: centavos(pago),
      liquidoCentavos: centavos(liquido),
      motivos: emPares(motivos),
      pix: null,
    };
  });
}

/**
 * What was paid, where the bank writes what reached the account, with or without its tariff: what the parts of the charge make, as
 * long as that money came; otherwise what did come. A part paid is never taken for the whole.
 */
function doLiquido(principal: number, tarifa: number, pelasPartes: number): number {
  if (principal === 0 || principal === pelasPartes || principal === pelasPartes - tarifa) return principal === 0 ? 0 : pelasPartes;
  return principal + tarifa;
}

function lendo(linha: number, ler: () => LinhaDeRetorno): ItemDeRetorno {
  try {
    return { tipo: 'linha', linha: ler() };
  } catch (erro) {
    if (erro instanceof CampoInvalido) return { tipo: 'ilegivel', linha, campo: erro.campo, conteudo: erro.conteudo };
    throw erro;
  }
}

const emPares = (motivos: string): string[] => (motivos.match(/../g) ?? []).filter((par) => par !== '00' && par.trim() !== '');
