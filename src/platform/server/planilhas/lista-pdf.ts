import { formatarData, formatarInstante } from '#shared/datas.ts';
import { centavos, formatarValor, somar } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { lerEscola } from '../escola.ts';
import type { Arquivo, Contexto } from '../http/tipos.ts';
import { DocumentoPdf } from '../pdf/documento.ts';
import { type ColunaPlanilha, exportar, type FormatoPlanilha } from './planilha.ts';
import { errosDeRelatorio } from '../relatorios/erros.ts';

type FormatoDeLista = FormatoPlanilha | 'pdf';
type ListaEmArquivo<T> = {
  /** File name without extension. */
  nome: string;
  /** What the paper says that it lists. */
  titulo: string;
  formato: FormatoDeLista;
  colunas: readonly ColunaPlanilha<T>[];
  linhas: AsyncIterable<T[]>;
  /** Label and value of each filter in force, for the paper; read only when it is drawn. */
  filtros: () => Promise<readonly (readonly [string, string])[]> | readonly (readonly [string, string])[];
};

/** What paper takes; sheets have no limit. */
const maximoNoPapel = 3_000;
const larguraComum = 18;
/** A wider table lies down. */
const larguraEmPe = 120;
const textos = { br: { total: 'Total', emitido: 'Emitido em' }, en: { total: 'Total', emitido: 'Issued on' } } as const;

/** A list as a file in any of the formats, sheets row by row and paper whole. Throws LISTA_GRANDE_PARA_PDF. */
export async function exportarLista<T>(contexto: Contexto, lista: ListaEmArquivo<T>): Promise<Arquivo> {
  const { nome, formato, colunas, linhas } = lista;
  if (formato !== 'pdf') return exportar(nome, formato, colunas, linhas);
  const todas: T[] = [];
  for await (const lote of linhas) {
    todas.push(...lote);
    if (todas.length > maximoNoPapel) throw errosDeRelatorio.LISTA_GRANDE_PARA_PDF({ maximo: maximoNoPapel });
  }
  return { nome: `${nome}.pdf`, tipo: 'application/pdf', corpo: await papel(contexto, lista, todas), abrir: true };
}

async function papel<T>({ servicos, pedido }: Contexto, lista: ListaEmArquivo<T>, linhas: readonly T[]): Promise<Buffer> {
  const { colunas, titulo } = lista;
  const { idioma } = pedido;
  const criadoEm = new Date().toISOString();
  const documento = new DocumentoPdf({
    escola: await lerEscola(servicos.dbRelatorios),
    titulo,
    referencia: `${textos[idioma].emitido} ${formatarInstante(criadoEm, servicos.config.tzEscola)}`,
    criadoEm,
    paisagem: colunas.reduce((soma, c) => soma + (c.largura ?? larguraComum), 0) > larguraEmPe,
    idioma,
  });
  const filtros = await lista.filtros();
  if (filtros.length > 0) documento.paragrafo(filtros.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('   ·   '), { tamanho: 9 });
  await documento.tabelaLonga({
    colunas: colunas.map((c) => ({
      titulo: c.titulo,
      peso: c.largura ?? larguraComum,
      direita: c.tipo === 'centavos' || c.tipo === 'numero' || c.tipo === 'decimal',
    })),
    linhas: linhas.map((linha) => colunas.map((coluna) => celula(coluna, linha))),
    rodape: rodape(colunas, linhas, idioma),
  });
  return documento.concluir();
}

function celula<T>({ valor, tipo }: ColunaPlanilha<T>, linha: T): string {
  const lido = valor(linha);
  if (lido === null || lido === undefined) return '';
  if (tipo === 'centavos') return formatarValor(centavos(Number(lido)));
  if (tipo === 'decimal') return String(lido).replace('.', ',');
  return tipo === 'data' ? formatarData(String(lido)) : String(lido);
}

/** How many rows, and the sum of each column that is summed: of what is shown. */
function rodape<T>(colunas: readonly ColunaPlanilha<T>[], linhas: readonly T[], idioma: Idioma): string[] {
  return colunas.map((coluna, i) => {
    if (i === 0) return `${textos[idioma].total} (${linhas.length})`;
    return coluna.soma === true ? formatarValor(somar(linhas.map((linha) => centavos(Number(coluna.valor(linha) ?? 0))))) : '';
  });
}
