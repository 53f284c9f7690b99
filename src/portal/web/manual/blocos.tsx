import { Fragment } from 'react';
import type { Bloco, ItemDeLista, Trecho } from '#portal/manual/markdown.ts';
import type { Figura } from './figuras.ts';
import estilo from './manual.module.css';

type Ir = (pagina: string, ancora: string | null) => void;
/** The element that a heading is, where the window goes to it. */
export const idDoTitulo = (ancora: string): string => `manual-${ancora}`;

type Figuras = ReadonlyMap<string, Figura>;

/** The parts of a page of the manual, with what screens look like under the headings that tell of them. Links of it are followed inside the window. */
export function Blocos({ blocos, ir, figuras }: { blocos: readonly Bloco[]; ir: Ir; figuras?: Figuras }) {
  return blocos.map((bloco, i) => (
    <Fragment key={i}>
      <UmBloco bloco={bloco} ir={ir} />
      {'titulo' in bloco && <FiguraDaTela figura={figuras?.get(bloco.ancora)} />}
    </Fragment>
  ));
}

/** What a screen looks like; pressed, in its full size. */
export function FiguraDaTela({ figura }: { figura: Figura | undefined }) {
  return (
    figura && (
      <a href={figura.endereco} target="_blank" rel="noreferrer" className={estilo.figura}>
        <img src={figura.endereco} width={1080} height={675} loading="lazy" decoding="async" alt={figura.tela} />
      </a>
    )
  );
}

function UmBloco({ bloco, ir }: { bloco: Bloco; ir: Ir }) {
  if ('titulo' in bloco) {
    const Titulo = bloco.nivel <= 2 ? 'h3' : 'h4';
    return (
      <Titulo id={idDoTitulo(bloco.ancora)} tabIndex={-1} className={estilo.titulo}>
        <Trechos trechos={bloco.titulo} ir={ir} />
      </Titulo>
    );
  }
  if ('paragrafo' in bloco) {
    return (
      <p>
        <Trechos trechos={bloco.paragrafo} ir={ir} />
      </p>
    );
  }
  const Lista = bloco.numerada ? 'ol' : 'ul';
  return (
    <Lista className={estilo.lista}>
      {bloco.lista.map((item, i) => (
        <Item key={i} item={item} ir={ir} />
      ))}
    </Lista>
  );
}

function Item({ item, ir }: { item: ItemDeLista; ir: Ir }) {
  return (
    <li>
      <Trechos trechos={item.linha} ir={ir} />
      <Blocos blocos={item.dentro} ir={ir} />
    </li>
  );
}

function Trechos({ trechos, ir }: { trechos: readonly Trecho[]; ir: Ir }) {
  return trechos.map((trecho, i) => <UmTrecho key={i} trecho={trecho} ir={ir} />);
}

function UmTrecho({ trecho, ir }: { trecho: Trecho; ir: Ir }) {
  if (typeof trecho === 'string') return trecho;
  if ('forte' in trecho) return <strong>{trecho.forte}</strong>;
  if ('enfase' in trecho) return <em>{trecho.enfase}</em>;
  if ('codigo' in trecho) return <code>{trecho.codigo}</code>;
  const { elo, pagina, ancora = null, href } = trecho;
  if (pagina === undefined) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {elo}
      </a>
    );
  }
  return (
    <button type="button" className={estilo.elo} onClick={() => ir(pagina, ancora)}>
      {elo}
    </button>
  );
}
