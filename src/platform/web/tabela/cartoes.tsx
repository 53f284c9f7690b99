import { useTextos } from '../i18n.tsx';
import { conteudoDe } from './linha.tsx';
import estilo from './faixas.module.css';
import { textosTabela } from './texts.ts';
import type { Coluna } from './tipos.ts';

type Props<L> = {
  linhas: readonly { id: string | number; linha: L; href: string | null; selecionada: boolean | null; rotuloSelecao: string }[];
  colunas: readonly Coluna<L>[];
  aoMarcar: (indice: number, marcada: boolean, intervalo: boolean) => void;
  aoAbrir: ((indice: number) => void) | null;
};

/** The list on a phone: a card a row with the two facts that matter, the rest folded. */
export function Cartoes<L>({ linhas, colunas, aoMarcar, aoAbrir }: Props<L>) {
  const t = useTextos(textosTabela);
  const marcadas = colunas.filter((coluna) => coluna.principal);
  const principais = (marcadas.length > 0 ? marcadas : colunas).slice(0, 2);
  const resto = colunas.filter((coluna) => !principais.includes(coluna));
  const [primeira, segunda] = principais;
  return (
    <ul className={estilo.cartoes}>
      {linhas.map(({ id, linha, href, selecionada, rotuloSelecao }, indice) => (
        <li key={id} className={selecionada ? estilo.cartaoMarcado : estilo.cartao}>
          <div className={estilo.cartaoTopo}>
            {selecionada !== null && (
              <label className={estilo.toque}>
                <input type="checkbox" checked={selecionada} aria-label={rotuloSelecao} onChange={(evento) => aoMarcar(indice, evento.currentTarget.checked, false)} />
              </label>
            )}
            {href !== null || aoAbrir ? (
              <a
                className={estilo.cartaoElo}
                href={href ?? '#'}
                onClick={(evento) => {
                  if (evento.ctrlKey || evento.metaKey || !aoAbrir) return;
                  evento.preventDefault();
                  aoAbrir(indice);
                }}
              >
                {primeira && <strong>{conteudoDe(primeira, linha)}</strong>}
                {segunda && <span>{conteudoDe(segunda, linha)}</span>}
              </a>
            ) : (
              <div className={estilo.cartaoElo}>
                {primeira && <strong>{conteudoDe(primeira, linha)}</strong>}
                {segunda && <span>{conteudoDe(segunda, linha)}</span>}
              </div>
            )}
          </div>
          {resto.length > 0 && (
            <details className={estilo.dobra}>
              <summary>{t('maisDetalhes')}</summary>
              <dl>
                {resto.map((coluna) => (
                  <div key={coluna.chave}>
                    <dt>{coluna.titulo}</dt>
                    <dd>{conteudoDe(coluna, linha)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
