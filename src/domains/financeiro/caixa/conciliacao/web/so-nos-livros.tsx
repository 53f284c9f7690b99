import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { LancamentosDaLinha } from './lancamentos-da-linha.tsx';

type Props = { contaBancariaId: number; posicao: RespostaCliente<typeof conciliacaoApi.obterPosicao> };

/** What the books had on the day and the statement had not, one by one. */
export function SoNosLivros({ contaBancariaId, posicao: { ate, soNosLivros } }: Props) {
  const t = useTextos(textosConciliacao);
  const { data } = useConsulta(
    conciliacaoApi.listarMovimentos,
    { query: { ContaBancariaId: contaBancariaId, AbertosEm: ate, TamanhoDaPagina: 50 } },
    { ativa: soNosLivros.quantidade > 0, manterAnterior: true },
  );
  if (!data || soNosLivros.quantidade === 0) return null;
  const resto = soNosLivros.quantidade - data.itens.length;
  return (
    <section>
      <h3>{t('soNosLivros')}</h3>
      <LancamentosDaLinha lancamentos={data.itens} />
      {resto > 0 && <p className="suave">{t('maisNosLivros', { n: resto })}</p>}
    </section>
  );
}

/** The same the other way: lines of the statement that the books did not have. */
export function SoNoExtrato({ contaBancariaId, posicao: { ate, soNoExtrato } }: Props) {
  const t = useTextos(textosConciliacao);
  const { data } = useConsulta(
    conciliacaoApi.listarLinhas,
    { query: { ContaBancariaId: contaBancariaId, AbertasEm: ate, TamanhoDaPagina: 50 } },
    { ativa: soNoExtrato.quantidade > 0, manterAnterior: true },
  );
  if (!data || soNoExtrato.quantidade === 0) return null;
  const resto = soNoExtrato.quantidade - data.itens.length;
  return (
    <section>
      <h3>{t('soNoExtrato')}</h3>
      <Tabela
        legenda={t('soNoExtrato')}
        colunas={[t('data'), t('descricao'), t('valor')]}
        numericas={[2]}
        cartao={{ titulo: 1, apoio: 0, valor: 2 }}
        linhas={data.itens.map((l) => ({
          chave: l.id,
          celulas: [
            formatarData(l.data),
            l.descricao,
            l.valorCentavos === null ? `“${l.valorLido ?? ''}”` : formatarValor(l.valorCentavos),
          ],
        }))}
      />
      {resto > 0 && <p className="suave">{t('maisNosLivros', { n: resto })}</p>}
    </section>
  );
}
