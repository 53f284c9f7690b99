import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import estilo from '../faixas.module.css';
import { colunasQueDistinguem } from './distinguir.ts';
import { conteudoDe } from './linha.tsx';
import { textosTabela } from '../texts.ts';
import type { Coluna } from '../tipos.ts';

type ItemDaLista<L> = { id: string | number; linha: L; href: string | null; selecionada: boolean | null; rotuloSelecao: string };
type Props<L> = {
  linhas: readonly ItemDaLista<L>[];
  colunas: readonly Coluna<L>[];
  aoMarcar: (indice: number, marcada: boolean, intervalo: boolean) => void;
  aoAbrir: ((indice: number) => void) | null;
};

/** A bare number, or one that another note follows: it says nothing without its heading, which a card does not have. */
const isNumeroSo = (conteudo: ReactNode): boolean =>
  typeof conteudo === 'number' || (typeof conteudo === 'string' && /^[−-]?\d[\d.,]*(?: ·|$)/.test(conteudo));
const isVazio = (conteudo: ReactNode): boolean => conteudo === null || conteudo === '' || conteudo === '–' || conteudo === '—';

/** What a person reads of a row in a column: its text, or the value behind what is drawn. */
function lidoEm<L>(linha: L, coluna: Coluna<L>): unknown {
  const conteudo = conteudoDe(coluna, linha);
  return typeof conteudo === 'string' ? conteudo : Reflect.get(linha as object, coluna.chave);
}

/** The list on a phone: a card a row with the two facts that matter, what else helps to choose below them, the rest folded. */
export function Cartoes<L>({ linhas, colunas, aoMarcar, aoAbrir }: Props<L>) {
  const marcadas = colunas.filter((coluna) => coluna.principal);
  // What stands at the right in the table stands at the right of the card.
  const principais = (marcadas.length > 0 ? marcadas : colunas)
    .slice(0, 2)
    .toSorted((a, b) => Number(a.alinhamento === 'direita') - Number(b.alinhamento === 'direita'));
  const pedidas = colunas.filter((coluna) => (coluna.noCartao ?? coluna.chave === 'situacao') && !principais.includes(coluna));
  const mostradas = [...principais, ...pedidas];
  const distinguem = colunasQueDistinguem(
    linhas.map(({ linha }) => linha),
    mostradas,
    colunas.filter((coluna) => !mostradas.includes(coluna)),
    lidoEm,
  );
  const abaixo = [...distinguem, ...pedidas];
  const resto = colunas.filter((coluna) => !principais.includes(coluna) && !abaixo.includes(coluna));
  return (
    <ul className={estilo.cartoes}>
      {linhas.map((item, indice) => (
        <Cartao
          key={item.id}
          item={item}
          principais={principais}
          abaixo={abaixo}
          resto={resto}
          aoMarcar={(marcada) => aoMarcar(indice, marcada, false)}
          aoAbrir={aoAbrir ? () => aoAbrir(indice) : null}
        />
      ))}
    </ul>
  );
}

type PropsCartao<L> = {
  item: ItemDaLista<L>;
  principais: readonly Coluna<L>[];
  abaixo: readonly Coluna<L>[];
  resto: readonly Coluna<L>[];
  aoMarcar: (marcada: boolean) => void;
  aoAbrir: (() => void) | null;
};

function Cartao<L>({ item: { linha, href, selecionada, rotuloSelecao }, principais, abaixo, resto, aoMarcar, aoAbrir }: PropsCartao<L>) {
  const t = useTextos(textosTabela);
  const [aberto, setAberto] = useState(false);
  const idResto = useId();
  const [primeira, segunda] = principais;
  const fatos = (
    <>
      {primeira && <strong>{conteudoDe(primeira, linha)}</strong>}
      {segunda && (
        <span>
          {!segunda.render && typeof Reflect.get(linha as object, segunda.chave) === 'number' && `${segunda.titulo} `}
          {conteudoDe(segunda, linha)}
        </span>
      )}
      {abaixo.length > 0 && (
        <span className={estilo.cartaoAbaixo}>
          {abaixo.map((coluna) => {
            const conteudo = conteudoDe(coluna, linha);
            if (isVazio(conteudo)) return null;
            return (
              <span key={coluna.chave}>
                {isNumeroSo(conteudo) && `${coluna.titulo} `}
                {conteudo}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
  return (
    <li className={selecionada ? estilo.cartaoMarcado : estilo.cartao}>
      <div className={estilo.cartaoTopo}>
        {selecionada !== null && (
          <label className={estilo.toque}>
            <input
              type="checkbox"
              checked={selecionada}
              aria-label={rotuloSelecao}
              onChange={(evento) => aoMarcar(evento.currentTarget.checked)}
            />
          </label>
        )}
        {href === null && !aoAbrir ? (
          <div className={estilo.cartaoElo}>{fatos}</div>
        ) : (
          <a
            className={estilo.cartaoElo}
            href={href ?? '#'}
            onClick={(evento) => {
              if (evento.ctrlKey || evento.metaKey || !aoAbrir) return;
              evento.preventDefault();
              aoAbrir();
            }}
          >
            {fatos}
          </a>
        )}
        {resto.length > 0 && (
          <button
            type="button"
            className={estilo.cartaoMais}
            aria-label={t('maisDetalhes')}
            aria-expanded={aberto}
            aria-controls={idResto}
            onClick={() => setAberto(!aberto)}
          >
            <IconChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {aberto && (
        <dl id={idResto} className={estilo.cartaoResto}>
          {resto.map((coluna) => (
            <div key={coluna.chave}>
              <dt>{coluna.titulo}</dt>
              <dd>{conteudoDe(coluna, linha)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
