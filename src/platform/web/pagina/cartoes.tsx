import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { TelaId } from '#catalog/telas.ts';
import { formatarContagem } from '#shared/textos.ts';
import { useIdioma } from '../i18n.tsx';
import { type BuscaDeTela, Elo, type ParametrosDeTela } from '../navegacao.tsx';

export type TomDeEstado = 'aberto' | 'alerta' | 'perigo' | 'neutro' | 'sucesso';

export type CartaoNumero = {
  rotulo: string;
  /** A count as a number; anything else already formatted; null while it is being computed. */
  valor: ReactNode;
  tom?: Exclude<TomDeEstado, 'aberto' | 'neutro'>;
  /** The filtered list behind the number. */
  elo?: { tela: TelaId; params?: ParametrosDeTela; search?: BuscaDeTela };
};

const MAXIMO_POR_LINHA = 8;

/** How many cards a row takes, whole or half, and how wide the widest number needs each: a count little, an amount as it is long. */
function medidasDe(numeros: readonly CartaoNumero[]): CSSProperties {
  const porLinha = Math.ceil(numeros.length / Math.ceil(numeros.length / MAXIMO_POR_LINHA));
  const letras = Math.max(0, ...numeros.map(({ valor }) => (typeof valor === 'string' ? valor.length : 0)));
  return {
    '--cartoes-por-linha': porLinha,
    '--cartoes-por-metade': Math.ceil(porLinha / 2),
    '--cartoes-menor': `max(7rem, ${letras} * 0.6rem + 26px)`,
  } as CSSProperties;
}

/** Number cards of the whole filter; each opens the list behind it. */
export function Cartoes({ numeros }: { numeros: readonly CartaoNumero[] }) {
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  // The strip of a phone is moved by keys too: by its links, or else by itself.
  const semElos = numeros.every(({ elo }) => elo === undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <ul className="cartoes" style={medidasDe(numeros)} {...(telefone && semElos ? { tabIndex: 0 } : {})}>
      {numeros.map((numero) => (
        <li key={numero.rotulo}>
          {numero.elo ? (
            <Elo className="cartoes-numero" {...numero.elo}>
              <ConteudoDoCartao numero={numero} />
            </Elo>
          ) : (
            <div className="cartoes-numero">
              <ConteudoDoCartao numero={numero} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ConteudoDoCartao({ numero }: { numero: CartaoNumero }) {
  const { idioma } = useIdioma();
  const valor = typeof numero.valor === 'number' ? formatarContagem(numero.valor, idioma) : numero.valor;
  return (
    <>
      <span className="cartoes-rotulo">{numero.rotulo}</span>
      <span className={`cartoes-valor ${numero.tom ? `cartoes-${numero.tom}` : ''}`}>{valor ?? '…'}</span>
    </>
  );
}

/** A group of facts or fields that belong together, under a title; buttons of the group at the right of it. */
export function Cartao({
  titulo,
  acoes,
  children,
  className,
}: {
  titulo?: ReactNode;
  acoes?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={className === undefined ? 'cartao' : `cartao ${className}`} aria-labelledby={titulo === undefined ? undefined : id}>
      {titulo !== undefined && (
        <div className="cartao-topo">
          <h2 id={id}>{titulo}</h2>
          {acoes !== undefined && <div className="pagina-acoes">{acoes}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** A state as a word on its color; the color alone never speaks. */
export function Etiqueta({ tom = 'neutro', children }: { tom?: TomDeEstado; children: ReactNode }) {
  return <span className={`etiqueta etiqueta-${tom}`}>{children}</span>;
}
