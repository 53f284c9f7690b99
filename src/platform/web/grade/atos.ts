import { flushSync } from 'react-dom';
import { texto, type Tradutor } from '#shared/textos.ts';
import { anunciar } from '../anuncios.tsx';
import { avisar } from '../avisos.tsx';
import { idiomaAtual } from '../i18n.tsx';
import { confirmarColagem } from './previa-da-colagem.tsx';
import { planejarColagem, planejarLimpeza } from './puro/colagem.ts';
import { lerCelula, nomeDoValor, proximoDe } from './puro/leitura.ts';
import { emPalavras } from './puro/tipos.ts';
import { dentro, editavelAoLado, estender, mover, type Passo, type Posicao, posicoesDe, proximaEditavel } from './puro/movimento.ts';
import { aberturaEm, alvoEm, lugarEm, medidasDe, mudancasAoAlternar, type Quadro, textoEm } from './quadro.ts';
import type { AtoNaEdicao } from './puro/teclado.ts';
import { textosGrade } from './texts.ts';
import { escreverTsv, lerTsv } from './puro/tsv.ts';
import { faixaDa, type Vista } from './vista.ts';

const t: Tradutor<typeof textosGrade> = (chave, ...params) => texto(textosGrade, chave, idiomaAtual(), ...params);
export type AtosDaGrade = ReturnType<typeof criarAtos>;

/** What keys, clicks and the clipboard do in a grid. `quadro` gives what is in sight now, `raiz` the table. */
export function criarAtos(vista: Vista, quadro: () => Quadro, raiz: () => HTMLElement | null) {
  const foco = (): Posicao => vista.ler().foco;
  const medidas = () => medidasDe(quadro());
  const alvo = (posicao: Posicao) => alvoEm(quadro(), posicao);
  const aceita = (posicao: Posicao): boolean => ['digitada', 'alternada'].includes(lugarEm(quadro(), posicao));

  /** Gives the keyboard to a cell; `ancora` keeps a rectangle chosen from there on. */
  function focar(posicao: Posicao, ancora: Posicao | null = null): void {
    const nova = dentro(posicao, medidas());
    vista.mudar(() => ({ foco: nova, ancora, edicao: null }));
    raiz()?.querySelector<HTMLElement>(`[data-posicao="${nova.linha}:${nova.coluna}"]`)?.focus();
  }
  function focarCelula(onde: { linha: string; coluna: string } | null): void {
    const { linhas, colunas } = quadro();
    const linha = linhas.findIndex(({ id }) => id === onde?.linha);
    const coluna = colunas.findIndex(({ id }) => id === onde?.coluna) + 1;
    if (linha >= 0 && coluna > 0) focar({ linha, coluna });
  }

  /** Takes what stands in the editor; an unreadable entry stays in the cell and says why. */
  function entrar(digitado: string): void {
    const onde = alvo(foco());
    if (!onde || digitado === textoEm(quadro(), foco())) return;
    const entrada = lerCelula(onde.tipo, digitado);
    quadro().modelo.escrever([{ linha: onde.linha, coluna: onde.coluna, entrada }]);
    if ('erro' in entrada) anunciar(t('invalida', { digitado, erro: emPalavras(entrada.erro, idiomaAtual()) }));
  }

  /** Enter: the next cell that takes an entry, below or above. */
  function descer(sentido: 1 | -1): void {
    focar(proximaEditavel(foco(), medidas(), sentido, aceita) ?? foco());
  }
  function editar(inicial?: string): void {
    const abrir = aberturaEm(quadro(), foco());
    if (abrir) return abrir();
    if (lugarEm(quadro(), foco()) !== 'digitada') return;
    vista.mudar((atual) => ({ ...atual, ancora: null, edicao: { inicial: inicial ?? textoEm(quadro(), atual.foco) } }));
  }
  /** Gives a cell what a text stands for, where it stands for something. */
  function dar(digitado: string): void {
    const onde = alvo(foco());
    if (!onde) return;
    const entrada = lerCelula(onde.tipo, digitado);
    if ('valor' in entrada) quadro().modelo.escrever([{ linha: onde.linha, coluna: onde.coluna, entrada }]);
    anunciar('valor' in entrada ? nomeDoValor(onde.tipo, entrada.valor, idiomaAtual()) : emPalavras(entrada.erro, idiomaAtual()));
  }

  return {
    focar,
    descer,
    editar,
    mover: (passo: Passo): void => focar(mover(passo, foco(), medidas())),
    estender(passo: Passo): void {
      const { ancora } = vista.ler();
      if (foco().linha < 0) return focar(mover(passo, foco(), medidas()));
      focar(estender(passo, foco(), medidas()), ancora ?? foco());
    },
    escolherTudo(): void {
      const { linhas, colunas } = medidas();
      if (linhas > 0 && colunas > 1) focar({ linha: linhas - 1, coluna: colunas - 1 }, { linha: 0, coluna: 1 });
    },
    /** A letter over a cell: it begins to be typed into, or takes the state that the letter stands for. */
    digitar: (letra: string): void => (lugarEm(quadro(), foco()) === 'digitada' ? editar(letra) : dar(letra)),
    /** A state of the legend, into the cell of the keyboard. */
    dar(sigla: string): void {
      dar(sigla);
      focar(foco());
    },
    alternar(): void {
      const onde = alvo(foco());
      quadro().modelo.escrever(mudancasAoAlternar(quadro(), foco()));
      // A checkbox says itself what became of it; a cell of a cycle does not.
      if (onde && onde.tipo.tipo === 'ciclo' && proximoDe(onde.tipo, null))
        anunciar(nomeDoValor(onde.tipo, quadro().modelo.ler(onde.linha, onde.coluna), idiomaAtual()));
    },
    /** Ends the typing with what stands in the editor; false leaves Tab to the browser, for the row has no further cell. */
    terminar(digitado: string, ato: Exclude<AtoNaEdicao, 'cancelar'> | null): boolean {
      const onde = foco();
      entrar(digitado);
      // The field is gone before the browser looks for the next stop of Tab.
      flushSync(() => vista.mudar((atual) => ({ ...atual, edicao: null })));
      if (ato === null) return true;
      if (ato === 'descer' || ato === 'subir') {
        descer(ato === 'descer' ? 1 : -1);
        return true;
      }
      const aoLado = editavelAoLado(onde, medidas(), ato === 'direita' ? 1 : -1, aceita);
      focar(aoLado ?? onde);
      return aoLado !== null;
    },
    /** Esc: what was typed goes, the cell is as before; over a cell, an unreadable entry or a selection goes. */
    largar(): boolean {
      const { edicao, ancora } = vista.ler();
      const onde = alvo(foco());
      if (edicao || ancora) {
        focar(foco());
        return true;
      }
      if (!onde || !quadro().modelo.celula(onde.linha, onde.coluna).invalida) return false;
      const { valor } = quadro().modelo.celula(onde.linha, onde.coluna);
      quadro().modelo.escrever([{ linha: onde.linha, coluna: onde.coluna, entrada: { valor } }]);
      return true;
    },
    limpar: (): void => void quadro().modelo.escrever(planejarLimpeza(faixaDa(vista.ler()), alvo)),
    desfazer(): void {
      const onde = quadro().modelo.desfazer();
      anunciar(t(onde ? 'desfeito' : 'nadaADesfazer'));
      focarCelula(onde);
    },
    refazer(): void {
      const onde = quadro().modelo.refazer();
      if (onde) anunciar(t('refeito'));
      focarCelula(onde);
    },
    /** The chosen rectangle as a spreadsheet takes it. */
    copiar(): string {
      const faixa = faixaDa(vista.ler());
      const posicoes = posicoesDe(faixa);
      anunciar(t('copiadas', { n: posicoes.length }));
      const largura = faixa.direita - faixa.esquerda + 1;
      const textos = posicoes.map((posicao) => textoEm(quadro(), posicao));
      return escreverTsv(Array.from({ length: faixa.base - faixa.topo + 1 }, (_, i) => textos.slice(i * largura, (i + 1) * largura)));
    },
    /** What stands in the first row of the rectangle goes down through it; into a single cell, what stands above it. */
    preencherAbaixo(): void {
      const { topo, base, esquerda, direita } = faixaDa(vista.ler());
      const fonte = topo === base ? topo - 1 : topo;
      if (quadro().somenteLeitura || fonte < 0) return;
      const colunas = Array.from({ length: direita - esquerda + 1 }, (_, i) => esquerda + i);
      const bloco = [colunas.map((coluna) => textoEm(quadro(), { linha: fonte, coluna }))];
      const { mudancas, recusadas } = planejarColagem(bloco, { topo: fonte + 1, base, esquerda, direita }, medidas(), alvo);
      quadro().modelo.escrever(mudancas);
      anunciar(t('preenchidas', { n: mudancas.length - recusadas }));
    },
    /** Lays what a spreadsheet copied over the grid. Of a block of which something does not fit, nothing is written before that was told and answered. */
    async colar(tsv: string): Promise<void> {
      const faixa = faixaDa(vista.ler());
      if (quadro().somenteLeitura || faixa.topo < 0) return;
      const bloco = lerTsv(tsv);
      const isBloco = bloco.length > 1 || (bloco[0]?.length ?? 0) > 1;
      const plano = planejarColagem(bloco, faixa, medidas(), alvo);
      if (isBloco && plano.sobras.length > 0 && !(await confirmarColagem(plano, quadro()))) return;
      const { mudancas, recusadas, fechadas, fora } = plano;
      quadro().modelo.escrever(mudancas);
      const partes = [
        t('coladas', { n: mudancas.length - recusadas }),
        ...(recusadas > 0 ? [t('recusadas', { n: recusadas })] : []),
        ...(fechadas > 0 ? [t('fechadas', { n: fechadas })] : []),
        ...(fora > 0 ? [t('fora', { n: fora })] : []),
      ];
      if (partes.length === 1) anunciar(`${partes[0]}.`);
      else avisar.info(`${partes.join('; ')}.`);
      const largura = Math.max(...bloco.map((linha) => linha.length));
      const canto = { linha: faixa.topo + bloco.length - 1, coluna: faixa.esquerda + largura - 1 };
      if (isBloco) focar(canto, { linha: faixa.topo, coluna: faixa.esquerda });
    },
  };
}
