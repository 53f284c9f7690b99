import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import estilo from './abas.module.css';

type AbaDaLista = { chave: string; rotulo: string /** What stands beside its name, such as a count. */; marca?: ReactNode };
type Props = {
  rotulo: string | undefined;
  abas: readonly AbaDaLista[];
  aberta: string | undefined;
  idDe: (chave: string) => string;
  /** The panel that a tab shows, where it is in the page. */
  painelDe?: (chave: string) => string;
  className?: string | undefined;
  aoAbrir: (chave: string, como: 'toque' | 'tecla') => void;
};

/** The row of tabs that screens and forms share: one stop of the Tab key, arrows, Home and End move between them. */
export function ListaDeAbas({ rotulo, abas, aberta, idDe, painelDe, className, aoAbrir }: Props) {
  const tira = useRef<HTMLDivElement>(null);
  // Where the strip is wider than the screen, the open tab stands in the middle of what is seen of it.
  useEffect(() => {
    const botao = tira.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tira.current || !botao || aberta === undefined) return;
    const { left, width } = botao.getBoundingClientRect();
    const dentro = left - tira.current.getBoundingClientRect().left + tira.current.scrollLeft;
    tira.current.scrollLeft = dentro - (tira.current.clientWidth - width) / 2;
  }, [aberta]);
  const aoTeclar = (evento: KeyboardEvent, posicao: number): void => {
    const destino = { ArrowRight: posicao + 1, ArrowLeft: posicao - 1, Home: 0, End: abas.length - 1 }[evento.key];
    const aba = destino === undefined ? undefined : abas[(destino + abas.length) % abas.length];
    if (!aba) return;
    evento.preventDefault();
    aoAbrir(aba.chave, 'tecla');
    document.getElementById(idDe(aba.chave))?.focus();
  };
  return (
    <div ref={tira} role="tablist" aria-label={rotulo} className={className === undefined ? estilo.abas : `${estilo.abas} ${className}`}>
      {abas.map(({ chave, rotulo: texto, marca }, posicao) => (
        <button
          key={chave}
          id={idDe(chave)}
          type="button"
          role="tab"
          aria-selected={chave === aberta}
          aria-controls={painelDe?.(chave)}
          tabIndex={chave === aberta ? 0 : -1}
          onClick={() => aoAbrir(chave, 'toque')}
          onKeyDown={(evento) => aoTeclar(evento, posicao)}
        >
          {texto}
          {marca}
        </button>
      ))}
    </div>
  );
}
