import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosTabela } from '../texts.ts';
import type { Filtro, ValoresFiltro } from '../tipos.ts';
import { ValorDoChip } from './chips.tsx';

/** What a list is filtered by, in words: `"ana" · Situação: Aberto`. */
export function FiltroEmPalavras({
  busca,
  filtros,
  valores,
}: {
  busca: string;
  filtros: readonly Filtro[];
  valores: ValoresFiltro;
}): ReactNode {
  const t = useTextos(textosTabela);
  const ativos = filtros.filter(({ chave }) => chave in valores);
  return (
    <>
      {t('filtradoPor')} {busca !== '' && `\u201c${busca}\u201d`}
      {ativos.map((filtro, i) => {
        const valor = valores[filtro.chave];
        return valor === undefined ? null : (
          <span key={filtro.chave}>
            {(busca !== '' || i > 0) && ' · '}
            <ValorDoChip filtro={filtro} valor={valor} />
          </span>
        );
      })}
      {'. '}
      {t('vazioComFiltroTexto')}
    </>
  );
}
