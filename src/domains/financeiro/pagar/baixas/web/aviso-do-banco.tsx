import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { textosBaixaPagar } from '../texts.ts';

type Fornecedor = { fornecedorId: number; fornecedorNome: string; bancoMudouEm: string | null; bancoEmEspera: boolean };

/** Tells whoever pays that a supplier is paid elsewhere than last time, or soon may be. */
export function AvisoDoBanco({ titulos }: { titulos: readonly Fornecedor[] }) {
  const t = useTextos(textosBaixaPagar);
  const porFornecedor = new Map(titulos.map((x) => [x.fornecedorId, x]));
  return [...porFornecedor.values()]
    .filter((x) => x.bancoMudouEm !== null || x.bancoEmEspera)
    .map((x) => (
      <p key={x.fornecedorId} role="alert" className="consequencia consequencia-perigo">
        {x.bancoMudouEm !== null
          ? t('bancoMudou', { fornecedor: x.fornecedorNome, em: escreverInstante(x.bancoMudouEm) })
          : t('bancoEmEspera', { fornecedor: x.fornecedorNome })}{' '}
        <Elo tela="fornecedores" search={{ abrir: x.fornecedorId }}>
          {t('verDados')}
        </Elo>
      </p>
    ));
}
