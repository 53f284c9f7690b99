import type { Idioma } from '#shared/erros.ts';
import { formatarCelula, formatarMedida, formatarNaTabela, isNumerico, tituloDaColuna } from '#shared/relatorios/celulas.ts';
import { colunasVisiveis, nomeDoRelatorio, type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { type Totais, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { Escola } from '../escola.ts';
import { DocumentoPdf } from '../pdf/documento.ts';
import { niveisQueComecam } from './consultar.ts';
import type { LinhaLida } from './fonte.ts';

export type FolhaDeRelatorio = {
  relatorio: Relatorio;
  escola: Escola;
  idioma: Idioma;
  /** When it was made, and the school's time zone. */
  agora: string;
  fuso: string;
  /** Label and value of each filter in force. */
  filtros: readonly (readonly [string, string])[];
};
/** A wider table lies down: more columns than these, or a sum of their shares of the width. */
const emPe = { colunas: 7, pesos: 9 };
const textos = {
  br: { total: 'Total', linhas: 'linhas', emitido: 'Emitido em' },
  en: { total: 'Total', linhas: 'rows', emitido: 'Issued on' },
};

/** A report on paper: what it counts, the filters in force, number cards as facts, groups with their totals, the total last. */
export async function pdfDoRelatorio(folha: FolhaDeRelatorio, linhas: readonly LinhaLida[], totais: Totais): Promise<Buffer> {
  const { relatorio, idioma } = folha;
  const colunas = colunasVisiveis(relatorio);
  const documento = abrir(folha, colunas);
  const { numeros = [] } = relatorio;
  const fatos = numeros.map(
    ({ rotulo, valor, tipo }) => [rotulo[idioma], formatarMedida(valorDaMedida(totais, valor), tipo, idioma)] as const,
  );
  if (fatos.length > 0) documento.paragrafo(emLinha(fatos), { tamanho: 10, negrito: true });
  const corpo: string[][] = [];
  const cabecas = new Map<number, 'grupo' | 'subgrupo'>();
  for (const [i, linha] of linhas.entries()) {
    for (const nivel of niveisQueComecam(relatorio, linhas[i - 1], linha)) {
      cabecas.set(corpo.length, nivel === 0 ? 'grupo' : 'subgrupo');
      corpo.push(
        celulasDoTotal(colunas, linha.niveis[nivel] ?? {}, { primeira: cabecaDe(relatorio, nivel, linha.celulas, idioma), idioma }),
      );
    }
    const celulas = colunas.map((coluna) => formatarCelula(coluna, linha.celulas[coluna.chave], idioma));
    corpo.push(relatorio.arvore ? recuar(relatorio.arvore, colunas, { celulas, linha: linha.celulas }) : celulas);
    if (relatorio.arvore && linha.celulas[relatorio.arvore.soma] === true) cabecas.set(corpo.length - 1, 'subgrupo');
  }
  const rodape = celulasDoTotal(colunas, totais, { primeira: `${textos[idioma].total} (${totais['linhas'] ?? 0})`, idioma });
  await documento.tabelaLonga({ colunas: larguras(colunas, idioma), linhas: corpo, cabecas, rodape });
  return documento.concluir();
}

/** The cells of a row of a tree, its name set in as deep as it stands. */
function recuar(
  { coluna, nivel }: NonNullable<Relatorio['arvore']>,
  colunas: readonly ColunaDeRelatorio[],
  { celulas, linha }: { celulas: string[]; linha: LinhaDeRelatorio },
): string[] {
  const recuo = '\u00a0'.repeat(3 * (Number(linha[nivel]) - 1));
  return celulas.map((texto, i) => (colunas[i]?.chave === coluna ? recuo + texto : texto));
}

/** A table already in memory (a cross-tab) on paper. */
export async function pdfDaTabela(
  folha: FolhaDeRelatorio,
  { colunas, linhas, totais }: { colunas: ColunaDeRelatorio[]; linhas: readonly LinhaDeRelatorio[]; totais: Totais },
): Promise<Buffer> {
  const { idioma } = folha;
  const documento = abrir(folha, colunas);
  documento.tabela({
    colunas: larguras(colunas, idioma),
    linhas: linhas.map((linha) => colunas.map((coluna) => formatarCelula(coluna, linha[coluna.chave], idioma))),
    rodape: celulasDoTotal(colunas, totais, { primeira: textos[idioma].total, idioma }),
  });
  return documento.concluir();
}

function abrir({ relatorio, escola, idioma, agora, fuso, filtros }: FolhaDeRelatorio, colunas: readonly ColunaDeRelatorio[]): DocumentoPdf {
  const documento = new DocumentoPdf({
    escola,
    titulo: nomeDoRelatorio(relatorio, idioma),
    referencia: `${textos[idioma].emitido} ${formatarInstante(agora, fuso)}`,
    criadoEm: agora,
    paisagem: colunas.length > emPe.colunas || colunas.reduce((soma, { peso = 1 }) => soma + peso, 0) > emPe.pesos,
    idioma,
  });
  documento.paragrafo(relatorio.sobre[idioma], { tamanho: 9 });
  if (filtros.length > 0) documento.paragrafo(emLinha(filtros), { tamanho: 9 });
  return documento;
}

const emLinha = (pares: readonly (readonly [string, string])[]): string =>
  pares.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('   ·   ');

const larguras = (colunas: readonly ColunaDeRelatorio[], idioma: Idioma) =>
  colunas.map((coluna) => ({ titulo: tituloDaColuna(coluna, idioma), peso: coluna.peso ?? 1, direita: isNumerico(coluna.tipo) }));

const cabecaDe = (relatorio: Relatorio, nivel: number, linha: LinhaDeRelatorio, idioma: Idioma): string => {
  const rotulo = relatorio.grupos?.[nivel]?.rotulo ?? '';
  const coluna = relatorio.colunas.find(({ chave }) => chave === rotulo);
  return (coluna ? formatarCelula(coluna, linha[rotulo], idioma) : String(linha[rotulo] ?? '')) || '—';
};

function celulasDoTotal(
  colunas: readonly ColunaDeRelatorio[],
  totais: Totais,
  { primeira, idioma }: { primeira: string; idioma: Idioma },
): string[] {
  return colunas.map((coluna, i) => {
    const medida = totalDaColuna(coluna);
    if (medida === null) return i === 0 ? primeira : '';
    const valor = valorDaMedida(totais, medida);
    return valor === null ? '' : formatarNaTabela(valor, coluna.tipo, idioma);
  });
}
