import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { aprovacoes, isEmAberto, isLiberada, rotulosPagar } from '../../situacoes.ts';
import { textosBaixaPagar } from '../texts.ts';
import type { TituloParaPagar } from './tipos.ts';

/** Whether a payable may be paid here and now. */
export const isPagavel = ({ situacao, aprovacao, noBanco }: TituloParaPagar): boolean =>
  isEmAberto(situacao) && isLiberada(aprovacao) && noBanco === null;

/** Payables that were asked for and are not paid now, each with its reason and the way to its record, where that is mended. */
export function NaoSePagam({ titulos }: { titulos: readonly TituloParaPagar[] }) {
  const t = useTextos(textosBaixaPagar);
  const { idioma } = useIdioma();
  const porque = ({ situacao, aprovacao, noBanco }: TituloParaPagar): string => {
    if (!isEmAberto(situacao)) return rotuloDe(rotulosPagar, situacao, idioma);
    return noBanco === null ? rotuloDe(aprovacoes, aprovacao, idioma) : t('estaNoArquivo', { arquivo: noBanco });
  };
  return (
    <ul>
      {titulos.map((titulo) => (
        <li key={titulo.id}>
          <Elo tela="contas-pagar" search={{ abrir: titulo.id }}>
            {titulo.numero}
          </Elo>
          {` · ${titulo.fornecedorNome}: ${porque(titulo)}`}
        </li>
      ))}
    </ul>
  );
}
