import { useRouter } from '@tanstack/react-router';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from 'react';
import { isDedo } from '../dedo.ts';
import { criarLoja } from '../loja.ts';
import { type AtosDaGrade, criarAtos } from './atos.ts';
import { dentro, type Posicao } from './puro/movimento.ts';
import { lugarEm, medidasDe, type Quadro } from './quadro.ts';
import { type AtoDaGrade, atoDaTecla, atoNaEdicao } from './puro/teclado.ts';
import { criarVista, type Vista } from './vista.ts';

/** The keyboard, the mouse and the clipboard of a grid, heard at its table: no cell has handlers of its own. */
export function useInteracao(quadro: Quadro) {
  const { history } = useRouter();
  const [{ vista, palco, atos, ouvintes, raiz }] = useState(() => montar(quadro, (endereco) => history.push(endereco)));
  useLayoutEffect(() => palco.mudar((antes) => ({ ...antes, quadro })), [palco, quadro]);
  const { linhas, colunas } = medidasDe(quadro);
  // A filter that leaves fewer rows takes the keyboard's place along.
  useLayoutEffect(() => {
    vista.mudar((antes) => {
      const foco = dentro(antes.foco, { linhas, colunas });
      return mesma(foco, antes.foco) ? antes : { foco, ancora: null, edicao: null };
    });
  }, [vista, linhas, colunas]);
  return { raiz, vista, atos, ouvintes };
}

/** What lives as long as the grid: where the keyboard stands, and what is in sight for acts to find. */
function montar(quadro: Quadro, ir: (endereco: string) => void) {
  const vista = criarVista();
  const palco = criarLoja<{ quadro: Quadro; tabela: HTMLElement | null }>({ quadro, tabela: null });
  const ver = () => palco.ler().quadro;
  const atos = criarAtos(vista, ver, () => palco.ler().tabela);
  const raiz = (tabela: HTMLElement | null): void => palco.mudar((antes) => ({ ...antes, tabela }));
  return { vista, palco, atos, ouvintes: ouvir(vista, atos, ver, ir), raiz };
}

const mesma = (a: Posicao, b: Posicao): boolean => a.linha === b.linha && a.coluna === b.coluna;
const posicaoDe = (alvo: EventTarget): { posicao: Posicao; elemento: Element } | null => {
  const elemento = alvo instanceof Element ? alvo.closest('[data-posicao]') : null;
  const [linha, coluna] = (elemento?.getAttribute('data-posicao') ?? '').split(':').map(Number);
  return elemento && linha !== undefined && coluna !== undefined ? { posicao: { linha, coluna }, elemento } : null;
};
const isEditor = (alvo: EventTarget): alvo is HTMLInputElement => alvo instanceof HTMLInputElement && alvo.dataset['editor'] !== undefined;
/** Fields have a clipboard of their own: that of a cell being typed into, those of a column's menu. */
const naCelula = ({ target }: ClipboardEvent): boolean => !isEditor(target) && posicaoDe(target) !== null;
const isControle = (elemento: Element): boolean => elemento instanceof HTMLButtonElement || elemento instanceof HTMLAnchorElement;

function ouvir(vista: Vista, atos: AtosDaGrade, quadro: () => Quadro, ir: (endereco: string) => void) {
  let pressionada: Posicao | null = null;
  return {
    onKeyDown(evento: KeyboardEvent<HTMLElement>): void {
      if (evento.nativeEvent.isComposing) return;
      if (isEditor(evento.target)) return naEdicao(evento, evento.target.value);
      const onde = posicaoDe(evento.target);
      // The menu of a title stands in its cell, and its keys are its own.
      if (!onde) return;
      const ato = atoDaTecla(evento, lugarEm(quadro(), vista.ler().foco), isControle(onde.elemento));
      if (!ato || (ato.ato === 'largar' && !atos.largar())) return;
      evento.preventDefault();
      evento.stopPropagation();
      fazer(atos, ato);
    },
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      const onde = isEditor(target) ? null : posicaoDe(target);
      const { foco } = vista.ler();
      if (onde && !mesma(onde.posicao, foco)) vista.mudar(() => ({ foco: onde.posicao, ancora: null, edicao: null }));
    },
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      // Before the cell that was pressed takes the keyboard: what was typed belongs to the one that is left.
      if (isEditor(target) && vista.ler().edicao) atos.terminar(target.value, null);
    },
    onMouseDown(evento: MouseEvent<HTMLElement>): void {
      const onde = isEditor(evento.target) || evento.button !== 0 ? null : posicaoDe(evento.target);
      pressionada = onde && onde.posicao.linha >= 0 ? onde.posicao : null;
      if (!pressionada) return;
      const { foco, ancora, edicao } = vista.ler();
      if (evento.shiftKey && !edicao) {
        evento.preventDefault();
        atos.focar(pressionada, ancora ?? foco);
      } else if (ancora) vista.mudar((antes) => ({ ...antes, ancora: null }));
    },
    onMouseOver(evento: MouseEvent<HTMLElement>): void {
      const onde = pressionada && evento.buttons === 1 && !vista.ler().edicao ? posicaoDe(evento.target) : null;
      if (!onde || !pressionada || onde.posicao.linha < 0 || mesma(onde.posicao, vista.ler().foco)) return;
      atos.focar(onde.posicao, mesma(onde.posicao, pressionada) ? null : pressionada);
    },
    onClick(evento: MouseEvent<HTMLElement>): void {
      const onde = isEditor(evento.target) ? null : posicaoDe(evento.target);
      if (!onde || evento.shiftKey || vista.ler().ancora) return;
      const lugar = lugarEm(quadro(), onde.posicao);
      if (lugar === 'titulo') return;
      if (onde.elemento instanceof HTMLAnchorElement) {
        if (evento.ctrlKey || evento.metaKey) return;
        evento.preventDefault();
        return ir(onde.elemento.getAttribute('href') ?? '');
      }
      if (lugar === 'alternada' || lugar === 'nome') {
        atos.focar(onde.posicao);
        atos.alternar();
      } else if (isDedo()) atos.editar();
    },
    onDoubleClick(evento: MouseEvent<HTMLElement>): void {
      if (!isEditor(evento.target) && posicaoDe(evento.target)) atos.editar();
    },
    onCopy(evento: ClipboardEvent<HTMLElement>): void {
      if (!naCelula(evento)) return;
      evento.preventDefault();
      evento.clipboardData.setData('text/plain', atos.copiar());
    },
    onCut(evento: ClipboardEvent<HTMLElement>): void {
      if (!naCelula(evento)) return;
      evento.preventDefault();
      evento.clipboardData.setData('text/plain', atos.copiar());
      atos.limpar();
    },
    onPaste(evento: ClipboardEvent<HTMLElement>): void {
      if (!naCelula(evento)) return;
      evento.preventDefault();
      void atos.colar(evento.clipboardData.getData('text/plain'));
    },
  };

  function naEdicao(evento: KeyboardEvent<HTMLElement>, digitado: string): void {
    const ato = atoNaEdicao(evento);
    // Ctrl+Enter saves the screen: with what stands in the editor.
    if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) {
      atos.terminar(digitado, null);
      atos.focar(vista.ler().foco);
    }
    if (ato === null) return;
    evento.stopPropagation();
    const ficou = ato === 'cancelar' ? atos.largar() : atos.terminar(digitado, ato);
    if (ficou) evento.preventDefault();
  }
}

function fazer(atos: AtosDaGrade, ato: AtoDaGrade): void {
  switch (ato.ato) {
    case 'mover':
      return atos.mover(ato.passo);
    case 'estender':
      return atos.estender(ato.passo);
    case 'digitar':
      return atos.digitar(ato.texto);
    case 'editar':
      return atos.editar();
    case 'descer':
      return atos.descer(1);
    case 'subir':
      return atos.descer(-1);
    case 'alternar':
      return atos.alternar();
    case 'limpar':
      return atos.limpar();
    case 'desfazer':
      return atos.desfazer();
    case 'refazer':
      return atos.refazer();
    case 'tudo':
      return atos.escolherTudo();
    case 'preencher':
      return atos.preencherAbaixo();
    case 'largar':
    case 'nada':
      return;
  }
}
