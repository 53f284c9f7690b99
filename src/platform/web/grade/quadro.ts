import type { Alvo } from './puro/colagem.ts';
import type { ModeloDaGrade } from './modelo.ts';
import type { Medidas, Posicao } from './puro/movimento.ts';
import type { Lugar } from './puro/teclado.ts';
import type { Idioma } from '#shared/erros.ts';
import { type CelulaDerivada, type ColunaDaGrade, emPalavras, type LinhaDaGrade, type Mudanca, type Valor } from './puro/tipos.ts';
import { avisoDe, escreverCelula, proximoDe } from './puro/leitura.ts';

/** What is in sight of a grid: which rows and columns, over which cells. */
export type Quadro = {
  modelo: ModeloDaGrade;
  linhas: readonly LinhaDaGrade[];
  colunas: readonly ColunaDaGrade[];
  somenteLeitura: boolean;
  /** What else the status line tells of a cell: who typed it, and when. */
  contar?: ((linha: string, coluna: string) => string | null) | undefined;
};

export const medidasDe = ({ linhas, colunas }: Quadro): Medidas => ({ linhas: linhas.length, colunas: colunas.length + 1 });

/** The cell at a position, where it takes an entry; null for titles, names, computed and closed cells. */
export function alvoEm({ linhas, colunas, somenteLeitura }: Quadro, { linha, coluna }: Posicao): Alvo | null {
  const [dona, deCima] = [linhas[linha], colunas[coluna - 1]];
  if (somenteLeitura || !dona || !deCima || dona.resumo || deCima.calcular || motivoDe(dona, deCima) !== null) return null;
  return { linha: dona.id, coluna: deCima.id, tipo: deCima.tipo };
}

/** Why a row does not take a column; null where it does. */
export const motivoDe = ({ fechadas }: LinhaDaGrade, { id }: ColunaDaGrade): string | null => fechadas?.[id] ?? null;

/** Why the value of a cell should be looked at again: what its row says, or that its kind finds it unusual; null where nothing is odd. */
export function avisoEm({ avisos }: LinhaDaGrade, { id, tipo }: ColunaDaGrade, valor: Valor, idioma: Idioma): string | null {
  const estranho = avisoDe(tipo, valor);
  return (valor === null ? undefined : avisos?.[id]) ?? (estranho && emPalavras(estranho, idioma));
}

/** What is made of other cells at a position: the mark of a name, the cell of a total. */
export function derivadaEm({ linhas, colunas }: Quadro, { linha, coluna }: Posicao): CelulaDerivada | null {
  const dona = linhas[linha];
  const deCima = colunas[coluna - 1];
  if (coluna === 0) return dona?.marca ?? null;
  return dona?.resumo && deCima ? dona.resumo(deCima.id) : null;
}

/** What a computed cell opens; null where it opens nothing. */
export function aberturaEm({ linhas, colunas }: Quadro, { linha, coluna }: Posicao): (() => void) | null {
  const [dona, deCima] = [linhas[linha], colunas[coluna - 1]];
  return dona && !dona.resumo && deCima?.abrir ? () => deCima.abrir?.(dona.id) : null;
}

/** What stands at a position, for the keyboard. */
export function lugarEm(quadro: Quadro, posicao: Posicao): Lugar {
  if (posicao.linha < 0) return 'titulo';
  if (posicao.coluna === 0) return 'nome';
  if (!quadro.somenteLeitura && derivadaEm(quadro, posicao)?.agir) return 'alternada';
  const alvo = alvoEm(quadro, posicao);
  if (!alvo) return aberturaEm(quadro, posicao) ? 'abrivel' : 'fechada';
  return alvo.tipo.tipo === 'marca' || alvo.tipo.tipo === 'ciclo' ? 'alternada' : 'digitada';
}

/** What Space or a click changes at a position. */
export function mudancasAoAlternar(quadro: Quadro, posicao: Posicao): Mudanca[] {
  if (quadro.somenteLeitura) return [];
  const { modelo } = quadro;
  const derivada = derivadaEm(quadro, posicao);
  if (derivada) return derivada.agir?.(modelo.ler) ?? [];
  const alvo = alvoEm(quadro, posicao);
  const entrada = alvo && proximoDe(alvo.tipo, modelo.ler(alvo.linha, alvo.coluna));
  return alvo && entrada ? [{ linha: alvo.linha, coluna: alvo.coluna, entrada }] : [];
}

/** The value in sight at a position, whatever it is made of. */
export function valorEm(quadro: Quadro, { linha, coluna }: Posicao): Valor {
  const { modelo, linhas, colunas } = quadro;
  const [dona, deCima] = [linhas[linha], colunas[coluna - 1]];
  if (!dona || !deCima) return null;
  const derivada = dona.resumo?.(deCima.id);
  if (derivada) return derivada.valor(modelo.ler);
  return deCima.calcular ? deCima.calcular((outra) => modelo.ler(dona.id, outra), dona.id) : modelo.ler(dona.id, deCima.id);
}

/** What is copied of a position: names and titles too, and what was typed and not taken as it was typed. */
export function textoEm(quadro: Quadro, posicao: Posicao): string {
  const [linha, coluna] = [quadro.linhas[posicao.linha], quadro.colunas[posicao.coluna - 1]];
  if (!linha) return coluna?.titulo ?? '';
  if (!coluna) return linha.rotulo;
  if (motivoDe(linha, coluna) !== null) return '';
  return quadro.modelo.celula(linha.id, coluna.id).invalida?.digitado ?? escreverCelula(coluna.tipo, valorEm(quadro, posicao));
}
