import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { lerRegistro } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado, type CabecalhoDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { type ItemDeRetorno, type Linha, semErro } from './itens.ts';
import { cabecalho240, isBancoDe240, type Layout240, layoutDoRetorno240 } from './layouts-240.ts';
import { SEM_DETALHES } from '#domains/financeiro/boletos/retornos/sem-detalhes.ts';
import { bancoDoCabecalho400, type Layout400, layouts400 } from './layouts-400.ts';
import { lerDetalhes240 } from './ler-240.ts';
import { lerDetalhes400 } from './ler-400.ts';

/** Lines that some systems put before the file proper. */
const linhasEstranhasMaximo = 5;

/**
 * Reads a return file of a bank, line by line: the header first, then each charge. Lines are padded or cut to their width,
 * because banks and mail programs trim them. A file that tells of no charge at all says so, as a line that cannot be read.
 * @throws ArquivoRecusado when it is no return file of a known bank, ends before its trailer, or lost records on its way
 */
export async function* lerRetorno(linhas: AsyncIterable<Linha>): AsyncGenerator<ItemDeRetorno> {
  const fila = linhas[Symbol.asyncIterator]();
  const { cabecalho, layout, linha } = await acharCabecalho(fila);
  yield { tipo: 'cabecalho', cabecalho };
  let detalhes = 0;
  const lidos = layout.formato === 240 ? lerDetalhes240(fila, layout, cabecalho.banco) : lerDetalhes400(fila, layout, cabecalho.banco);
  for await (const item of lidos) {
    detalhes += 1;
    yield item;
  }
  if (detalhes === 0) yield { tipo: 'ilegivel', linha, campo: SEM_DETALHES, conteudo: '' };
}

type Cabecalho<L> = { cabecalho: CabecalhoDeRetorno; layout: L; linha: number };
async function acharCabecalho(fila: AsyncIterator<Linha>): Promise<Cabecalho<Layout240 | Layout400>> {
  for (let vistas = 0; vistas <= linhasEstranhasMaximo; vistas += 1) {
    const lida = await fila.next();
    if (lida.done === true) throw new ArquivoRecusado(vistas === 0 ? 'ARQUIVO_VAZIO' : 'ARQUIVO_NAO_E_RETORNO', vistas);
    const { linha, texto } = lida.value;
    if (/^0[12](RETORNO|REMESSA)/.test(texto)) return cabecalho400De(texto.padEnd(400), linha);
    if (/^\d{3}00000/.test(texto)) return cabecalho240De(texto.padEnd(240), linha);
  }
  throw new ArquivoRecusado('ARQUIVO_NAO_E_RETORNO', 1);
}

function cabecalho240De(texto: string, linha: number): Cabecalho<Layout240> {
  const banco = texto.slice(0, 3);
  const achado = layoutDoRetorno240(banco, texto.slice(163, 166).trim());
  if (!achado) throw semLayout(banco, linha, 240);
  const { layout, conhecida } = achado;
  const { tipo, ...cabecalho } = semErro(linha, () => lerRegistro({ ...cabecalho240, ...layout.cabecalho }, texto));
  // A header with its blanks eaten leaves the column unclear; the header of the first lot says it again.
  if (tipo === '1') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', linha);
  return { cabecalho: { formato: 240, ...cabecalho, geradoEm: dataOuNada(cabecalho.geradoEm), versaoConhecida: conhecida }, layout, linha };
}

function dataOuNada(texto: string): DataCivil | null {
  const data = `${texto.slice(4)}-${texto.slice(2, 4)}-${texto.slice(0, 2)}`;
  return isDataCivil(data) ? data : null;
}

function cabecalho400De(texto: string, linha: number): Cabecalho<Layout400> {
  const { banco } = lerRegistro(bancoDoCabecalho400, texto);
  const layout = layouts400[banco];
  if (texto[1] !== '2') throw new ArquivoRecusado('ARQUIVO_E_REMESSA', linha);
  if (!layout) throw semLayout(banco, linha, 400);
  const { tipo: _tipo, servico: _servico, ...cabecalho } = semErro(linha, () => lerRegistro(layout.cabecalho, texto));
  // The 400 columns have one version a bank, which their header does not name.
  return { cabecalho: { formato: 400, ...cabecalho, versao: '', versaoConhecida: true }, layout, linha };
}

/** A bank of which the other format is read says so: it can be asked for that one. */
function semLayout(banco: string, linha: number, formato: 240 | 400): ArquivoRecusado {
  const noOutro = formato === 240 ? layouts400[banco] !== undefined : isBancoDe240(banco);
  return noOutro
    ? new ArquivoRecusado('FORMATO_SEM_LAYOUT', linha, banco, { formato, outro: formato === 240 ? 400 : 240 })
    : new ArquivoRecusado('BANCO_SEM_LAYOUT', linha, banco, { formato, outro: formato });
}
