import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { titulosDaContaApi } from '../api.ts';

/** Says of an account out of use, or about to be, how many open titles stay on it, and where they move to another one. */
export function TitulosEmAberto({ contaBancariaId }: { contaBancariaId: number }) {
  const t = useTextos(textosCadastros);
  const { data } = useConsulta(titulosDaContaApi.titulosEmAberto, { params: { id: contaBancariaId } });
  if (!data || data.titulos === 0) return null;
  return (
    <p className="consequencia inteira" role="status">
      {t('titulosNaConta', { n: data.titulos })}{' '}
      <Elo tela="contas-a-receber" search={{ conta: contaBancariaId, situacao: 'aberto,parcial' }}>
        {t('verTitulosDaConta')}
      </Elo>
    </p>
  );
}
