import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { LancamentosDaLinha } from './lancamentos-da-linha.tsx';

/** What the books have and no statement yet, one by one. */
export function SoNosLivros({
  contaBancariaId,
  posicao,
}: {
  contaBancariaId: number;
  posicao: RespostaCliente<typeof conciliacaoApi.obterPosicao>;
}) {
  const t = useTextos(textosConciliacao);
  const { desde, ate, soNosLivros } = posicao;
  const { data } = useConsulta(
    conciliacaoApi.listarMovimentos,
    { query: { ContaBancariaId: contaBancariaId, DataInicial: desde ?? ate, DataFinal: ate, TamanhoDaPagina: 50 } },
    { ativa: soNosLivros.quantidade > 0 && desde !== null, manterAnterior: true },
  );
  if (!data || data.itens.length === 0 || soNosLivros.quantidade === 0) return null;
  const resto = (data.total ?? 0) - data.itens.length;
  return (
    <section>
      <h3>{t('soNosLivros')}</h3>
      <LancamentosDaLinha lancamentos={data.itens} />
      {resto > 0 && <p className="suave">{t('maisNosLivros', { n: resto })}</p>}
    </section>
  );
}
