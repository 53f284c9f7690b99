import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EstadoVazio } from '../pagina/estados.tsx';
import { useTextos } from '../i18n.tsx';
import estilo from './tabela.module.css';
import { textosTabela } from './texts.ts';
import type { PropsTabela } from './tipos.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';

const LARGURAS = ['70%', '55%', '80%', '45%', '60%'];

/** Grey bars in the shape of the rows to come. They are no rows: the caption of the table says that it is loading. */
export function Esqueleto({ colunas, linhas = 14 }: { colunas: number; linhas?: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: linhas }, (_, linha) => (
        <tr key={linha}>
          {Array.from({ length: colunas }, (_, coluna) => (
            <td key={coluna} aria-hidden>
              <span className={estilo.osso} style={{ width: LARGURAS[(linha + coluna) % LARGURAS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type PropsVazio = {
  vazio: PropsTabela<AnyEndpoint>['vazio'];
  /** What the user narrowed the list by, in words; null where they did not. The way out is to clear. */
  filtro: ReactNode;
  /** By which filters, by their keys; a search is `busca`. */
  filtradoPor?: readonly string[];
  /** The list has rows, but not on this page. */
  paginaAlem: boolean;
  aoLimpar: () => void;
  aoPrimeira: () => void;
};

/** Why there are no rows, and what to do about it. */
export function SemLinhas({ vazio, filtro, filtradoPor, paginaAlem, aoLimpar, aoPrimeira }: PropsVazio) {
  const t = useTextos(textosTabela);
  const botao = (texto: string, ato: () => void) => (
    <Button variant="default" onClick={ato}>
      {texto}
    </Button>
  );
  if (paginaAlem) return <EstadoVazio titulo={t('paginaAlem')} acao={botao(t('irParaPrimeira'), aoPrimeira)} />;
  if (filtro !== null && vazio?.filtrado) {
    const { so, ...dito } = vazio.filtrado;
    if (filtradoPor?.every((chave) => so.includes(chave))) return <EstadoVazio {...dito} />;
  }
  if (filtro !== null) return <EstadoVazio titulo={t('vazioComFiltro')} texto={filtro} acao={botao(t('limparFiltros'), aoLimpar)} />;
  return <EstadoVazio titulo={vazio?.titulo ?? t('vazio')} texto={vazio?.texto} acao={vazio?.acao} />;
}
