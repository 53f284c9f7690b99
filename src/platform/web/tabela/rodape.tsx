import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useIdioma, useTextos } from '../i18n.tsx';
import { TAMANHOS } from './estado-url.ts';
import { formatarContagem } from '#shared/textos.ts';
import { faixa, janelaDePaginas, totalDePaginas } from './paginas.ts';
import estilo from './tabela.module.css';
import { textosTabela } from './texts.ts';

type Props = {
  pagina: number;
  tamanho: number;
  /** Null while nobody knows: then `temMais` says whether there is a next page. */
  total: number | null;
  temMais?: boolean;
  aoMudar: (parte: { pagina?: number; tamanho?: number }) => void;
};

/** The page foot: "1–50 de 1.204" (a live region), page size, and the pages. */
export function Rodape({ pagina, tamanho, total, temMais = false, aoMudar }: Props) {
  const t = useTextos(textosTabela);
  const { idioma } = useIdioma();
  const contagem = (numero: number) => formatarContagem(numero, idioma);
  const { de, ate } = faixa(pagina, tamanho, total ?? Number.POSITIVE_INFINITY);
  const ultima = total === null ? pagina + (temMais ? 1 : 0) : totalDePaginas(total, tamanho);
  return (
    <footer className={estilo.rodape}>
      <p role="status">
        {total === 0 ? t('nenhum') : t('faixa', { de: contagem(de), ate: contagem(ate), total: total === null ? '…' : contagem(total) })}
        {total !== null && <span className={estilo.soLeitor}>. {t('pagina', { pagina: contagem(pagina), ultima: contagem(ultima) })}</span>}
      </p>
      <label className={estilo.porPagina}>
        <select value={tamanho} onChange={(evento) => aoMudar({ tamanho: Number.parseInt(evento.currentTarget.value, 10) })}>
          {TAMANHOS.map((opcao) => (
            <option key={opcao} value={opcao}>
              {opcao}
            </option>
          ))}
        </select>{' '}
        {t('porPagina')}
      </label>
      <nav aria-label={t('paginacao')} className={estilo.paginas}>
        <button type="button" aria-label={t('paginaAnterior')} disabled={pagina <= 1} onClick={() => aoMudar({ pagina: pagina - 1 })}>
          <IconChevronLeft size={16} aria-hidden />
        </button>
        {[...janelaDePaginas(pagina, ultima), ...(total === null && temMais ? [null] : [])].map((numero, i) =>
          numero === null ? (
            <span key={`vao-${i}`} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={numero}
              type="button"
              aria-label={t('irParaPagina', { pagina: contagem(numero) })}
              aria-current={numero === pagina ? 'page' : undefined}
              onClick={() => aoMudar({ pagina: numero })}
            >
              {contagem(numero)}
            </button>
          ),
        )}
        <button type="button" aria-label={t('proximaPagina')} disabled={pagina >= ultima} onClick={() => aoMudar({ pagina: pagina + 1 })}>
          <IconChevronRight size={16} aria-hidden />
        </button>
      </nav>
    </footer>
  );
}
